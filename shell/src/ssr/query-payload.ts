import { hashKey, type DehydratedState, type QueryKey } from '@tanstack/react-query';

/**
 * Answers of a page: the time of the oldest, and each one's key and data; what else the cache notes
 * is the same for all.
 */
export interface PackedQueries {
  readonly at: number;
  readonly queries: readonly (readonly [key: QueryKey, data: unknown])[];
}

/**
 * The query cache of a page without what the browser can write itself: a third of the bytes and all
 * counters are gone.
 */
export const packQueries = ({ queries }: DehydratedState): PackedQueries => ({
  at: Math.min(Date.now(), ...queries.map(({ state }) => state.dataUpdatedAt)),
  queries: queries.map(({ queryKey, state }) => [queryKey, state.data]),
});

/** The same cache as the library knows it. */
export const unpackQueries = ({ at, queries }: PackedQueries): DehydratedState => ({
  mutations: [],
  queries: queries.map(([queryKey, data]) => ({
    dehydratedAt: at,
    queryKey,
    queryHash: hashKey(queryKey),
    state: {
      data,
      dataUpdateCount: 1,
      dataUpdatedAt: at,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      fetchStatus: 'idle',
      isInvalidated: false,
      status: 'success',
    },
  })),
});
