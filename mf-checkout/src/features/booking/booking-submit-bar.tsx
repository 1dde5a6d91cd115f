import { formatShortDay } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Button } from '@tapnook/ui';
import { useId, type ReactElement } from 'react';
import { useFocusOnUnmount } from '../../shared/hooks/use-focus-on-unmount.ts';
import { TAKEN, UNLIMITED, type Overview } from './booking-days.ts';
import { ACT_ID, showPart, STOPPED_ID, VISITS_ID } from './booking-model.ts';
import type { BookingModel } from './use-booking.ts';
import { useWhen } from './use-visit-text.ts';
import styles from './booking.module.css';

/** What stands beside the day: on a phone the panel that says it at length is out of sight. */
const useGround = ({ day, final, moving, stays }: BookingModel): string => {
  const { t, locale } = useTranslation();
  const when = useWhen();
  if (final) return t('booking.final');
  if (!moving) return day ? '' : t('booking.anyDay');
  if (stays) return '';
  return day
    ? t('booking.keepsDay', { day: formatShortDay(moving.date, locale) })
    : when(moving.date, moving.time);
};

/**
 * The choice and the button that books or moves: the foot of the panel where that stands beside the month, else a bar
 * at the bottom of the screen, in place of the tabs. While something is missing the button says what and leads there.
 */
export const BookingAct = ({
  model,
  overview,
}: {
  readonly model: BookingModel;
  readonly overview: Overview;
}): ReactElement => {
  const { t } = useTranslation();
  const when = useWhen();
  const id = useId();
  // It goes with the press that learns that no new visits are taken, which is told above the screen; or that books a visit for good.
  useFocusOnUnmount(STOPPED_ID);
  useFocusOnUnmount(VISITS_ID);
  const { day, moving, missing, free, lost, stays, unchanged, others, failure } = model;
  const ground = useGround(model);
  const allowed = moving !== undefined || overview.bookableNum > 0;
  const vouchers = model.vouchers > 1 ? ` · ${t('booking.count', { count: model.vouchers })}` : '';
  const picked = day ? when(day, model.time) + vouchers : '';
  const full = free === 0;
  // The button stays alive where the place is gone, so that the focus stays on it: it leads to the next one.
  const next =
    full && missing !== 'day' && missing !== 'time' ? (others ? 'time' : 'day') : missing;
  const lacking = lost
    ? t('state.retry')
    : full && next
      ? t(others ? 'booking.otherTime' : 'booking.otherDay')
      : missing === 'day'
        ? t('booking.pickDay')
        : missing === 'time'
          ? t('booking.pickTime')
          : unchanged
            ? t('booking.unchanged')
            : stays
              ? t('booking.save')
              : undefined;
  const press = (): void => {
    if (lost) void lost.refetch();
    else if (next) showPart(next);
    else model.submit();
  };
  return (
    <div className={styles.act} data-bottom-bar="">
      <div className={styles.actRow}>
        <div id={id} className={styles.sum} role="status">
          <b className="tabular">{picked || model.title}</b>
          {/* A refusal says it already. */}
          {full && failure?.code !== TAKEN && <p className="text-sm">{t('booking.full')}</p>}
          {free !== undefined && free > 0 && free < UNLIMITED && (
            <p className={`text-xs text-muted ${styles.places}`}>
              {t('booking.places', { count: free })}
            </p>
          )}
          {ground && <p className={`text-xs text-muted ${styles.ground}`}>{ground}</p>}
        </div>
        <Button
          id={ACT_ID}
          size="l"
          block
          busy={model.busy}
          disabled={!allowed || (next === undefined && !lost && (free === undefined || unchanged))}
          aria-describedby={id}
          onClick={press}
        >
          {lacking ?? (
            <>
              <span className={styles.long}>
                {t(moving ? 'booking.moveTo' : 'booking.book', { when: picked })}
              </span>
              <span className={styles.short}>
                {t(moving ? 'booking.moveHere' : 'booking.bookHere')}
              </span>
            </>
          )}
        </Button>
      </div>
    </div>
  );
};
