import { links } from '@tapnook/contracts';
import type { MerchantCard } from '@tapnook/contracts/api';
import { UiLink, useWords } from '@tapnook/platform';
import { Picture } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { districtNames } from '../../street/district-names.ts';
import { MerchantMark } from '../../street/merchant-mark.tsx';
import { MerchantScore } from '../../street/merchant-score.tsx';
import styles from './merchant-tile.module.css';

interface MerchantTileProps {
  readonly merchant: MerchantCard;
  /** In the first view: loaded at once. */
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** A merchant among others: what it looks like, its mark in the nook, where it is and how much can be booked. All of it is one link. */
export const MerchantTile = ({ merchant, priority, headingLevel = 2 }: MerchantTileProps): ReactElement => {
  const { t, text, locale } = useWords();
  const Heading = `h${headingLevel}` as const;
  const districts = districtNames(merchant.districtNames.map(text), { t, locale });
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        <Picture src={merchant.mobileCoverImage} alt="" width={960} height={600} ratio="fill" maxWidth={960} sizes="(min-width: 1024px) 310px, (min-width: 768px) 46vw, 100vw" priority={priority} />
        <span className={styles.nook}>
          <MerchantMark src={merchant.merchantImage} size="s" />
        </span>
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <UiLink href={links.merchant(merchant.merchantRoute)}>{text(merchant.merchantName)}</UiLink>
        </Heading>
        <p className={styles.facts}>
          <MerchantScore score={merchant.overallScore} count={merchant.reviewCount} />
          <span>{text(merchant.categoryName)}</span>
        </p>
        {districts && <p className="sm mut">{districts}</p>}
        <p className="sm b num">
          {merchant.productCount > 0 ? t('search.toBook', { count: merchant.productCount }) : t('search.nothingToBook')}
          {merchant.branchCount > 1 && ` · ${t('search.branches', { count: merchant.branchCount })}`}
        </p>
      </div>
    </article>
  );
};

/** Tiles in one column on phones, two on tablets, three beside the filters. */
export const MerchantGrid = ({ merchants, label, headingLevel, eager = 0 }: { readonly merchants: readonly MerchantCard[]; readonly label: string; readonly headingLevel?: 2 | 3; readonly eager?: number }): ReactElement => (
  <ul className={styles.grid} role="list" aria-label={label}>
    {merchants.map((merchant, index) => (
      <li key={merchant.merchantId}>
        <MerchantTile merchant={merchant} priority={index < eager} headingLevel={headingLevel} />
      </li>
    ))}
  </ul>
);
