import { formatShortDay } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Button, useFocusOnUnmount } from '@tapnook/ui';
import { useId, type ReactElement } from 'react';
import { PLACE_TAKEN_CODE, UNLIMITED, type Overview } from './booking-days.ts';
import { SUBMIT_ID, focusField, UNAVAILABLE_ID, VISITS_ID } from './booking-model.ts';
import type { BookingModel } from './use-booking.ts';
import { useVisitText } from './use-visit-text.ts';
import styles from './booking.module.css';

/** What stands beside the day: on a phone the panel that says it at length is out of sight. */
const useContextLine = ({ day, isFinal, movingVisit, isSameTime }: BookingModel): string => {
  const { t, locale } = useTranslation();
  const when = useVisitText();
  if (isFinal) return t('booking.final');
  if (!movingVisit) return day ? '' : t('booking.anyDay');
  if (isSameTime) return '';
  return day
    ? t('booking.keepsDay', { day: formatShortDay(movingVisit.date, locale) })
    : when(movingVisit.date, movingVisit.time);
};

/**
 * The choice and the button that books or moves: the foot of the panel where that stands beside the
 * month, else a bar at the bottom of the screen, in place of the tabs. While something is missing
 * the button says what and leads there.
 */
export const BookingSubmitBar = ({
  model,
  overview,
}: {
  readonly model: BookingModel;
  readonly overview: Overview;
}): ReactElement => {
  const { t } = useTranslation();
  const when = useVisitText();
  const id = useId();
  // It goes with the press that learns that no new visits are taken, which is told above the
  // screen; or that books a visit for good.
  useFocusOnUnmount(UNAVAILABLE_ID);
  useFocusOnUnmount(VISITS_ID);
  const {
    day,
    movingVisit,
    missingField,
    freePlaces,
    failedQuery,
    isSameTime,
    isUnchanged,
    hasOtherTimes,
    failure,
  } = model;
  const contextLine = useContextLine(model);
  const isAllowed = movingVisit !== undefined || overview.bookableNum > 0;
  const vouchers =
    model.voucherCount > 1 ? ` · ${t('booking.count', { count: model.voucherCount })}` : '';
  const selectionText = day ? when(day, model.time) + vouchers : '';
  const isFull = freePlaces === 0;
  // The button stays alive where the place is gone, so that the focus stays on it: it leads to the
  // next one.
  const nextField =
    isFull && missingField !== 'day' && missingField !== 'time'
      ? hasOtherTimes
        ? 'time'
        : 'day'
      : missingField;
  const missingText = failedQuery
    ? t('state.retry')
    : isFull && nextField
      ? t(hasOtherTimes ? 'booking.otherTime' : 'booking.otherDay')
      : missingField === 'day'
        ? t('booking.pickDay')
        : missingField === 'time'
          ? t('booking.pickTime')
          : isUnchanged
            ? t('booking.unchanged')
            : isSameTime
              ? t('booking.save')
              : undefined;
  const press = (): void => {
    if (failedQuery) void failedQuery.refetch();
    else if (nextField) focusField(nextField);
    else model.submit();
  };
  return (
    <div className={styles.act} data-bottom-bar="">
      <div className={styles.actRow}>
        <div id={id} className={styles.sum} role="status">
          <b className="tabular">{selectionText || model.title}</b>
          {/* A refusal says it already. */}
          {isFull && failure?.code !== PLACE_TAKEN_CODE && (
            <p className="text-sm">{t('booking.full')}</p>
          )}
          {freePlaces !== undefined && freePlaces > 0 && freePlaces < UNLIMITED && (
            <p className={`text-xs text-muted ${styles.places}`}>
              {t('booking.places', { count: freePlaces })}
            </p>
          )}
          {contextLine && <p className={`text-xs text-muted ${styles.ground}`}>{contextLine}</p>}
        </div>
        <Button
          id={SUBMIT_ID}
          size="l"
          block
          busy={model.busy}
          disabled={
            !isAllowed ||
            (nextField === undefined && !failedQuery && (freePlaces === undefined || isUnchanged))
          }
          aria-describedby={id}
          onClick={press}
        >
          {missingText ?? (
            <>
              <span className={styles.long}>
                {t(movingVisit ? 'booking.moveTo' : 'booking.book', { when: selectionText })}
              </span>
              <span className={styles.short}>
                {t(movingVisit ? 'booking.moveHere' : 'booking.bookHere')}
              </span>
            </>
          )}
        </Button>
      </div>
    </div>
  );
};
