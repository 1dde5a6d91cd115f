import { links } from '@tapnook/contracts';
import { AppLink, useTranslation } from '@tapnook/platform';
import { Logo } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { CurrencySwitch } from './currency-switch.tsx';
import styles from './footer.module.css';

const COLUMNS = [
  {
    id: 'discover',
    items: {
      handpicked: links.productList('handpicked'),
      coupons: links.search({ isCashCouponProduct: true, showBanner: true }),
      merchants: links.merchantSearch(),
      gifts: links.search({ keyword: 'workshop' }),
    },
  },
  {
    id: 'account',
    items: {
      orders: links.profile('order'),
      coins: links.profile('coins'),
      reviews: links.profile('reviews'),
      subscriptions: links.profile('setSubscription'),
    },
  },
  {
    id: 'help',
    items: {
      helpCentre: links.help(),
      contact: `${links.help()}#contact`,
      refunds: links.terms('refunds'),
      accessibility: links.terms('accessibility'),
    },
  },
  {
    id: 'company',
    items: {
      about: links.about(),
      partner: links.partner('join-us'),
      affiliates: links.partner('affiliate'),
      how: links.aboutCoins(),
    },
  },
] as const;
type KeyIn<Items> = Items extends unknown ? keyof Items : never;
type ItemId = KeyIn<(typeof COLUMNS)[number]['items']>;
const linksOf = (items: Partial<Record<ItemId, string>>) =>
  Object.entries(items) as [id: ItemId, to: string][];

export const Footer = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer} data-late="">
      <div className="container">
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo look="full" />
            <p className="text-sm text-muted">{t('footer.line')}</p>
            <CurrencySwitch />
          </div>
          {COLUMNS.map((column) => (
            <nav key={column.id} aria-label={t(`footer.${column.id}`)}>
              <h2 className={styles.heading}>{t(`footer.${column.id}`)}</h2>
              <ul>
                {linksOf(column.items).map(([id, to]) => (
                  <li key={id}>
                    <AppLink className={styles.link} to={to}>
                      {t(`footer.${id}`)}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.legal}>
          <span>© 2026 TapNook</span>
          <span className="row gap-4">
            <AppLink className={styles.link} to={links.terms('usage-terms')}>
              {t('footer.terms')}
            </AppLink>
            <AppLink className={styles.link} to={links.terms('privacy-policy')}>
              {t('footer.privacy')}
            </AppLink>
          </span>
        </div>
      </div>
    </footer>
  );
};
