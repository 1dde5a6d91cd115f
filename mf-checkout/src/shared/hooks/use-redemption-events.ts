import { getOrder } from '@tapnook/contracts/calls';
import { callKey, usePlatform } from '@tapnook/platform';
import { useCallback } from 'react';

/** Told of a use that the merchant took: the order is read again, and the rest of the page hears of it. */
export const useRedemptionEvents = (orderNo: string): ((voucherNo: string) => void) => {
  const { events, queryClient } = usePlatform();
  return useCallback(
    (voucherNo: string) => {
      void queryClient.invalidateQueries({ queryKey: callKey(getOrder, { params: { orderNo } }) });
      events.emit('voucher:redeemed', { orderNo, voucherNo });
      events.emit('coins:changed', {});
    },
    [events, queryClient, orderNo],
  );
};
