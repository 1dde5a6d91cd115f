import { links } from '@tapnook/contracts';
import type { Product } from '@tapnook/contracts/api';
import { formatScore, groupDigits } from '@tapnook/kernel';
import { UiLink, useTranslation } from '@tapnook/platform';
import {
  boltIcon,
  calendarIcon,
  cardIcon,
  checkIcon,
  clockIcon,
  eyeIcon,
  giftIcon,
  Icon,
  infoIcon,
  messageIcon,
  peopleIcon,
  phoneIcon,
  pinIcon,
  Score,
  shieldIcon,
  staysIcon,
  Tag,
  userIcon,
  warningIcon,
} from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './product-intro.module.css';

/** Icons by the name that a notice gives; an unknown one is a plain remark. */
const NOTICE_ICONS: Readonly<Record<string, string>> = {
  clock: clockIcon,
  people: peopleIcon,
  private: peopleIcon,
  speech: messageIcon,
  phone: phoneIcon,
  calendar: calendarIcon,
  child: userIcon,
  id: cardIcon,
  tick: checkIcon,
  instant: boltIcon,
  hourglass: clockIcon,
  moon: staysIcon,
  gift: giftIcon,
  wheelchair: shieldIcon,
  wave: warningIcon,
  umbrella: infoIcon,
  eye: eyeIcon,
};

export interface ProductIntroProps {
  /** A whole product, or what its card knows. */
  readonly product: Pick<
    Product,
    | 'productName'
    | 'sellingPoint'
    | 'orderCheckWay'
    | 'overallScore'
    | 'reviewCount'
    | 'districtName'
  > &
    Partial<Pick<Product, 'productLabels'>>;
  /** How an order is confirmed, in words. */
  readonly confirmation: string;
  readonly tools?: ReactNode;
}

/**
 * Tags, title, selling point, score and place of a product; the tools stand at the end of the last
 * line.
 */
export const ProductIntro = ({ product, confirmation, tools }: ProductIntroProps): ReactElement => {
  const { t, text } = useTranslation();
  const { overallScore, reviewCount, productLabels = [] } = product;
  const labels = productLabels.filter((label) => text(label) !== confirmation);
  return (
    <div className={styles.intro}>
      <div className="row flex-wrap">
        <Tag tone="brand" icon={product.orderCheckWay === 'instant' ? boltIcon : clockIcon}>
          {confirmation}
        </Tag>
        {labels.map((label) => (
          <Tag key={label.en_gb}>{text(label)}</Tag>
        ))}
      </div>
      <h1>{text(product.productName)}</h1>
      {text(product.sellingPoint) && <p className="text-muted">{text(product.sellingPoint)}</p>}
      <div className={styles.line}>
        {overallScore !== null && (
          <a href="#reviews" className={styles.score}>
            <Score
              value={formatScore(overallScore)}
              count={`(${groupDigits(reviewCount)})`}
              label={t('card.score', {
                score: formatScore(overallScore),
                reviews: groupDigits(reviewCount),
              })}
            />
          </a>
        )}
        {text(product.districtName) && (
          <span className={styles.place}>
            <Icon d={pinIcon} size="s" />
            <span>{text(product.districtName)}</span>
          </span>
        )}
        {tools}
      </div>
    </div>
  );
};

/** The small facts under the title. */
export const ProductFacts = ({ product }: { readonly product: Product }): ReactElement | null => {
  const { t, text } = useTranslation();
  const { productNotices, idCardNeeded } = product;
  if (productNotices.length === 0 && !idCardNeeded) return null;
  return (
    <ul className={styles.facts} role="list" aria-label={t('product.facts')}>
      {productNotices.map((notice) => (
        <li key={notice.noticeId}>
          <Icon d={NOTICE_ICONS[notice.iconImage] ?? infoIcon} />
          <span>{text(notice.noticeName)}</span>
        </li>
      ))}
      {idCardNeeded && (
        <li>
          <Icon d={cardIcon} />
          <span>{t('product.idNeeded')}</span>
        </li>
      )}
    </ul>
  );
};

/** Tags that lead to a search. */
export const ProductTags = ({ product }: { readonly product: Product }): ReactElement | null => {
  const { t, text } = useTranslation();
  if (product.productTagNames.length === 0) return null;
  return (
    <nav aria-label={t('product.tags')} className="row flex-wrap">
      {product.productTagNames.map((tag) => (
        <UiLink key={tag.en_gb} href={links.search({ keyword: text(tag) })} className={styles.tag}>
          {text(tag)}
        </UiLink>
      ))}
    </nav>
  );
};
