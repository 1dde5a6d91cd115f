import type { CallFailure } from '@tapnook/platform';

/** Failures of a call that moves money which do not say whether it did: the server may have acted before it fell silent. */
const IN_DOUBT = new Set(['network', '10409', '10422', '10500', '10503']);

export const leavesDoubt = ({ code }: CallFailure): boolean => IN_DOUBT.has(code);
