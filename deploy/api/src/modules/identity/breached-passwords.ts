import { createHash } from 'node:crypto';
import type { Env } from '../../env.ts';
import { ApiError, fieldError } from '../../errors.ts';

/** Somebody waits for it. */
const TIMEOUT_MS = 1_500;

/**
 * Whether a password stands in collections of stolen ones. The service learns five of the forty
 * figures of its hash and answers with all that begin so (Pwned Passwords, range search); padding
 * keeps the length of the answer from telling which. It is asked once: while it is away nobody is
 * kept from registering.
 */
const isBreached = async (origin: string, password: string): Promise<boolean> => {
  const hash = createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();
  try {
    const answer = await fetch(`${origin}/range/${hash.slice(0, 5)}`, {
      headers: { 'add-padding': 'true', 'user-agent': 'TapNook' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return false;
    // What was added as padding was seen no times.
    return (await answer.text())
      .split(/\r?\n/)
      .map((line) => line.split(':'))
      .some(([rest, times]) => rest === hash.slice(5) && Number(times) > 0);
  } catch {
    return false;
  }
};

/**
 * Refuses a new password that is known from a breach (ASVS 6.2.12): 10102 for `field`. To be asked
 * before a code or a ticket is spent, so that the next password needs no new one.
 */
export const refuseBreachedPassword = async (
  { BREACHED_PASSWORDS_ORIGIN: origin }: Pick<Env, 'BREACHED_PASSWORDS_ORIGIN'>,
  password: string,
  field: string,
): Promise<void> => {
  if (origin && (await isBreached(origin, password)))
    throw new ApiError('10102', { fields: [fieldError(field, 'fault.breachedPassword')] });
};
