import { links, localePath } from '@tapnook/contracts';
import { useToast, useTranslation } from '@tapnook/platform';
import { alertIcon, Button, copyText, Note, Panel } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { ConfirmButton } from '../../shared/components/confirm-button.tsx';
import { voucherLabel } from '../../shared/model/order-lines.ts';
import type { Order, Voucher } from '../../shared/model/order.ts';
import { GiftDialog } from './gift-dialog.tsx';
import { useGifts, type Gift, type GiftCalls } from './use-gifts.ts';
import styles from './order-requests.module.css';

/** Tickets that were not used; the days of a voucher that is booked later are its shopper's. */
const giveable = (order: Order): readonly Voucher[] =>
  order.isBooking || order.redemptionHold
    ? []
    : order.vouchers.filter(
        ({ status, usedCount, given }) =>
          status === 'requires_redeemed' && usedCount === 0 && !given,
      );

interface GiftRowProps {
  readonly order: Order;
  readonly gift: Gift;
  readonly calls: GiftCalls;
}

const GiftRow = ({ order, gift, calls }: GiftRowProps): ReactElement => {
  const words = useTranslation();
  const { t, locale } = words;
  const toast = useToast();
  const index = order.vouchers.findIndex(({ voucherNo }) => voucherNo === gift.voucherNo);
  const voucher = order.vouchers[index];
  const copy = async (): Promise<void> => {
    const copied = await copyText(location.origin + localePath(locale, links.gift(gift.token)));
    if (copied) toast('tip', t('gift.copied'));
    else toast('error', t('share.failed'));
  };
  return (
    <li className={styles.form}>
      <p>
        <b>{t('gift.to', { name: gift.recipientName })}</b>
      </p>
      <p className="text-sm text-muted">
        {[voucher && voucherLabel(voucher, index, words), t(`gift.${gift.state}`)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {gift.state === 'open' && (
        <div className={styles.actions}>
          <Button tone="outline" size="s" onClick={() => void copy()}>
            {t('gift.link')}
          </Button>
          <Button
            tone="outline"
            size="s"
            busy={calls.takeBack.isPending}
            onClick={() =>
              calls.takeBack.mutate(
                { params: { giftId: gift.giftId }, body: {} },
                { onSettled: calls.refresh },
              )
            }
          >
            {t('gift.takeBack')}
          </Button>
        </div>
      )}
    </li>
  );
};

/** Gives a ticket to a friend, and shows what was given and what became of it. */
export const GiftPanel = ({ order }: { readonly order: Order }): ReactElement | null => {
  const { t, text } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isGiven = order.vouchers.some(({ given }) => given);
  const calls = useGifts(order.orderNo, isGiven);
  const vouchers = giveable(order);
  if (vouchers.length === 0 && !isGiven) return null;
  return (
    <Panel title={t('gift.panel')}>
      <div className={styles.form}>
        {calls.gifts.length > 0 && (
          <ul className={styles.form} role="list">
            {calls.gifts.map((gift) => (
              <GiftRow key={gift.giftId} order={order} gift={gift} calls={calls} />
            ))}
          </ul>
        )}
        {calls.takeBack.error && (
          <Note icon={alertIcon} tone="bad" role="alert">
            {text(calls.takeBack.error.text)}
          </Note>
        )}
        {vouchers.length > 0 && (
          <ConfirmButton
            tone="outline"
            size="s"
            className={styles.start}
            open={isOpen}
            onAsk={() => {
              calls.give.reset();
              setOpen(true);
            }}
          >
            {t('gift.button')}
          </ConfirmButton>
        )}
        {isOpen && (
          <GiftDialog
            order={order}
            vouchers={vouchers}
            calls={calls}
            onClose={() => setOpen(false)}
          />
        )}
      </div>
    </Panel>
  );
};
