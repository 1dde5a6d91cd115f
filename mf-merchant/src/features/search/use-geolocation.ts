import { useEffect, useState } from 'react';
import type { Coordinates } from './search-url.ts';

/** A position up to five minutes old is precise enough. */
const MAX_AGE_MS = 5 * 60_000;
const TIMEOUT_MS = 10_000;
/**
 * Rounds to about a hundred metres: enough to sort by distance, too coarse to identify a person.
 */
const rounded = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;

export interface GeolocationState {
  readonly place: Coordinates | undefined;
  /** The person or the device refused. */
  readonly refused: boolean;
}
/**
 * The shopper's position. The browser asks for permission only while `enabled`; the position is
 * neither stored nor put into the URL.
 */
export const useGeolocation = (enabled: boolean): GeolocationState => {
  const [state, setState] = useState<GeolocationState>({ place: undefined, refused: false });
  useEffect(() => {
    if (!enabled) return undefined;
    let cancelled = false;
    const update = (next: GeolocationState): void => {
      if (!cancelled) setState(next);
    };
    if ('geolocation' in navigator) {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) =>
          update({
            place: { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) },
            refused: false,
          }),
        () => update({ place: undefined, refused: true }),
        { maximumAge: MAX_AGE_MS, timeout: TIMEOUT_MS },
      );
    } else update({ place: undefined, refused: true });
    return () => {
      cancelled = true;
    };
  }, [enabled]);
  return state;
};
