import { createHash } from 'node:crypto';
import { canonicalJson } from '@tapnook/contracts/release';

/** sha-256 of the canonical JSON of anything, hexadecimal: how records and audit rows are named. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
