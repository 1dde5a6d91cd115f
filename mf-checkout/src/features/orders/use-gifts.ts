import { createGift, getOrder, listGifts, takeBackGift } from '@tapnook/contracts/calls';
import { callKey, useCall, useCallMutation, usePlatform, type CallData } from '@tapnook/platform';

export type Gift = CallData<'listGifts'>[number];

const HANDLED = ['10102', '20622', '20628', '10409', '10429', '10500', '10503', 'network'] as const;

/** What was given of an order, and the calls that give and take back. */
export const useGifts = (orderNo: string, isAsked: boolean) => {
  const { queryClient } = usePlatform();
  const gifts = useCall(
    listGifts,
    { params: { orderNo } },
    { handledErrorCodes: 'all', enabled: isAsked },
  );
  const refresh = (): void => {
    for (const call of [listGifts, getOrder])
      void queryClient.invalidateQueries({ queryKey: callKey(call, { params: { orderNo } }) });
  };
  return {
    gifts: gifts.data ?? [],
    refresh,
    give: useCallMutation(createGift, { handledErrorCodes: [...HANDLED] }),
    takeBack: useCallMutation(takeBackGift, { handledErrorCodes: [...HANDLED] }),
  };
};
export type GiftCalls = ReturnType<typeof useGifts>;
