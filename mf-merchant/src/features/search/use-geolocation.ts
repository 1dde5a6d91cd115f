import { useEffect, useState } from 'react';
import type { Place } from './search-url.ts';

/** A place of five minutes ago is near enough. */
const OLDEST = 5 * 60_000;
const PATIENCE = 10_000;
/** About a hundred metres: enough to say who is near, too little to say who asks. */
const rounded = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;

/** What is known of where the shopper is: nothing, a place, or that it is not told. */
export interface PlaceAnswer {
  readonly place: Place | undefined;
  /** The device or its owner does not tell. */
  readonly refused: boolean;
}
/** Where the shopper is. The browser is asked only while it is wanted; the answer is neither kept nor put into the address. */
export const usePlace = (wanted: boolean): PlaceAnswer => {
  const [answer, setAnswer] = useState<PlaceAnswer>({ place: undefined, refused: false });
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const put = (next: PlaceAnswer): void => {
      if (!left) setAnswer(next);
    };
    if ('geolocation' in navigator) {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) =>
          put({
            place: { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) },
            refused: false,
          }),
        () => put({ place: undefined, refused: true }),
        { maximumAge: OLDEST, timeout: PATIENCE },
      );
    } else put({ place: undefined, refused: true });
    return () => {
      left = true;
    };
  }, [wanted]);
  return answer;
};
