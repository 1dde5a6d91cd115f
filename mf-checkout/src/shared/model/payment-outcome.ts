import type { CallFailure } from '@tapnook/platform';

/**
 * Failures after which it is unknown whether money moved: the server may have acted before it fell
 * silent.
 */
const UNKNOWN_OUTCOME_CODES = new Set(['network', '10409', '10422', '10500', '10503']);

/**
 * Whether money may have moved. `attempted: false` means that the server had not begun when its
 * gateway fell silent.
 */
export const isOutcomeUnknown = ({ code, data }: Pick<CallFailure, 'code' | 'data'>): boolean =>
  UNKNOWN_OUTCOME_CODES.has(code) &&
  (data as { readonly attempted?: boolean } | null | undefined)?.attempted !== false;
