import { links } from '@tapnook/contracts';
import { typedLine } from '@tapnook/kernel';
import { AppLink, Slot, useSession, useTranslation } from '@tapnook/platform';
import { Logo } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { CategoryNav } from './category-nav.tsx';
import { CoinBalance } from './coin-balance.tsx';
import { LanguageLink } from './language-link.tsx';
import { SearchForm } from './search-form.tsx';
import { SecureMark } from './secure-mark.tsx';
import { useRoute } from './use-route.ts';
import styles from './header.module.css';

/**
 * The bar on top (design, section 4): mark, search, language, orders, coins, account, categories.
 */
export const Header = (): ReactElement => {
  const { t } = useTranslation();
  const route = useRoute((page) => page.route);
  const { user } = useSession();
  // The help centre has a keyword of its own.
  const keyword = useRoute(({ path, search }) =>
    path === links.search() ? typedLine(new URLSearchParams(search).get('keyword') ?? '') : '',
  );
  // A page of payment without a footer keeps its shopper; the one that tells the result leads on to
  // the orders.
  const paying = route.sensitive && !route.footer;
  return (
    <header className={styles.header} data-fixed={route.fixedHeader || undefined}>
      <div className="container">
        <div className={styles.bar}>
          <AppLink to={links.home()} className={styles.logo} aria-label={t('home')}>
            {/* Beside the search field a phone has room for the mark alone. */}
            <span className={route.searchBar ? styles.wide : styles.whole}>
              <Logo look="full" />
            </span>
            {route.searchBar && (
              <span className={styles.narrow}>
                <Logo look="mark" />
              </span>
            )}
          </AppLink>
          {route.searchBar && (
            <div className={styles.search}>
              <Slot
                name="search-box"
                props={{ initialKeyword: keyword }}
                fallback={<SearchForm keyword={keyword} />}
                ornament
              />
            </div>
          )}
          {paying && <SecureMark />}
          <div className={styles.tools} data-paying={paying || undefined}>
            <LanguageLink />
            {route.sensitive && !paying && (
              <AppLink to={links.profile('order')} className={styles.orders}>
                {t('myOrders')}
              </AppLink>
            )}
            {!route.sensitive && user && <CoinBalance />}
            {!route.sensitive && <AccountMenu />}
          </div>
        </div>
        {/* A member's own pages keep the search and leave the shelves out. */}
        {route.searchBar && !route.auth && <CategoryNav />}
      </div>
    </header>
  );
};
