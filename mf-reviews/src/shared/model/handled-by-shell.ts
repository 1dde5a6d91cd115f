import type { CallFailure } from '@tapnook/platform';

/** Failures at which the shell leads elsewhere (part 2, section 8): to sign in, or to the page for what is not found. */
export const isHandledByShell = (failure: CallFailure | null): boolean =>
  failure !== null && [401, 402, 403, 404].includes(failure.status);
