import type { CallRoute } from '@tapnook/contracts';
import {
  useCall,
  usePlatformEvent,
  useSession,
  type CallData,
  type CallInput,
} from '@tapnook/platform';

/**
 * A call of the signed-in shopper about coins: asked once it is known who reads, and again whenever
 * the balance may have changed.
 */
export const useCoinCall = <Id extends string>(route: CallRoute<Id>, input?: CallInput<Id>) => {
  const { user } = useSession();
  const answer = useCall<Id>(route, input, { enabled: user !== null, handledErrorCodes: 'all' });
  usePlatformEvent('coins:changed', () => void (user && answer.refetch()));
  return answer as typeof answer & { readonly data: CallData<Id> | undefined };
};
