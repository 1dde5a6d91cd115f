import type { CallFailure } from '@tapnook/platform';
import type { BoundaryQuery } from '@tapnook/ui';

/**
 * Failures at which the shell leads elsewhere (part 2, section 8): to sign in, or to the page for
 * what is not found.
 */
export const isHandledByShell = (failure: CallFailure | null): boolean =>
  failure !== null && [401, 402, 403, 404].includes(failure.status);

/**
 * The query for a boundary: a failure that the shell handles leaves the placeholder until the shell
 * leads elsewhere.
 */
export const withoutShellFailures = <T>(
  query: BoundaryQuery<T> & { readonly error: CallFailure | null },
): BoundaryQuery<T> => ({
  ...query,
  isError: query.isError && !isHandledByShell(query.error),
});
