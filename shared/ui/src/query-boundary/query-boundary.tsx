import type { ReactElement, ReactNode } from 'react';

/** What a boundary needs of a query; a query of pages has the same. */
export interface BoundaryQuery<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

export interface QueryBoundaryProps<T> {
  readonly query: BoundaryQuery<T>;
  readonly loading: ReactNode;
  /** A `QueryError` with the words of the section. */
  readonly renderError: (retry: () => void) => ReactNode;
  readonly isEmpty?: ((data: T) => boolean) | undefined;
  readonly empty?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * A section in each state of its query. Data that were read once stay, even when reading them again
 * fails: what is on the screen is better than an error in its place.
 */
export const QueryBoundary = <T,>({
  query: { data, isError, refetch },
  loading,
  renderError,
  isEmpty,
  empty = null,
  children,
}: QueryBoundaryProps<T>): ReactElement => {
  if (data === undefined) return <>{isError ? renderError(() => void refetch()) : loading}</>;
  return <>{isEmpty?.(data) ? empty : children(data)}</>;
};
