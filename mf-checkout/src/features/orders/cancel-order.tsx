import { cancelOrder, getOrder, listOrders } from '@tapnook/contracts/calls';
import { groupDigits } from '@tapnook/kernel';
import { callKey, useCallMutation, usePlatform, useToast, useWords } from '@tapnook/platform';
import { Button, Dialog } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { forgetOrder } from '../../counter/kept.ts';
import type { Order } from '../../counter/order.ts';

interface CancelOrderProps {
  readonly order: Pick<Order, 'orderNo' | 'usedTapCoin'>;
  /** Other words than "Cancel". */
  readonly label?: string;
  /** The order waits no longer: it was given up, or something else became of it. */
  readonly onEnd?: () => void;
}
/** Gives an unpaid order up, after a question; an order that was paid meanwhile stays paid. */
export const CancelOrder = ({ order, label, onEnd }: CancelOrderProps): ReactElement => {
  const { t, text } = useWords();
  const { events, queryClient } = usePlatform();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const cancel = useCallMutation(cancelOrder, { handles: ['20804', '20601', '10409', '10503', 'network'] });
  const done = (): void => {
    setOpen(false);
    void queryClient.invalidateQueries({ queryKey: callKey(getOrder, { params: { orderNo: order.orderNo } }) });
    void queryClient.invalidateQueries({ queryKey: callKey(listOrders).slice(0, 2) });
    events.emit('order:changed', { orderNo: order.orderNo });
    events.emit('coins:changed', {});
    onEnd?.();
  };
  const press = (): void => {
    if (cancel.isPending) return;
    cancel.mutate({ body: { orderNo: order.orderNo } }, {
      onSuccess: () => {
        forgetOrder(order.orderNo);
        toast('success', t('cancel.done'));
        done();
      },
      onError: (failure) => {
        if (failure.code === '20804' || failure.code === '20601') {
          toast('error', text(failure.text));
          done();
        }
      },
    });
  };
  return (
    <>
      <Button tone="outline" size={label ? undefined : 's'} onClick={() => setOpen(true)}>{label ?? t('cancel.button')}</Button>
      <Dialog
        open={open} onClose={() => setOpen(false)} title={t('cancel.title')} dismissible={!cancel.isPending}
        actions={<><Button onClick={() => setOpen(false)}>{t('cancel.no')}</Button><Button tone="danger" busy={cancel.isPending} onClick={press}>{t('cancel.yes')}</Button></>}
      >
        <p>{order.usedTapCoin > 0 ? t('result.sentences', { first: t('cancel.text'), second: t('cancel.coins', { coins: groupDigits(order.usedTapCoin) }) }) : t('cancel.text')}</p>
        {cancel.isError && <p role="alert">{text(cancel.error.text)}</p>}
      </Dialog>
    </>
  );
};
