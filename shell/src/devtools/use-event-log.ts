import { usePlatform } from '@tapnook/platform';
import { useEffect, useState } from 'react';

const KEPT = 50;

export interface LoggedEvent {
  readonly id: number;
  /** Milliseconds since the page began. */
  readonly at: number;
  readonly name: string;
  readonly detail: string;
}

/** The events that passed on the bus since the overlay came, newest first. */
export const useEventLog = (): readonly LoggedEvent[] => {
  const { events } = usePlatform();
  const [log, setLog] = useState<readonly LoggedEvent[]>([]);
  useEffect(() => {
    let id = 0;
    return events.tap((name, event) => {
      id += 1;
      const entry = { id, at: Math.round(performance.now()), name, detail: JSON.stringify(event) };
      setLog((kept) => [entry, ...kept].slice(0, KEPT));
    });
  }, [events]);
  return log;
};
