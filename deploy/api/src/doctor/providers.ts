import type { Env } from '../env.ts';
import { checkBreachedPasswords } from './breached-passwords-check.ts';
import { checkChat } from './chat-check.ts';
import type { Check } from './check.ts';
import { checkIdentity } from './identity-check.ts';
import { checkMessages } from './message-check.ts';
import { checkSearch } from './search-check.ts';
import { checkStripe } from './stripe-check.ts';
import { checkWallets } from './wallet-check.ts';

/** Whether everybody outside is reached with these settings and knows us. Changes nothing there. */
export const checkProviders = async (env: Env): Promise<Check[]> =>
  (
    await Promise.all([
      checkStripe(env),
      checkIdentity(env),
      checkMessages(env),
      checkChat(env),
      checkSearch(env),
      checkWallets(env),
      checkBreachedPasswords(env),
    ])
  ).flat();
