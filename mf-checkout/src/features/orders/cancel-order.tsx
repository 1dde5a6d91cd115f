import { cancelOrder, listOrders } from '@tapnook/contracts/calls';
import { groupDigits } from '@tapnook/kernel';
import {
  callKey,
  isCallFailure,
  useCallMutation,
  usePlatform,
  useToast,
  useTranslation,
  type CallFailure,
} from '@tapnook/platform';
import { alertIcon, Button, Dialog, Note } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { ConfirmButton } from '../../shared/components/confirm-button.tsx';
import { useConfirmDialog } from '../../shared/hooks/use-confirm-dialog.ts';
import type { Order } from '../../shared/model/order.ts';
import { isOutcomeUnknown } from '../../shared/model/payment-outcome.ts';
import { clearOrderDrafts } from '../../shared/storage/draft-storage.ts';
import styles from './orders.module.css';

interface CancelOrderProps {
  readonly orders: readonly Pick<Order, 'orderNo' | 'usedTapCoin'>[];
  /** Other words than "Cancel". */
  readonly label?: string;
  /** Other words than that nothing is charged: of an order that is paid. */
  readonly explanation?: string;
  /** They wait no longer: each was given up, or something else became of it. */
  readonly onEnd?: () => void;
}
/** The order waits for no payment any more: it was paid, or has ended. */
const isOver = ({ code }: CallFailure): boolean => code === '20804' || code === '20601';

/**
 * Gives unpaid orders up, after a question; one that was paid meanwhile stays paid, and ends it.
 */
export const CancelOrder = ({
  orders,
  label,
  explanation,
  onEnd,
}: CancelOrderProps): ReactElement => {
  const { t, text } = useTranslation();
  const { events, queryClient } = usePlatform();
  const toast = useToast();
  const cancel = useCallMutation(cancelOrder, {
    handledErrorCodes: ['20804', '20601', '10409', '10503', 'network'],
  });
  const [open, setOpen] = useConfirmDialog(t('cancel.gone'), cancel.isPending);
  // Without a signal a press does not leave the device.
  const [isUnsent, setUnsent] = useState(false);
  const emitChanges = (): void => {
    for (const { orderNo } of orders) events.emit('order:changed', { orderNo });
  };
  const finish = (): void => {
    setOpen(false);
    emitChanges();
    void queryClient.invalidateQueries({ queryKey: callKey(listOrders).slice(0, 2) });
    events.emit('coins:changed', {});
    onEnd?.();
  };
  const cancelAll = async (): Promise<void> => {
    if (cancel.isPending) return;
    const unsent = !navigator.onLine;
    setUnsent(unsent);
    try {
      for (const { orderNo } of orders) {
        // One after the other: the first that cannot be given up ends it.
        // oxlint-disable-next-line no-await-in-loop
        await cancel.mutateAsync({ body: { orderNo } });
        clearOrderDrafts(orderNo);
      }
      toast('success', t('cancel.done', { count: orders.length }));
      finish();
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      // What became of a press without an answer is read from the order itself.
      if (!isOver(failure)) return void (isOutcomeUnknown(failure) && !unsent && emitChanges());
      toast('error', text(failure.text));
      finish();
    }
  };
  const coins = orders.reduce((sum, { usedTapCoin }) => sum + usedTapCoin, 0);
  return (
    <>
      <ConfirmButton
        tone="outline"
        size={label ? undefined : 's'}
        open={open}
        onAsk={() => {
          cancel.reset();
          setOpen(true);
        }}
      >
        {label ?? t('cancel.button')}
      </ConfirmButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('cancel.title', { count: orders.length })}
        dismissible={!cancel.isPending}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>
              {t('cancel.no', { count: orders.length })}
            </Button>
            <Button tone="danger" busy={cancel.isPending} onClick={() => void cancelAll()}>
              {t('cancel.yes', { count: orders.length })}
            </Button>
          </>
        }
      >
        <p>
          {coins > 0
            ? t('result.sentences', {
                first: explanation ?? t('cancel.text'),
                second: t('cancel.coins', { coins: groupDigits(coins) }),
              })
            : (explanation ?? t('cancel.text'))}
        </p>
        {cancel.isError && !isOver(cancel.error) && (
          <Note
            className={styles.failed}
            icon={alertIcon}
            tone="bad"
            role="alert"
            title={text(cancel.error.text)}
          >
            <p className="text-sm">
              {t(
                isOutcomeUnknown(cancel.error) && !isUnsent
                  ? 'booking.doubt'
                  : orders.length > 1
                    ? 'cancel.othersStand'
                    : 'cancel.stands',
              )}
            </p>
          </Note>
        )}
      </Dialog>
    </>
  );
};
