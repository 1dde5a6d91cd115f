import { links } from '@tapnook/contracts';
import type { ProductCard as Card } from '@tapnook/contracts/api';
import { getRanking } from '@tapnook/contracts/calls';
import { useCall, UiLink, useTranslation } from '@tapnook/platform';
import { Picture } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { CardPrice } from '../../shared/components/card-price.tsx';
import { CardScore } from '../../shared/components/card-score.tsx';
import { rows } from './home-queries.ts';
import { HomeSection, hasNoItems, type SectionProps } from './home-section.tsx';
import styles from './product-sections.module.css';

const RankedProduct = ({
  card,
  place,
}: {
  readonly card: Card;
  readonly place: number;
}): ReactElement => {
  const { text } = useTranslation();
  return (
    <li className={styles.ranked}>
      <span className={styles.place}>{place}</span>
      <Picture
        src={card.productImages[0] ?? ''}
        alt=""
        width={160}
        height={160}
        ratio="1:1"
        sizes="84px"
        maxWidth={320}
        className={styles.small}
      />
      <div className="column gap-1">
        <h3 className={styles.name}>
          <UiLink href={links.product(card)}>{text(card.productName)}</UiLink>
        </h3>
        <p className={styles.meta}>
          <span>{text(card.districtName)}</span>
          {card.overallScore !== null && <span aria-hidden="true">·</span>}
          <CardScore score={card.overallScore} count={card.reviewCount} />
        </p>
        <CardPrice card={card} />
      </div>
    </li>
  );
};

/** The most booked, numbered. */
export const Ranking = ({ setting }: SectionProps): ReactElement => {
  const { t } = useTranslation();
  const query = useCall(getRanking, rows(setting), { handledErrorCodes: 'all' });
  return (
    <HomeSection
      setting={setting}
      query={query}
      isEmpty={hasNoItems}
      text={t('home.rankingText')}
      link={{ href: links.productList('most-booked'), label: t('home.fullRanking') }}
    >
      {({ items }) => (
        <ol className={styles.ranking}>
          {items.map((card, index) => (
            <RankedProduct key={card.productId} card={card} place={index + 1} />
          ))}
        </ol>
      )}
    </HomeSection>
  );
};
