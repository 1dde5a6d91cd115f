import { getPendingReviewsCount } from '@tapnook/contracts/calls';
import { groupDigits } from '@tapnook/kernel';
import {
  defineSlot,
  useCall,
  usePlatformEvent,
  useSession,
  useTranslation,
} from '@tapnook/platform';
import type { ReactElement } from 'react';
import styles from './pending-review-badge.module.css';

const Badge = (): ReactElement | null => {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data, refetch } = useCall(
    getPendingReviewsCount,
    {},
    { enabled: user !== null, handledErrorCodes: 'all' },
  );
  const again = (): void => void (user && refetch());
  usePlatformEvent('review:submitted', again);
  usePlatformEvent('voucher:redeemed', again);
  const count = data?.pendingOrderCount ?? 0;
  if (!user || count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{groupDigits(count)}</span>
      <span className="visually-hidden">{t('badge', { count, figure: groupDigits(count) })}</span>
    </span>
  );
};

/** How many orders wait for a review; nothing at zero, and nothing when it cannot be known. */
export const slot = defineSlot<Record<string, never>>({ Component: Badge });
