import {
  changeOrderDate,
  chooseAfterCallOff,
  getDateChange,
  getOrder,
  getOrderTimeline,
} from '@tapnook/contracts/calls';
import {
  callKey,
  isCallFailure,
  useCall,
  useCallMutation,
  usePlatform,
  type CallData,
} from '@tapnook/platform';
import { useState } from 'react';
import type { Order } from '../../shared/model/order.ts';

export type DateChange = CallData<'getDateChange'>;
export type DateChangeSlot = DateChange['days'][number]['slots'][number];

const HANDLED = [
  '20602',
  '20617',
  '20619',
  '20621',
  '20623',
  '20624',
  '20628',
  '10409',
  '10503',
  'network',
];
const isOpenSlot = ({ status }: DateChangeSlot): boolean =>
  status === 'available' || status === 'few';

/** The month that is shown, the day and start that are chosen, and the call that moves there. */
export const useDateChange = (order: Order, isWanted: boolean) => {
  const { orderNo } = order;
  const { queryClient } = usePlatform();
  const isCalledOff = order.calledOff !== undefined;
  const [month, setMonth] = useState((order.participationDate ?? '').slice(0, 7));
  const [day, setDay] = useState<string>();
  const [time, setTime] = useState<string>();
  const calendar = useCall(
    getDateChange,
    { params: { orderNo }, query: { month } },
    {
      handledErrorCodes: ['10500', '10503', 'network', '20714', '20715'],
      staleTime: 0,
      keepPrevious: true,
      enabled: isWanted,
    },
  );
  const change = useCallMutation(changeOrderDate, { handledErrorCodes: HANDLED });
  const choose = useCallMutation(chooseAfterCallOff, { handledErrorCodes: HANDLED });
  const slots = calendar.data?.days.find(({ date }) => date === day)?.slots ?? [];
  const only = slots.length === 1 ? slots[0] : undefined;
  const slot = only ?? slots.find((one) => one.time === time);
  const refresh = (): void => {
    for (const call of [getOrder, getOrderTimeline])
      void queryClient.invalidateQueries({ queryKey: callKey(call, { params: { orderNo } }) });
    void calendar.refetch();
  };
  const pick = (next: string): void => {
    change.reset();
    choose.reset();
    setMonth(next.slice(0, 7));
    setDay(next);
    setTime(undefined);
  };
  /** The order that pays the difference, `null` when it moved; undefined when it did not. */
  const move = async (): Promise<string | null | undefined> => {
    if (!day || !slot || !isOpenSlot(slot)) return undefined;
    const when = { date: day, ...(slot.time && { time: slot.time }) };
    try {
      if (isCalledOff) {
        await choose.mutateAsync({ params: { orderNo }, body: { choice: 'move', ...when } });
        return null;
      }
      const { pending } = await change.mutateAsync({
        params: { orderNo },
        body: { ...when, expectedDifference: slot.difference },
      });
      return pending?.paymentOrderNo ?? null;
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      return undefined;
    } finally {
      refresh();
    }
  };
  return {
    calendar,
    month,
    setMonth,
    day,
    pick,
    slots,
    slot: slot && isOpenSlot(slot) ? slot : undefined,
    time: slot?.time ?? time,
    setTime,
    move,
    isPending: change.isPending || choose.isPending,
    failure: change.error ?? choose.error,
    refresh,
  };
};
export type DateChangeModel = ReturnType<typeof useDateChange>;
