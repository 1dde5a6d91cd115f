import { links } from '@tapnook/contracts';
import type { HomeSection as Setting, ProductCard } from '@tapnook/contracts/api';
import { getCashCouponBanner, getCashCouponProducts } from '@tapnook/contracts/calls';
import { formatMoney } from '@tapnook/kernel';
import { useCall, UiLink, useTranslation } from '@tapnook/platform';
import { ButtonLink, Picture } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { CardPrice } from '../../shared/components/card-price.tsx';
import { bannerPath } from '../../shared/model/banner-path.ts';
import { rows } from './home-queries.ts';
import { HomeSection } from './home-section.tsx';
import styles from './cash-coupons.module.css';

const CashCouponTicket = ({ card }: { readonly card: ProductCard }): ReactElement => {
  const { t, text } = useTranslation();
  const merchant = text(card.cashCoupon?.merchantName) || text(card.productName);
  return (
    <article className={styles.ticket}>
      <div className={styles.art}>
        <div className={styles.picture}>
          <Picture
            src={card.productImages[0] ?? ''}
            alt=""
            width={320}
            height={320}
            ratio="fill"
            sizes="112px"
            maxWidth={320}
          />
        </div>
        {card.cashCoupon && (
          <p className={styles.worth}>
            <small>{t('home.worth')}</small>{' '}
            <span>{formatMoney(card.cashCoupon.faceValue.HKD).replace('HK', '')}</span>
          </p>
        )}
      </div>
      <div className={styles.words}>
        <h3>{merchant}</h3>
        <p className="text-sm text-muted">
          {card.cashCoupon
            ? t('home.branches', { count: card.cashCoupon.branchCount })
            : text(card.districtName)}
        </p>
        <div className="row space-between flex-wrap">
          <CardPrice card={card} />
          <ButtonLink
            as={UiLink}
            href={links.product(card)}
            tone="soft"
            size="s"
            aria-label={t('home.buyCoupon', { name: text(card.productName) })}
          >
            {t('home.buy')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
};

/** Cash coupons as tickets, under the words of their banner. */
export const CashCoupons = ({ setting }: { readonly setting: Setting }): ReactElement => {
  const { t, text } = useTranslation();
  const query = useCall(getCashCouponProducts, rows(setting), { handledErrorCodes: 'all' });
  const banner = useCall(getCashCouponBanner, {}, { handledErrorCodes: 'all' }).data;
  const all =
    (banner && bannerPath(banner)) ?? links.search({ isCashCouponProduct: true, showBanner: true });
  return (
    <HomeSection
      setting={setting}
      query={query}
      isEmpty={({ items }) => items.length === 0}
      look="tile"
      text={text(banner?.description) || undefined}
      link={{ href: all, label: t('home.allCoupons') }}
    >
      {({ items }) => (
        <ul className={styles.tickets} role="list">
          {items.map((card) => (
            <li key={card.productId}>
              <CashCouponTicket card={card} />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
};
