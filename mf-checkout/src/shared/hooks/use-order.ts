import { getOrder } from '@tapnook/contracts/calls';
import { useCall, type CallFailure } from '@tapnook/platform';
import type { Order } from '../model/order.ts';
import { useOrderEvents } from './use-order-events.ts';

interface UseOrderOptions {
  /** Milliseconds to the next look, after an answer or a failure. */
  readonly poll?: (order: Order | undefined, failure: CallFailure | null) => number | false;
  /** The page says by itself, and better, when its order was paid. */
  readonly ignoreEvents?: boolean;
}
const never = (): false => false;

/** One order, read from the same place by every page and slot of this remote, and again when the tab is seen again or anybody tells of a change. */
export const useOrder = (
  orderNo: string,
  { poll = never, ignoreEvents = false }: UseOrderOptions = {},
) => {
  const query = useCall(
    getOrder,
    { params: { orderNo } },
    {
      handledErrorCodes: ['10500', '10503', 'network'],
      staleTime: 0,
      refreshOnReturn: true,
      refetchInterval: poll,
    },
  );
  useOrderEvents(
    query.data && !ignoreEvents ? [query.data] : [],
    (event) => void (event.orderNo === orderNo && query.refetch()),
  );
  return query;
};
