import { links } from '@tapnook/contracts';
import { listReceivedGifts } from '@tapnook/contracts/calls';
import { formatDay } from '@tapnook/kernel';
import { UiLink, useCall, useTranslation } from '@tapnook/platform';
import { Panel } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './order-requests.module.css';

/** Tickets that friends gave and this account keeps. */
export const ReceivedGifts = (): ReactElement | null => {
  const { t, text, locale } = useTranslation();
  const { data = [] } = useCall(listReceivedGifts, {}, { handledErrorCodes: 'all' });
  if (data.length === 0) return null;
  return (
    <Panel title={t('gift.received')}>
      <ul className={styles.form} role="list">
        {data.map((gift) => (
          <li key={gift.token}>
            <UiLink className="link" href={links.gift(gift.token)}>
              {text(gift.productName)}
            </UiLink>
            <p className="text-sm text-muted">
              {[gift.senderName, gift.date && formatDay(gift.date, locale), gift.time]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
