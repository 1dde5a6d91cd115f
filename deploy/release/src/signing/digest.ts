import { createHash } from 'node:crypto';
import { canonicalJson } from '@tapnook/contracts/release';

/** sha-256 of the canonical JSON of anything, hexadecimal: how records and audit rows are named. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
