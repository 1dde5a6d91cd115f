import { createHash } from 'node:crypto';
import type { Env } from '../../env.ts';
import { ApiError, fieldError } from '../../errors.ts';

/** Somebody waits for it. */
const TIMEOUT_MS = 1_500;

const LINE_END = /\r?\n/;
/** The other 35 figures of a hash, and how often it was seen. */
const RANGE_LINE = /^[\dA-F]{35}:\d+$/;

const askRange = (origin: string, prefix: string, timeout: number): Promise<Response> =>
  fetch(`${origin}/range/${prefix}`, {
    headers: { 'add-padding': 'true', 'user-agent': 'TapNook' },
    signal: AbortSignal.timeout(timeout),
  });

/**
 * Whether a password stands in collections of stolen ones. The service learns five of the forty
 * figures of its hash and answers with all that begin so (Pwned Passwords, range search); padding
 * keeps the length of the answer from telling which. It is asked once: while it is away nobody is
 * kept from registering.
 */
export const isBreachedPassword = async (origin: string, password: string): Promise<boolean> => {
  const hash = createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();
  try {
    const answer = await askRange(origin, hash.slice(0, 5), TIMEOUT_MS);
    if (!answer.ok) return false;
    // What was added as padding was seen no times.
    return (await answer.text())
      .split(LINE_END)
      .map((line) => line.split(':'))
      .some(([rest, times]) => rest === hash.slice(5) && Number(times) > 0);
  } catch {
    return false;
  }
};

/** How many hashes a range has, padding included; throws what is wrong with the answer. */
export const countBreachedRange = async (
  origin: string,
  prefix: string,
  timeout: number,
): Promise<number> => {
  const answer = await askRange(origin, prefix, timeout);
  if (!answer.ok) throw new Error(`${origin} answers ${answer.status}`);
  const lines = (await answer.text()).split(LINE_END).filter((line) => line !== '');
  if (lines.length === 0 || !lines.every((line) => RANGE_LINE.test(line)))
    throw new Error(`${origin} does not answer with ends of hashes and how often they were seen`);
  return lines.length;
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
  if (origin && (await isBreachedPassword(origin, password)))
    throw new ApiError('10102', { fields: [fieldError(field, 'fault.breachedPassword')] });
};
