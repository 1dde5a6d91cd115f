import { useTranslation } from '@tapnook/platform';
import { infoIcon, Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { BOOKING_STOPPED_CODE } from './booking-days.ts';
import { UNAVAILABLE_ID } from './booking-model.ts';
import type { BookingModel } from './use-booking.ts';

/**
 * The merchant takes no new visits: what that means for what is not booked and for what is. In
 * answer to a press it says first that nothing was booked.
 */
export const BookingUnavailable = ({
  model: { failure, movingVisit, openVisits },
}: {
  readonly model: BookingModel;
}): ReactElement => {
  const { t } = useTranslation();
  const isRefused = failure?.code === BOOKING_STOPPED_CODE;
  const lines = [
    ...(isRefused ? [t('booking.notBooked')] : []),
    ...(movingVisit ? [] : [t('booking.stoppedText')]),
    ...(openVisits.length > 0 ? [t('booking.stoppedVisits')] : []),
  ];
  return (
    <div id={UNAVAILABLE_ID} tabIndex={-1}>
      <Note
        icon={infoIcon}
        tone="warn"
        role={isRefused ? 'alert' : 'status'}
        title={t('booking.stopped')}
      >
        {lines.reduce((first, second) => t('result.sentences', { first, second }))}
      </Note>
    </div>
  );
};
