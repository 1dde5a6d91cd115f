import { formatMoney, personTypeLabel } from '@tapnook/kernel';
import { isCallFailure, useTranslation, type Words } from '@tapnook/platform';
import {
  alertIcon,
  Button,
  Checkbox,
  Dialog,
  moveFocus,
  Note,
  SelectField,
  TextArea,
} from '@tapnook/ui';
import { useRef, useState, type ReactElement } from 'react';
import type { Order } from '../../shared/model/order.ts';
import {
  REFUND_REASONS,
  sumOfVouchers,
  type RefundReason,
  type RefundTerms,
} from './refund-request-model.ts';
import type { RefundRequestCalls } from './use-refund-request.ts';
import styles from './order-requests.module.css';

const MAX_MESSAGE = 1000;

/** Which voucher, and whom it admits where that makes a difference. */
const labelOf = (
  { vouchers }: Order,
  voucherNo: string,
  position: number,
  { t, locale }: Words,
): string => {
  const person = vouchers.find((voucher) => voucher.voucherNo === voucherNo)?.person;
  return [t('request.voucher', { index: position }), person && personTypeLabel(person, locale)]
    .filter(Boolean)
    .join(' · ');
};

const VoucherChoice = ({
  order,
  terms,
  chosen,
  onChange,
}: {
  readonly order: Order;
  readonly terms: RefundTerms;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}): ReactElement | null => {
  const words = useTranslation();
  const { t } = words;
  if (terms.vouchers.length < 2) return null;
  return (
    <fieldset className={styles.vouchers}>
      <legend className="bold">{t('request.vouchers')}</legend>
      {terms.vouchers.map(({ voucherNo, position, amount }) => (
        <Checkbox
          key={voucherNo}
          label={labelOf(order, voucherNo, position, words)}
          count={formatMoney(amount)}
          checked={chosen.includes(voucherNo)}
          onChange={({ target }) =>
            onChange(
              target.checked ? [...chosen, voucherNo] : chosen.filter((one) => one !== voucherNo),
            )
          }
        />
      ))}
    </fieldset>
  );
};

/** The figures of a request: what it asks for, and what the rule promises of that. */
const Amounts = ({
  amount,
  policyAmount,
}: {
  readonly amount: number;
  readonly policyAmount: number;
}): ReactElement => {
  const { t } = useTranslation();
  const line =
    policyAmount === 0 ? 'ruleNothing' : policyAmount < amount ? 'rulePart' : 'ruleWhole';
  return (
    <p role="status" className={styles.amount}>
      <span className="bold">{t('request.amount', { amount: formatMoney(amount) })}</span>{' '}
      <span className="text-sm text-muted">
        {t(`request.${line}`, { amount: formatMoney(policyAmount) })}
      </span>
    </p>
  );
};

interface RefundRequestDialogProps {
  readonly order: Order;
  readonly terms: RefundTerms;
  readonly calls: RefundRequestCalls;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for a refund: why, of which vouchers, and how much that is by the product's rule. */
export const RefundRequestDialog = ({
  order,
  terms,
  calls,
  open,
  onClose,
}: RefundRequestDialogProps): ReactElement => {
  const { t, text } = useTranslation();
  const { ask } = calls;
  const [reason, setReason] = useState<RefundReason>();
  const [message, setMessage] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    terms.vouchers.map(({ voucherNo }) => voucherNo),
  );
  const [isChecked, setChecked] = useState(false);
  const reasonField = useRef<HTMLSelectElement>(null);
  const send = async (): Promise<void> => {
    setChecked(true);
    if (!reason) moveFocus(reasonField.current);
    if (ask.isPending || !reason || chosen.length === 0) return;
    try {
      await ask.mutateAsync({
        params: { orderNo: order.orderNo },
        body: { reason, message: message.trim() || undefined, voucherNos: [...chosen] },
      });
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      calls.refresh();
      return;
    }
    calls.refresh();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('request.title')}
      dismissible={!ask.isPending}
      actions={
        <>
          <Button tone="ghost" onClick={onClose}>
            {t('request.back')}
          </Button>
          <Button busy={ask.isPending} onClick={() => void send()}>
            {t('request.send')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('request.how')}</p>
        <SelectField
          ref={reasonField}
          label={t('request.reason')}
          placeholder={t('request.choose')}
          options={REFUND_REASONS.map((value) => ({ value, label: t(`request.reason_${value}`) }))}
          value={reason ?? ''}
          onChange={({ target }) => setReason(target.value as RefundReason)}
          error={isChecked && !reason ? t('request.reasonMissing') : undefined}
        />
        <VoucherChoice order={order} terms={terms} chosen={chosen} onChange={setChosen} />
        {isChecked && chosen.length === 0 && (
          <p role="alert" className={styles.missing}>
            {t('request.voucherMissing')}
          </p>
        )}
        <TextArea
          label={t('request.message')}
          hint={t('request.messageHint')}
          rows={3}
          maxLength={MAX_MESSAGE}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <Amounts {...sumOfVouchers(terms, chosen)} />
        {ask.isError && (
          <Note icon={alertIcon} tone="bad" role="alert" title={text(ask.error.text)}>
            <p className="text-sm">{t('request.notSent')}</p>
          </Note>
        )}
      </div>
    </Dialog>
  );
};
