import { links } from '@tapnook/contracts';
import { retrieveTransaction } from '@tapnook/contracts/calls';
import { callKey, usePlatform } from '@tapnook/platform';
import type { Transaction } from '../model/order.ts';
import { useNextAction } from './use-stripe.ts';

/**
 * Goes on with a payment that waits for the shopper: in the wallet, at the bank, or in a dialog.
 */
export const useResumePayment = (): ((attempt: Transaction) => void) => {
  const { navigation, queryClient } = usePlatform();
  const askInDialog = useNextAction();
  return ({ orderNo, payMethod, nextAction, client_secret: clientSecret }) => {
    if (payMethod !== 'card') return navigation.go(links.checkoutQrCode(payMethod, orderNo));
    if (nextAction?.type === 'redirect') return navigation.leave(nextAction.url);
    if (nextAction?.type !== 'script' || !clientSecret) return undefined;
    // Whatever came of it, the result's page asks the server and says so.
    void askInDialog(clientSecret).then(() => {
      navigation.go(links.checkoutResult(orderNo, 'processing'), { replace: true });
      return queryClient.invalidateQueries({
        queryKey: callKey(retrieveTransaction).slice(0, 2),
      });
    });
    return undefined;
  };
};
