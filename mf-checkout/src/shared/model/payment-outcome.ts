import type { CallFailure } from '@tapnook/platform';

/** Failures of a call that moves money which do not say whether it did: the server may have acted before it fell silent. */
const UNKNOWN_OUTCOME_CODES = new Set(['network', '10409', '10422', '10500', '10503']);

/** Whether money may have moved. The server says so itself where it had begun nothing when its gateway fell silent. */
export const isOutcomeUnknown = ({ code, data }: Pick<CallFailure, 'code' | 'data'>): boolean =>
  UNKNOWN_OUTCOME_CODES.has(code) &&
  (data as { readonly attempted?: boolean } | null | undefined)?.attempted !== false;
