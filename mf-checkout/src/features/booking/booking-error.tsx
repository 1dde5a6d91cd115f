import { useTranslation, type CallFailure } from '@tapnook/platform';
import { alertIcon, Note } from '@tapnook/ui';
import { type ReactElement } from 'react';
import { optionLine } from '../../shared/model/order-lines.ts';
import { PLACE_TAKEN_CODE } from './booking-days.ts';
import type { BookingModel } from './use-booking.ts';
import { useVisitText } from './use-visit-text.ts';

/** What became of a press that failed, as far as anybody knows, and what stays as it was. */
export const useFailureText = (
  { phase }: BookingModel,
  failure: CallFailure | null,
  stays: string,
): { readonly title: string; readonly text: string } => {
  const { t, text } = useTranslation();
  if (failure && phase === 'unanswered')
    return { title: t('booking.noAnswer'), text: t('booking.doubt') };
  return {
    title: phase === 'nothing' ? t('booking.notThrough') : failure ? text(failure.text) : '',
    text: stays,
  };
};

/**
 * Why nothing was booked or moved, and what stays as it was. A place that went to somebody else
 * says what is left instead.
 */
export const BookingError = ({
  model,
  failure,
}: {
  readonly model: BookingModel;
  readonly failure: CallFailure;
}): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const when = useVisitText();
  const { day, time, chosen, hasOtherTimes, movingVisit } = model;
  const stays = t(movingVisit ? 'booking.stillYours' : 'booking.notBooked');
  const failureText = useFailureText(model, failure, stays);
  if (failure.code !== PLACE_TAKEN_CODE || !day)
    return (
      <Note icon={alertIcon} tone="bad" role="alert" title={failureText.title}>
        <p className="text-sm">{failureText.text}</p>
      </Note>
    );
  const place = [when(day, time), optionLine(chosen, words)].filter(Boolean).join(' · ');
  const { remaining: count = 0 } = (failure.data ?? {}) as { readonly remaining?: number };
  const title = count > 0 ? t('booking.fewer', { place, count }) : t('booking.taken', { place });
  const first = t(
    count > 0 && !movingVisit
      ? 'booking.fewerText'
      : hasOtherTimes
        ? 'booking.othersThen'
        : 'booking.noneThen',
  );
  return (
    <Note icon={alertIcon} tone="bad" role="alert" title={title}>
      <p className="text-sm">{t('result.sentences', { first, second: stays })}</p>
    </Note>
  );
};
