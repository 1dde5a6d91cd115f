import { links } from '@tapnook/contracts';
import type { MerchantCard } from '@tapnook/contracts/api';
import { formatMoney, groupDigits, hongKongTime } from '@tapnook/kernel';
import { UiLink, useTranslation, type Words } from '@tapnook/platform';
import { Picture } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { MerchantLogo } from '../../shared/components/merchant-logo.tsx';
import { MerchantScore } from '../../shared/components/merchant-score.tsx';
import { useCurrentMinute } from '../../shared/hooks/use-current-minute.ts';
import { districtNames } from '../../shared/model/district-names.ts';
import styles from './merchant-tile.module.css';

/** `350 m away`, `1.2 km away`. */
const distanceText = (metres: number, t: Words['t']): string =>
  metres < 975
    ? t('search.metres', { figure: Math.max(50, Math.round(metres / 50) * 50) })
    : t('search.kilometres', {
        figure:
          metres < 9_950 ? (metres / 1_000).toFixed(1) : groupDigits(Math.round(metres / 1_000)),
      });
/** `7 to book, from HK$420`. */
const bookableText = ({ productCount, lowestPrice }: MerchantCard, t: Words['t']): string =>
  productCount === 0
    ? t('search.nothingToBook')
    : lowestPrice
      ? t('search.toBookFrom', { count: productCount, price: formatMoney(lowestPrice.HKD) })
      : t('search.toBook', { count: productCount });

/** Closing time of an open merchant; disappears at that time, however long the page stays open. */
const OpenUntil = ({
  merchant: { isOpenNow, openUntil },
}: {
  readonly merchant: MerchantCard;
}): ReactElement | null => {
  const { t } = useTranslation();
  const now = useCurrentMinute();
  if (!isOpenNow || (openUntil && now !== undefined && now >= Date.parse(openUntil))) return null;
  return (
    <p className={`text-sm tabular ${styles.open}`}>
      {openUntil ? t('hours.until', { time: hongKongTime(openUntil) }) : t('hours.always')}
    </p>
  );
};

interface MerchantTileProps {
  readonly merchant: MerchantCard;
  /** In the first viewport, so its picture loads at once. */
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3 | undefined;
}

/**
 * How wide a tile's picture stands, and its widest file in pixels; what is preloaded says the same.
 */
export const TILE_SIZES = '(min-width: 1024px) 310px, (min-width: 768px) 46vw, 100vw';
export const TILE_MAX_WIDTH = 960;

/**
 * A merchant in a list: picture, logo, location and what can be booked. The whole tile is one link.
 */
export const MerchantTile = ({
  merchant,
  priority,
  headingLevel = 2,
}: MerchantTileProps): ReactElement => {
  const { t, text, locale } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  const away = merchant.distance ? distanceText(merchant.distance, t) : undefined;
  const districts = districtNames(merchant.districtNames.map(text), { t, locale });
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        <Picture
          src={merchant.mobileCoverImage}
          alt=""
          width={960}
          height={600}
          ratio="fill"
          maxWidth={TILE_MAX_WIDTH}
          sizes={TILE_SIZES}
          priority={priority}
        />
        <span className={styles.logo}>
          <MerchantLogo src={merchant.merchantImage} size="s" />
        </span>
      </div>
      <div className={styles.details}>
        <Heading className={styles.title}>
          <UiLink href={links.merchant(merchant.merchantRoute)}>
            {text(merchant.merchantName)}
          </UiLink>
        </Heading>
        <p className={styles.summary}>
          <MerchantScore score={merchant.overallScore} count={merchant.reviewCount} />
          <span>{text(merchant.categoryName)}</span>
        </p>
        {(districts || away) && (
          <p className="text-sm text-muted tabular">
            {[districts, away].filter(Boolean).join(' · ')}
          </p>
        )}
        <OpenUntil merchant={merchant} />
        <p className="text-sm bold tabular">
          <span>{bookableText(merchant, t)}</span>
          <span>
            {merchant.branchCount > 1 &&
              ` · ${t('search.branches', { count: merchant.branchCount })}`}
          </span>
        </p>
      </div>
    </article>
  );
};

/** Tiles in one column on phones, two on tablets, three beside the filters. */
export const MerchantGrid = ({
  merchants,
  label,
  headingLevel,
  eager = 0,
}: {
  readonly merchants: readonly MerchantCard[];
  readonly label: string;
  readonly headingLevel?: 2 | 3;
  readonly eager?: number;
}): ReactElement => (
  <ul className={styles.grid} role="list" aria-label={label}>
    {merchants.map((merchant, index) => (
      <li key={merchant.merchantId}>
        <MerchantTile merchant={merchant} priority={index < eager} headingLevel={headingLevel} />
      </li>
    ))}
  </ul>
);
