import { moveFocus } from '@tapnook/ui';
import { scrollToNearest } from '../../shared/components/scroll-to-nearest.ts';

/** What a booking still lacks, in the order in which it is asked for. */
export type BookingField = 'day' | 'time' | 'name';

/** Id of the row of visits. */
export const VISITS_ID = 'booking-visits';
/** Id of the button that books or moves: where it is, it is in sight. */
export const SUBMIT_ID = 'booking-act';
/** Id of the note that no new visits are taken. */
export const UNAVAILABLE_ID = 'booking-stopped';

/** Id of the part of the page in which it is given. */
export const fieldId = (part: BookingField): string => `booking-${part}`;

/** Brings the part into view and puts the focus on its first control. */
export const focusField = (part: BookingField): void => {
  const place = document.getElementById(fieldId(part));
  scrollToNearest(place, 'center');
  moveFocus(place?.querySelector<HTMLElement>('input:not([aria-disabled]), button[tabindex="0"]'), {
    preventScroll: true,
  });
};
