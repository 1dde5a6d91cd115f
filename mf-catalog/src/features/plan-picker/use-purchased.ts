import type { Product } from '@tapnook/contracts/api';
import { getAvailableOrderQuantity } from '@tapnook/contracts/calls';
import { useCall, usePlatformEvent, useSession } from '@tapnook/platform';

/**
 * How many of a product with a buy limit the shopper has paid for; an unpaid order can still be
 * given up. Unknown for visitors, and until the page is live.
 */
export const usePurchased = ({ productId, buyLimit }: Product): number | undefined => {
  const { user } = useSession();
  const enabled = user !== null && buyLimit !== null;
  const { data, refetch } = useCall(
    getAvailableOrderQuantity,
    { params: { productId } },
    { handledErrorCodes: 'all', refreshOnReturn: true, enabled },
  );
  const again = (): void => void (enabled && refetch());
  usePlatformEvent('order:changed', again);
  usePlatformEvent('order:paid', again);
  return enabled && data ? data.bought - data.held : undefined;
};
