import { links } from '@tapnook/contracts';
import { formatDay, hongKongDay } from '@tapnook/kernel';
import { AppLink, useSession, useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { useRoute } from './use-route.ts';
import styles from './deletion-banner.module.css';

/**
 * Says on every page that the shopper's account is being deleted, with the way to keep it. The page
 * that keeps it says so itself.
 */
export const DeletionBanner = (): ReactElement | null => {
  const { t, locale } = useTranslation();
  const deletionAt = useSession().user?.deletionAt;
  const isKeepPage = useRoute(({ path }) => path === links.deleteAccount());
  if (!deletionAt || isKeepPage) return null;
  return (
    <aside className={styles.banner} aria-label={t('deletion.label')}>
      <div className={`container ${styles.line}`}>
        <p>{t('deletion.text', { day: formatDay(hongKongDay(deletionAt), locale) })}</p>
        <AppLink className={styles.keep} to={links.deleteAccount()}>
          {t('deletion.keep')}
        </AppLink>
      </div>
    </aside>
  );
};
