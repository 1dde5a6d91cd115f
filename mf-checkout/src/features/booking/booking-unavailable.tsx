import { useTranslation } from '@tapnook/platform';
import { infoIcon, Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { STOPPED } from './booking-days.ts';
import { STOPPED_ID } from './booking-model.ts';
import type { BookingModel } from './use-booking.ts';

/** The merchant takes no new visits: what that means for what is not booked and for what is. In answer to a press it says first that nothing was booked. */
export const Stopped = ({
  model: { failure, moving, open },
}: {
  readonly model: BookingModel;
}): ReactElement => {
  const { t } = useTranslation();
  const isRefused = failure?.code === STOPPED;
  const lines = [
    ...(isRefused ? [t('booking.notBooked')] : []),
    ...(moving ? [] : [t('booking.stoppedText')]),
    ...(open.length > 0 ? [t('booking.stoppedVisits')] : []),
  ];
  return (
    <div id={STOPPED_ID} tabIndex={-1}>
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
