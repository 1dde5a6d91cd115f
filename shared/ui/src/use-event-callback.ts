import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function for ever, which does what the newest one does: what it is handed to is not
 * drawn again for it. For events, never for drawing.
 */
export const useEventCallback = <Given extends readonly unknown[]>(
  call: (...given: Given) => void,
): ((...given: Given) => void) => {
  const latest = useRef(call);
  useLayoutEffect(() => void (latest.current = call));
  return useCallback((...given: Given) => latest.current(...given), []);
};
