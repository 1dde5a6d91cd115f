import { links } from '@tapnook/contracts';
import { formatDateTime, formatDay, formatMoney } from '@tapnook/kernel';
import { UiLink, usePlatform, useToast, useTranslation } from '@tapnook/platform';
import { ButtonLink, calendarIcon, clockIcon, Note, Panel } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { ConfirmButton } from '../../shared/components/confirm-button.tsx';
import { changePolicyText } from '../../shared/model/change-policy-text.ts';
import type { Order } from '../../shared/model/order.ts';
import { CancelOrder } from './cancel-order.tsx';
import { DateChangeDialog } from './date-change-dialog.tsx';
import { useDateChange } from './use-date-change.ts';
import styles from './order-requests.module.css';

/** Opens the calendar, and goes on to the payment of what the new day costs more. */
export const DateChangeButton = ({
  order,
  label,
}: {
  readonly order: Order;
  readonly label: string;
}): ReactElement => {
  const { t } = useTranslation();
  const { navigation, events } = usePlatform();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const model = useDateChange(order, open);
  const move = async (): Promise<void> => {
    if (model.isPending) return;
    const paymentOrderNo = await model.move();
    if (paymentOrderNo === undefined) return;
    setOpen(false);
    events.emit('order:changed', { orderNo: order.orderNo });
    if (paymentOrderNo) navigation.go(links.checkoutOrder(paymentOrderNo));
    else toast('success', t('change.done'));
  };
  return (
    <>
      <ConfirmButton
        tone="outline"
        size="s"
        icon={calendarIcon}
        open={open}
        onAsk={() => setOpen(true)}
      >
        {label}
      </ConfirmButton>
      {open && (
        <DateChangeDialog
          order={order}
          model={model}
          open={open}
          onClose={() => setOpen(false)}
          onMove={() => void move()}
        />
      )}
    </>
  );
};

/** A change that waits for its payment or for the merchant; the old day is kept meanwhile. */
const PendingChange = ({ order }: { readonly order: Order }): ReactElement | null => {
  const { t, text, locale } = useTranslation();
  const { pendingChange, participationDate, startTime } = order;
  if (!pendingChange) return null;
  const dayText = (day: string | null, time: string | null): string =>
    [day && formatDay(day, locale), time].filter(Boolean).join(' ');
  const words = {
    to: dayText(pendingChange.date, pendingChange.time),
    from: dayText(participationDate, startTime),
    time: formatDateTime(pendingChange.until, locale),
    merchant: text(order.merchantName),
  };
  const { paymentOrderNo } = pendingChange;
  return (
    <Note
      icon={clockIcon}
      tone="info"
      role="status"
      title={t(paymentOrderNo ? 'change.held' : 'change.waiting', words)}
    >
      <div className={styles.form}>
        <p>{t(paymentOrderNo ? 'change.heldText' : 'change.waitingText', words)}</p>
        {paymentOrderNo && (
          <div className={styles.actions}>
            <ButtonLink as={UiLink} tone="hot" size="s" href={links.checkoutOrder(paymentOrderNo)}>
              {t('change.pay', { amount: formatMoney(pendingChange.difference) })}
            </ButtonLink>
            <CancelOrder orders={[{ orderNo: paymentOrderNo, usedTapCoin: 0 }]} />
          </div>
        )}
      </div>
    </Note>
  );
};

/** Whether the day of an order can be changed for nothing, so that its panel says the rule. */
export const isDateChangeable = (
  { orderStatus, participationDate, calledOff, freeChangeUntil, redemptionHold }: Order,
  now: number,
): boolean =>
  orderStatus === 'TBR' &&
  participationDate !== null &&
  !calledOff &&
  !redemptionHold &&
  Boolean(freeChangeUntil && Date.parse(freeChangeUntil) > now);

/**
 * Until when the day of an order changes for nothing, the change that is on its way, and the
 * button.
 */
export const DateChangePanel = ({ order }: { readonly order: Order }): ReactElement | null => {
  const words = useTranslation();
  const { t } = words;
  const now = usePlatform().now();
  const { pendingChange, vouchers } = order;
  const isUnused = vouchers.every(({ usedCount }) => usedCount === 0);
  if (!pendingChange && !isDateChangeable(order, now)) return null;
  return (
    <Panel title={t('change.panel')} id="change-date">
      <div className={styles.form}>
        <PendingChange order={order} />
        <p className="text-muted">{changePolicyText(order, now, words)}</p>
        {!pendingChange && isUnused && (
          <div className={styles.actions}>
            <DateChangeButton order={order} label={t('change.button')} />
          </div>
        )}
      </div>
    </Panel>
  );
};
