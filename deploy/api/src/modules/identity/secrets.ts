import { createHash, createHmac, randomBytes } from 'node:crypto';

/** An unguessable value of 256 bits for tokens, tickets and flows. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret of full entropy: a plain hash is enough, nobody guesses 256 bits. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** What is kept of a short secret: keyed, so that the table alone does not give six digits away. */
export const keyedHash = (key: Buffer, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

export { sameSecret } from '../../same-secret.ts';
