import {
  onlineManager,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { CallRoute } from '@tapnook/contracts';
import { useCallback, useState } from 'react';
import { randomId } from '../browser-capabilities.ts';
import { usePlatform } from '../context.ts';
import { isCallFailure, type CallFailure } from './call-error.ts';
import type { CallData, CallInput } from './call-types.ts';
import type { Answer, CallSettings, Http } from './http.ts';

/**
 * How long an answer that is the same for everybody counts as fresh; what belongs to a person is
 * asked anew by every screen.
 */
const PUBLIC_FRESH_MS = 60_000;
const freshFor = (route: CallRoute): number => (route.auth === 'public' ? PUBLIC_FRESH_MS : 0);

/**
 * A connection that broke once is mostly there again; a server that renders a page cannot wait long
 * for it.
 */
const RETRY_MS = 300;

/**
 * Server data lives here and nowhere else. Failed calls are tried again once, and only when no
 * answer came.
 */
export const createQueryClient = (): QueryClient => {
  // The library takes it that there is a connection: a page opened without one would not notice
  // when it comes.
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: PUBLIC_FRESH_MS,
        gcTime: 10 * 60_000,
        refetchOnWindowFocus: false,
        // Without a connection a call fails at once and says so, instead of waiting in silence; it
        // is asked again when the connection is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => count < 1 && isCallFailure(error) && error.code === 'network',
        retryDelay: RETRY_MS,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
};

/** What belongs to a person is keyed apart, so that signing in or out drops exactly that. */
export const callKey = (route: CallRoute, input: unknown = {}): readonly unknown[] => [
  route.auth === 'public' ? 'public' : 'me',
  route.id,
  input,
];

/** Query options of a call, for `useQuery`, `prefetchQuery` and `ensureQueryData` alike. */
export const callQuery = <Id extends string>(
  http: Http,
  route: CallRoute<Id>,
  input?: CallInput<Id>,
  settings?: CallSettings,
) => ({
  queryKey: callKey(route, input),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<CallData<Id>> =>
    http.call(route, input, { ...settings, reads: true, signal }),
});

/** The same for the whole envelope (lists with `totalCount` and the like). */
export const answerQuery = <Id extends string>(
  http: Http,
  route: CallRoute<Id>,
  input?: CallInput<Id>,
  settings?: CallSettings,
) => ({
  queryKey: [...callKey(route, input), 'envelope'],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<Id>> =>
    http.answer(route, input, { ...settings, reads: true, signal }),
});

export interface UseCallOptions<T> extends CallSettings {
  readonly enabled?: boolean | undefined;
  /**
   * Milliseconds between polls while the page is visible, or a function of the last answer and
   * failure that gives false to stop.
   */
  readonly refetchInterval?:
    | number
    | ((data: T | undefined, failure: CallFailure | null) => number | false);
  readonly staleTime?: number;
  /** Keep showing the former data while other input loads. */
  readonly keepPrevious?: boolean;
  readonly placeholder?: Exclude<T, Function>;
  /**
   * Asks again when the shopper comes back to this tab, if the answer is no longer fresh: stock may
   * have gone in another.
   */
  readonly refreshOnReturn?: boolean;
}

/** Reads a call through the query cache. */
export const useCall = <Id extends string>(
  route: CallRoute<Id>,
  input?: CallInput<Id>,
  options: UseCallOptions<CallData<Id>> = {},
): UseQueryResult<CallData<Id>, CallFailure> => {
  const { http } = usePlatform();
  const {
    enabled = true,
    refetchInterval,
    staleTime,
    keepPrevious,
    placeholder,
    refreshOnReturn = false,
    ...settings
  } = options;
  return useQuery<CallData<Id>, CallFailure>({
    ...callQuery(http, route, input, settings),
    enabled,
    staleTime: staleTime ?? freshFor(route),
    refetchOnWindowFocus: refreshOnReturn,
    refetchInterval:
      typeof refetchInterval === 'function'
        ? (query) => refetchInterval(query.state.data, query.state.error)
        : (refetchInterval ?? false),
    placeholderData: (previous) => (keepPrevious ? previous : undefined) ?? placeholder,
  });
};

/**
 * Pages of a call, one after the other. `inputOf` gives the input of a page (from 1), `hasMore`
 * whether another follows.
 */
export const useInfiniteCall = <Id extends string>(
  route: CallRoute<Id>,
  inputOf: (page: number) => CallInput<Id>,
  hasMore: (last: Answer<Id>, pages: readonly Answer<Id>[]) => boolean,
  settings: CallSettings & {
    readonly enabled?: boolean | undefined;
    /**
     * Milliseconds to the next look at all pages while the page is visible, from what they say;
     * false for none.
     */
    readonly refetchInterval?: (pages: readonly Answer<Id>[]) => number | false;
  } = {},
): UseInfiniteQueryResult<InfiniteData<Answer<Id>>, CallFailure> => {
  const { http } = usePlatform();
  const { enabled = true, refetchInterval, ...callSettings } = settings;
  return useInfiniteQuery<
    Answer<Id>,
    CallFailure,
    InfiniteData<Answer<Id>>,
    readonly unknown[],
    number
  >({
    queryKey: [...callKey(route, inputOf(1)), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      http.answer(route, inputOf(pageParam), { ...callSettings, reads: true, signal }),
    staleTime: freshFor(route),
    initialPageParam: 1,
    getNextPageParam: (last, pages, page) => (hasMore(last, pages) ? page + 1 : undefined),
    refetchInterval: (query) => refetchInterval?.(query.state.data?.pages ?? []) ?? false,
    enabled,
  });
};

type Mutation<Id extends string> = UseMutationResult<CallData<Id>, CallFailure, CallInput<Id>>;

/** What makes two presses the same one; what a form holds cannot be compared. */
const identityOf = (input: unknown): string =>
  (input as { form?: unknown } | undefined)?.form ? randomId() : JSON.stringify(input ?? null);

/**
 * A mutation by call. The same press again while it is pending is that one: nothing more is sent,
 * and it ends once.
 */
export const useCallMutation = <Id extends string>(
  route: CallRoute<Id>,
  settings: CallSettings = {},
): Mutation<Id> => {
  const { http } = usePlatform();
  const [pressed] = useState(() => new Map<string, ReturnType<Mutation<Id>['mutateAsync']>>());
  const mutation = useMutation<CallData<Id>, CallFailure, CallInput<Id>>({
    mutationFn: (input) => http.call(route, input, settings),
  });
  const send = mutation.mutateAsync;
  const mutateAsync = useCallback(
    (...press: Parameters<Mutation<Id>['mutateAsync']>) => {
      const identity = identityOf(press[0]);
      // A second press comes before the first has been drawn: only what is written down here at
      // once can tell.
      const earlier = pressed.get(identity);
      if (earlier) return earlier;
      const sent = send(...press).finally(() => pressed.delete(identity));
      pressed.set(identity, sent);
      return sent;
    },
    [pressed, send],
  );
  const mutate = useCallback(
    (...press: Parameters<Mutation<Id>['mutate']>) =>
      void mutateAsync(...press).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
};
