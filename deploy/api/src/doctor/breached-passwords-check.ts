import type { Env } from '../env.ts';
import { countBreachedRange } from '../modules/identity/index.ts';
import { type Check, runCheck, manual, TIMEOUT } from './check.ts';

const NAME = 'breached passwords';
/** Of no password in particular. */
const PREFIX = '21BD1';

/**
 * Whether the lookup of breached passwords is reached and answers as it is documented. Shoppers
 * register while it is away, so nobody else would notice.
 */
export const checkBreachedPasswords = async (env: Env): Promise<Check[]> => {
  const { BREACHED_PASSWORDS_ORIGIN: origin } = env;
  if (!origin)
    return [
      manual(NAME, 'lookup', 'BREACHED_PASSWORDS_ORIGIN is not set: no password is looked up'),
    ];
  const check = await runCheck(NAME, 'lookup', async () => {
    const count = await countBreachedRange(origin, PREFIX, TIMEOUT);
    return `answers with ${count} ends of hashes`;
  });
  return [check];
};
