import { useCallback, useEffect, useState } from 'react';
import { CallFailure } from './api.ts';

/** What a screen shows: nothing yet, what came, or why it did not. */
export interface Loaded<T> {
  readonly data: T | undefined;
  readonly failure: CallFailure | undefined;
  readonly reload: () => void;
  /** Puts in what a change has answered. */
  readonly put: (data: T) => void;
}

/** Loads something, again whenever `key` changes; an answer that comes too late is dropped. */
export const useLoad = <T>(key: string, load: () => Promise<T>): Loaded<T> => {
  const [state, setState] = useState<{ key: string; data?: T; failure?: CallFailure }>({ key });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (data) => isCurrent && setState({ key, data }),
      (error: unknown) => {
        if (!(error instanceof CallFailure)) throw error;
        if (isCurrent) setState((before) => ({ ...before, key, failure: error }));
      },
    );
    return () => {
      isCurrent = false;
    };
    // `key` names everything that `load` depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  const put = useCallback((data: T) => setState({ key, data }), [key]);
  const isOf = state.key === key;
  return {
    data: isOf ? state.data : undefined,
    failure: isOf ? state.failure : undefined,
    reload,
    put,
  };
};
