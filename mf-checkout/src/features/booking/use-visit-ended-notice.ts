import { useToast, useTranslation } from '@tapnook/platform';
import { useEffect, useRef } from 'react';
import type { BookingRecord } from './booking-days.ts';

/**
 * Says so when the visit that is being changed ends or moves elsewhere: the panel turns to another
 * one, and an open question goes. Give it the id of a visit of which a press here tells by itself,
 * or none once it was refused.
 */
export const useVisitEndedNotice = (
  moving: BookingRecord | undefined,
  open: readonly BookingRecord[],
): ((bookingId: string | undefined) => void) => {
  const { t } = useTranslation();
  const toast = useToast();
  const shownVisit = useRef<string>(undefined);
  const ownChange = useRef<string>(undefined);
  useEffect(() => {
    const before = shownVisit.current;
    shownVisit.current = moving?.bookingId;
    if (
      before &&
      before !== ownChange.current &&
      open.every(({ bookingId }) => bookingId !== before)
    )
      toast('tip', t('booking.gone'));
  });
  return (bookingId) => {
    ownChange.current = bookingId;
  };
};
