import { addDays, formatDay, formatShortDay, type HongKongDay } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import styles from './account-deletion.module.css';

/** Part 1, section 9. */
export const DELETION_DAYS = 14;

/** The days until the account is erased; past days are filled. */
export const AccountDeletionTimeline = ({
  requestedOn,
  today,
}: {
  readonly requestedOn: HongKongDay;
  readonly today: HongKongDay;
}): ReactElement => {
  const { t, locale } = useTranslation();
  const end = addDays(requestedOn, DELETION_DAYS);
  return (
    <div>
      <div className={styles.days} aria-hidden="true">
        {Array.from({ length: DELETION_DAYS }, (_, index) => (
          <i key={index} data-past={addDays(requestedOn, index) < today || undefined} />
        ))}
      </div>
      <p className={styles.ends}>
        <span>
          <b>{formatShortDay(requestedOn, locale)}</b> <span>{t('leaving.asked')}</span>
          <span className="visually-hidden">{locale === 'zh-HK' ? '，' : ', '}</span>
        </span>
        <span>
          <b className={styles.end}>{formatDay(end, locale)}</b> <span>{t('leaving.erased')}</span>
        </span>
      </p>
    </div>
  );
};
