import { useToast, useWords } from '@tapnook/platform';
import { useEffect, useRef, type RefObject } from 'react';
import type { BookingRecord } from './booking-days.ts';

/**
 * Says so when the visit that is being changed ends or moves elsewhere: the panel turns to another one, and an open
 * question goes. The id that is set names the visit of which a press here tells by itself.
 */
export const useTellGone = (moving: BookingRecord | undefined, open: readonly BookingRecord[]): RefObject<string | undefined> => {
  const { t } = useWords();
  const toast = useToast();
  const shown = useRef<string>(undefined);
  const ours = useRef<string>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = moving?.bookingId;
    if (before && before !== ours.current && open.every(({ bookingId }) => bookingId !== before)) toast('tip', t('booking.gone'));
  });
  return ours;
};
