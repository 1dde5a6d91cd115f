import { useState } from 'react';

interface Ahead<T> {
  readonly of: T;
  readonly own: readonly T[];
  readonly next: T;
}

/**
 * The sibling of `usePressed` for a value that somebody else keeps, like the page's address: it is
 * drawn in the same task as the press, and holds until the page has caught up with the last press,
 * however many came before, or shows something that was never pressed. `usePressed` would show the
 * former value between the end of its transition and the change of the address.
 */
export const useOptimisticValue = <T>(
  value: T,
  send: (next: T) => void,
): readonly [T, (next: T) => void] => {
  const [ahead, setAhead] = useState<Ahead<T>>();
  if (ahead && (value === ahead.next || (value !== ahead.of && !ahead.own.includes(value))))
    setAhead(undefined);
  const change = (next: T): void => {
    setAhead((before) => ({ of: before?.of ?? value, own: [...(before?.own ?? []), next], next }));
    send(next);
  };
  return [ahead ? ahead.next : value, change];
};
