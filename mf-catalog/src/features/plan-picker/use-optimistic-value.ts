import { useState } from 'react';

/**
 * A value that is on the screen with the press, before the page behind it follows: the address, the sum and whatever
 * else hangs on it are worked out once the press was answered.
 */
export const useOptimisticValue = <T>(
  value: T,
  send: (next: T) => void,
): readonly [T, (next: T) => void] => {
  const [ahead, setAhead] = useState<{
    readonly of: T;
    readonly own: readonly T[];
    readonly next: T;
  }>();
  // It holds until the page has caught up with the last press, or shows something that was never pressed.
  if (ahead && (value === ahead.next || (value !== ahead.of && !ahead.own.includes(value))))
    setAhead(undefined);
  const change = (next: T): void => {
    setAhead((before) => ({ of: before?.of ?? value, own: [...(before?.own ?? []), next], next }));
    send(next);
  };
  return [ahead ? ahead.next : value, change];
};
