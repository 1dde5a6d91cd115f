import { getOrder } from '@tapnook/contracts/calls';
import { useCall, usePlatformEvent, type CallFailure } from '@tapnook/platform';
import type { Order } from './order.ts';

const never = (): false => false;

/** One order, read from the same place by every page and slot of this remote, and again when the tab is seen again or anybody tells of a change. `poll` gives the milliseconds to the next look, after an answer or a failure. */
export const useOrder = (orderNo: string, poll: (order: Order | undefined, failure: CallFailure | null) => number | false = never) => {
  const found = useCall(getOrder, { params: { orderNo } }, { handles: ['10500', '10503', 'network'], staleTime: 0, refreshOnReturn: true, refetchInterval: poll });
  const readAgain = (event: { readonly orderNo: string }): void => void (event.orderNo === orderNo && found.refetch());
  usePlatformEvent('order:changed', readAgain);
  usePlatformEvent('order:paid', readAgain);
  return found;
};
