import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import type { Tx } from '../../db/pool.ts';
import { recoveryCodes } from './second-factor.tables.ts';
import { hashSecret } from './secrets.ts';

const CODES = 10;
const CHARACTERS = 16;
/** Crockford's letters: none that is read for another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** 80 bits, so that a plain hash is enough. */
const drawCode = (): string =>
  Array.from(randomBytes(CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** As people copy it: with spaces, in capitals, with letters for figures. */
const normalise = (code: string): string =>
  code
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
const hashOf = (userId: number, code: string): string => hashSecret(`${userId} ${normalise(code)}`);

/** Ten new codes in the place of all former ones; told once. */
export const replaceRecoveryCodes = async (tx: Tx, userId: number): Promise<string[]> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const codes = Array.from({ length: CODES }, drawCode);
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, hash: hashOf(userId, code) })));
  return codes;
};

/** Spends a code; false when it is none of this person's, or was used. */
export const spendRecoveryCode = async (tx: Tx, userId: number, code: string): Promise<boolean> => {
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: appNow })
    .where(
      and(
        eq(recoveryCodes.hash, hashOf(userId, code)),
        eq(recoveryCodes.userId, userId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash });
  return spent.length > 0;
};
