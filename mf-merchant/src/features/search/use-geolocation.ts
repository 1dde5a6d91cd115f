import { useEffect, useState } from 'react';
import type { Coordinates } from './search-url.ts';

/** A place of five minutes ago is near enough. */
const MAX_AGE_MS = 5 * 60_000;
const TIMEOUT_MS = 10_000;
/** About a hundred metres: enough to say who is near, too little to say who asks. */
const rounded = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;

/** What is known of where the shopper is: nothing, a place, or that it is not told. */
export interface GeolocationState {
  readonly place: Coordinates | undefined;
  /** The device or its owner does not tell. */
  readonly refused: boolean;
}
/** Where the shopper is. The browser is asked only while it is enabled; the state is neither kept nor update into the address. */
export const useGeolocation = (enabled: boolean): GeolocationState => {
  const [state, setState] = useState<GeolocationState>({ place: undefined, refused: false });
  useEffect(() => {
    if (!enabled) return;
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
