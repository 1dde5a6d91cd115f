import { getOrder } from '@tapnook/contracts/calls';
import { useCall, type CallFailure } from '@tapnook/platform';
import type { Order } from '../model/order.ts';
import { useOrderEvents } from './use-order-events.ts';

interface UseOrderOptions {
  /** Milliseconds to the next poll, after an answer or a failure. */
  readonly poll?: (order: Order | undefined, failure: CallFailure | null) => number | false;
  /** The page reports the payment of its order itself. */
  readonly ignoreEvents?: boolean;
}
const never = (): false => false;

/**
 * One order, shared by all pages and slots of this remote. It is refetched when the tab is visible
 * again or any app reports a change.
 */
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
