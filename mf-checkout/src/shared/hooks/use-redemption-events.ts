import { getOrder } from '@tapnook/contracts/calls';
import { callKey, usePlatform } from '@tapnook/platform';
import { useCallback } from 'react';

/** Called when a merchant redeems a voucher: refetches the order and tells the other apps. */
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
