import {
  answerRefundRequest,
  createRefundRequest,
  getOrder,
  getOrderTimeline,
  getRefundTerms,
  withdrawRefundRequest,
} from '@tapnook/contracts/calls';
import { callKey, useCall, useCallMutation, usePlatform } from '@tapnook/platform';

const HANDLED = ['20601', '20622', '20628', '10409', '10503', '10429', 'network'];

/** What can be asked back of an order, and the calls that do so; each reads the order again. */
export const useRefundRequest = (orderNo: string, isWanted: boolean) => {
  const { queryClient } = usePlatform();
  const terms = useCall(
    getRefundTerms,
    { params: { orderNo } },
    { handledErrorCodes: ['10500', '10503', 'network'], staleTime: 0, enabled: isWanted },
  );
  const refresh = (): void => {
    for (const call of [getRefundTerms, getOrder, getOrderTimeline])
      void queryClient.invalidateQueries({ queryKey: callKey(call, { params: { orderNo } }) });
  };
  const options = { handledErrorCodes: HANDLED };
  return {
    terms,
    refresh,
    ask: useCallMutation(createRefundRequest, options),
    answer: useCallMutation(answerRefundRequest, options),
    withdraw: useCallMutation(withdrawRefundRequest, options),
  };
};
export type RefundRequestCalls = ReturnType<typeof useRefundRequest>;
