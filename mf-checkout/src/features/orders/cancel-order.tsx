import { cancelOrder, listOrders } from '@tapnook/contracts/calls';
import { groupDigits } from '@tapnook/kernel';
import { callKey, isCallFailure, useCallMutation, usePlatform, useToast, useWords } from '@tapnook/platform';
import { Button, Dialog } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { forgetOrder } from '../../counter/kept.ts';
import type { Order } from '../../counter/order.ts';
import { useQuestion } from '../../counter/use-question.ts';

interface CancelOrderProps {
  readonly orders: readonly Pick<Order, 'orderNo' | 'usedTapCoin'>[];
  /** Other words than "Cancel". */
  readonly label?: string;
  /** They wait no longer: each was given up, or something else became of it. */
  readonly onEnd?: () => void;
}
/** Gives unpaid orders up, after a question; one that was paid meanwhile stays paid, and ends it. */
export const CancelOrder = ({ orders, label, onEnd }: CancelOrderProps): ReactElement => {
  const { t, text } = useWords();
  const { events, queryClient } = usePlatform();
  const toast = useToast();
  const cancel = useCallMutation(cancelOrder, { handles: ['20804', '20601', '10409', '10503', 'network'] });
  const [open, setOpen] = useQuestion(t('cancel.gone'), cancel.isPending);
  const done = (): void => {
    setOpen(false);
    for (const { orderNo } of orders) events.emit('order:changed', { orderNo });
    void queryClient.invalidateQueries({ queryKey: callKey(listOrders).slice(0, 2) });
    events.emit('coins:changed', {});
    onEnd?.();
  };
  const giveUp = async (): Promise<void> => {
    if (cancel.isPending) return;
    try {
      for (const { orderNo } of orders) {
        // One after the other: the first that cannot be given up ends it.
        // oxlint-disable-next-line no-await-in-loop
        await cancel.mutateAsync({ body: { orderNo } });
        forgetOrder(orderNo);
      }
      toast('success', t('cancel.done', { count: orders.length }));
      done();
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      if (failure.code !== '20804' && failure.code !== '20601') return;
      toast('error', text(failure.text));
      done();
    }
  };
  const coins = orders.reduce((sum, { usedTapCoin }) => sum + usedTapCoin, 0);
  return (
    <>
      <Button tone="outline" size={label ? undefined : 's'} onClick={() => setOpen(true)}>{label ?? t('cancel.button')}</Button>
      <Dialog
        open={open} onClose={() => setOpen(false)} title={t('cancel.title', { count: orders.length })} dismissible={!cancel.isPending}
        actions={<><Button onClick={() => setOpen(false)}>{t('cancel.no', { count: orders.length })}</Button><Button tone="danger" busy={cancel.isPending} onClick={() => void giveUp()}>{t('cancel.yes', { count: orders.length })}</Button></>}
      >
        <p>{coins > 0 ? t('result.sentences', { first: t('cancel.text'), second: t('cancel.coins', { coins: groupDigits(coins) }) }) : t('cancel.text')}</p>
        {cancel.isError && <p role="alert">{text(cancel.error.text)}</p>}
      </Dialog>
    </>
  );
};
