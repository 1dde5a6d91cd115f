import { links } from '@tapnook/contracts';
import { AppLink, useTranslation } from '@tapnook/platform';
import { homeIcon, Icon, searchIcon, ticketIcon, userIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useRoute } from './use-route.ts';
import styles from './tab-bar.module.css';

/** Orders, and the visits booked with their vouchers. */
const VOUCHERS = /^\/profile\/(order|vouchers)(\/|$)/;
const TABS = [
  { id: 'home', icon: homeIcon, to: links.home(), owns: (path: string) => path === '/' },
  {
    id: 'explore',
    icon: searchIcon,
    to: links.search(),
    owns: (path: string) => /^\/(search|promo|merchant)/.test(path),
  },
  {
    id: 'vouchers',
    icon: ticketIcon,
    to: links.profile('order'),
    owns: (path: string) => VOUCHERS.test(path),
  },
  {
    id: 'me',
    icon: userIcon,
    to: links.profile('accountSet'),
    owns: (path: string) => path.startsWith('/profile/') && !VOUCHERS.test(path),
  },
] as const;

/** The bar at the bottom of phones; product pages have their buy bar there instead. */
export const TabBar = (): ReactElement => {
  const { t } = useTranslation();
  const path = useRoute((page) => page.path);
  return (
    <nav className={styles.bar} aria-label={t('tabs.label')}>
      {TABS.map((tab) => (
        <AppLink
          key={tab.id}
          to={tab.to}
          className={styles.tab}
          aria-current={tab.owns(path) ? 'page' : undefined}
        >
          <Icon d={tab.icon} size="l" />
          <span>{t(`tabs.${tab.id}`)}</span>
        </AppLink>
      ))}
    </nav>
  );
};
