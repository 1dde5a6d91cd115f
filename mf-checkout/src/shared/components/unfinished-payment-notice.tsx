import { formatMoney } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Button, infoIcon, Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useResumePayment } from '../hooks/use-resume-payment.ts';
import type { Transaction } from '../model/order.ts';
import styles from './unfinished-payment-notice.module.css';

/**
 * A payment left unfinished at the bank or in the wallet. It can be resumed only if its amount
 * equals `total` (cents). `attempt` is undefined while the server cannot tell its state.
 */
export const UnfinishedPaymentNotice = ({
  attempt,
  total,
}: {
  readonly attempt: Transaction | undefined;
  readonly total: number;
}): ReactElement => {
  const { t } = useTranslation();
  const resume = useResumePayment();
  return (
    <Note icon={infoIcon} tone="info" title={t('open.title')}>
      <p className="text-sm">
        {attempt
          ? t(attempt.amount === total ? 'open.text' : 'open.other', {
              amount: formatMoney(attempt.amount),
              total: formatMoney(total),
            })
          : t('refused.unknownText')}
      </p>
      {attempt?.amount === total && (
        <p className={styles.ways}>
          <Button tone="outline" size="s" onClick={() => resume(attempt)}>
            {t('open.button')}
          </Button>
        </p>
      )}
    </Note>
  );
};
