import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** An unguessable value of 256 bits for tokens, tickets and flows. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret of full entropy: a plain hash is enough, nobody guesses 256 bits. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** What is kept of a short secret: keyed, so that the table alone does not give six digits away. */
export const keyedHash = (key: Buffer, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

/** Compares without telling by time how far two texts agree. */
export const sameSecret = (left: string, right: string): boolean => {
  const [a, b] = [
    createHash('sha256').update(left).digest(),
    createHash('sha256').update(right).digest(),
  ];
  return timingSafeEqual(a, b);
};
