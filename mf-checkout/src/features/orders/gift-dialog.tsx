import { localised } from '@tapnook/contracts';
import { addDays, email as emailRule, hongKongDay } from '@tapnook/kernel';
import { isCallFailure, usePlatform, useSession, useTranslation } from '@tapnook/platform';
import { alertIcon, Button, Dialog, Note, RadioGroup, TextArea, TextField } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { visitLine, voucherLabel } from '../../shared/model/order-lines.ts';
import type { Order, Voucher } from '../../shared/model/order.ts';
import type { GiftCalls } from './use-gifts.ts';
import styles from './order-requests.module.css';

const MAX_MESSAGE = 500;
const MAX_NAME = 60;
const EMPTY = { recipientName: '', recipientEmail: '', message: '', day: '' };

interface GiftDialogProps {
  readonly order: Order;
  readonly vouchers: readonly Voucher[];
  readonly calls: GiftCalls;
  readonly onClose: () => void;
}

type TypedGift = typeof EMPTY;

const readGift = (typed: TypedGift) => {
  const address = typed.recipientEmail.trim();
  return {
    name: typed.recipientName.trim(),
    address,
    wrong: address ? emailRule(address) : undefined,
  };
};

interface GiftFieldsProps {
  readonly typed: TypedGift;
  readonly onType: (typed: TypedGift) => void;
  /** Whether sending was tried, so that what is missing is said. */
  readonly isChecked: boolean;
}
const GiftFields = ({ typed, onType, isChecked }: GiftFieldsProps): ReactElement => {
  const { t, locale } = useTranslation();
  const today = hongKongDay(usePlatform().now());
  const deletionAt = useSession().user?.deletionAt;
  // Nothing is sent for an account from the day of its deletion on.
  const lastDay = deletionAt ? addDays(hongKongDay(deletionAt), -1) : undefined;
  const { name, address, wrong } = readGift(typed);
  const field = (key: keyof TypedGift) => ({
    name: key,
    value: typed[key],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onType({ ...typed, [key]: target.value }),
  });
  return (
    <>
      <TextField
        label={t('gift.name')}
        maxLength={MAX_NAME}
        autoComplete="off"
        error={isChecked && !name ? t('gift.nameMissing') : undefined}
        {...field('recipientName')}
      />
      <TextField
        label={t('gift.email')}
        hint={t('gift.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        error={isChecked && wrong ? localised(wrong.text, locale) : undefined}
        {...field('recipientEmail')}
      />
      {address && (
        <TextField
          label={t('gift.day')}
          hint={t('gift.dayHint')}
          type="date"
          min={today}
          max={lastDay}
          {...field('day')}
        />
      )}
      <TextArea
        label={t('gift.message')}
        hint={t('gift.messageHint')}
        maxLength={MAX_MESSAGE}
        {...field('message')}
      />
    </>
  );
};

interface GiftVoucherFieldProps extends Pick<GiftDialogProps, 'order' | 'vouchers'> {
  readonly value: string | undefined;
  readonly onChange: (voucherNo: string) => void;
  readonly isChecked: boolean;
}
/** Which ticket is given, each with its number, its plan and its day if it has one. */
const GiftVoucherField = ({
  order,
  vouchers,
  value,
  onChange,
  isChecked,
}: GiftVoucherFieldProps): ReactElement => {
  const words = useTranslation();
  const { t, text, locale } = words;
  const { planName, participationDate, startTime } = order;
  const day = participationDate && visitLine(participationDate, startTime, locale);
  return (
    <RadioGroup
      legend={t('gift.which')}
      options={vouchers.map((voucher) => ({
        value: voucher.voucherNo,
        label: voucherLabel(voucher, order.vouchers.indexOf(voucher), words),
        hint: [voucher.voucher, text(planName), day].filter(Boolean).join(' · '),
      }))}
      value={value}
      onChange={onChange}
      error={isChecked && !value ? t('gift.whichMissing') : undefined}
    />
  );
};

/** To whom a ticket goes, with which words, and when. */
export const GiftDialog = ({ order, vouchers, calls, onClose }: GiftDialogProps): ReactElement => {
  const { t, text } = useTranslation();
  const { give } = calls;
  const [chosen, setChosen] = useState<string>();
  // Of several, none is meant before it was chosen: what is given is lost to its giver.
  const voucherNo = vouchers.length > 1 ? chosen : vouchers[0]?.voucherNo;
  const [typed, setTyped] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const { name, address, wrong } = readGift(typed);
  const send = async (): Promise<void> => {
    setChecked(true);
    if (give.isPending || !voucherNo || !name || wrong) return;
    try {
      await give.mutateAsync({
        params: { orderNo: order.orderNo },
        body: {
          voucherNo,
          recipientName: name,
          ...(address && { recipientEmail: address }),
          ...(typed.message.trim() && { message: typed.message.trim() }),
          ...(address && typed.day && { day: typed.day }),
        },
      });
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      return;
    }
    calls.refresh();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('gift.title')}
      dismissible={!give.isPending}
      actions={
        <>
          <Button tone="ghost" onClick={onClose}>
            {t('gift.back')}
          </Button>
          <Button busy={give.isPending} onClick={() => void send()}>
            {t('gift.send')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('gift.how')}</p>
        {vouchers.length > 1 && (
          <GiftVoucherField
            order={order}
            vouchers={vouchers}
            value={chosen}
            onChange={setChosen}
            isChecked={isChecked}
          />
        )}
        <GiftFields typed={typed} onType={setTyped} isChecked={isChecked} />
        {give.error && (
          <Note icon={alertIcon} tone="bad" role="alert">
            {text(give.error.text)}
          </Note>
        )}
      </div>
    </Dialog>
  );
};
