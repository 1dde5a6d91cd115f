import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallFailure } from '@tapnook/platform';

/** What a screen shows: nothing yet, what came, or why it did not. */
export interface Loaded<T> {
  readonly data: T | undefined;
  readonly failure: CallFailure | undefined;
  readonly reload: () => void;
  /** Puts in what a change has answered. */
  readonly put: (data: T) => void;
}

/**
 * Loads something, again whenever `key` changes. `key` names everything that `load` depends on, and
 * the same key means the same answer in every screen. Nothing outlives its screen: a form that
 * began with an older answer would write it back. It is asked again when the line is back, and each
 * `everyMs` where that is set.
 */
export const useLoad = <T>(
  key: string,
  load: () => Promise<T>,
  { everyMs = false }: { readonly everyMs?: number | false } = {},
): Loaded<T> => {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery<T, CallFailure>({
    queryKey: [key],
    queryFn: load,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: everyMs,
  });
  return {
    data,
    failure: error ?? undefined,
    reload: () => void refetch(),
    put: (answer) => client.setQueryData<T>([key], answer),
  };
};
