import { getOrder } from '@tapnook/contracts/calls';
import { useCall } from '@tapnook/platform';
import type { Order } from './order.ts';

const never = (): false => false;

/** One order, read from the same place by every page and slot of this remote. `poll` gives the milliseconds to the next look. */
export const useOrder = (orderNo: string, poll: (order: Order | undefined) => number | false = never) =>
  useCall(getOrder, { params: { orderNo } }, { handles: ['10500', '10503', 'network'], staleTime: 0, refetchInterval: poll });
