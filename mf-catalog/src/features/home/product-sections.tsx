import { links } from '@tapnook/contracts';
import type { HomeSection as Setting, ProductCard as Card } from '@tapnook/contracts/api';
import {
  getHandpicked,
  getPromotionalOffer,
  getRanking,
  getTrending,
} from '@tapnook/contracts/calls';
import { addDays, hongKongDay, hongKongInstant } from '@tapnook/kernel';
import { useCall, UiLink, useClock, useTranslation } from '@tapnook/platform';
import { Countdown, Picture } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { CardPrice, CardScore, ProductCard } from '../../shared/components/product-card.tsx';
import { FEATURED, rows } from './home-queries.ts';
import { HomeSection } from './home-section.tsx';
import { SectionCards } from './section-cards.tsx';
import styles from './product-sections.module.css';

interface SectionProps {
  readonly setting: Setting;
}
const without = (data: { readonly items: readonly unknown[] }): boolean => data.items.length === 0;

/** A large picture and four beside it, again on each line. */
export const Handpicked = ({ setting }: SectionProps): ReactElement => {
  const { t } = useTranslation();
  const query = useCall(getHandpicked, rows(setting), { handledErrorCodes: 'all' });
  return (
    <HomeSection
      setting={setting}
      query={query}
      isEmpty={without}
      text={t('home.handpickedText')}
      link={{ href: links.productList('handpicked'), label: t('home.allPicks') }}
    >
      {({ items }) => (
        <div className={styles.feature}>
          {items.map((card, index) => (
            <ProductCard
              key={card.productId}
              card={card}
              big={index % FEATURED === 0}
              sizes={index % FEATURED === 0 ? '(min-width: 1024px) 500px, 100vw' : undefined}
            />
          ))}
        </div>
      )}
    </HomeSection>
  );
};

const Midnight = (): ReactElement => {
  const { t } = useTranslation();
  const { now, offsetMs } = useClock();
  return (
    <Countdown
      look="boxes"
      endsAt={hongKongInstant(addDays(hongKongDay(now), 1))}
      offsetMs={offsetMs}
      initialNow={now}
      label={t('home.untilMidnight')}
    />
  );
};

/** Plans for this evening, while there is any of it left. */
export const TonightOnly = ({ setting }: SectionProps): ReactElement => {
  const { t } = useTranslation();
  const query = useCall(getPromotionalOffer, rows(setting), { handledErrorCodes: 'all' });
  return (
    <HomeSection
      setting={setting}
      query={query}
      isEmpty={without}
      look="deal"
      text={t('home.tonightText')}
      aside={() => <Midnight />}
    >
      {({ items }) => <SectionCards setting={setting} cards={items} fit={4} />}
    </HomeSection>
  );
};

/** What the editors are looking at. */
export const Trending = ({ setting }: SectionProps): ReactElement => {
  const query = useCall(getTrending, rows(setting), { handledErrorCodes: 'all' });
  return (
    <HomeSection setting={setting} query={query} isEmpty={without}>
      {({ items }) => <SectionCards setting={setting} cards={items} fit={4} />}
    </HomeSection>
  );
};

const Ranked = ({ card, place }: { readonly card: Card; readonly place: number }): ReactElement => {
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
          {text(card.districtName)}
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
      isEmpty={without}
      text={t('home.rankingText')}
      link={{ href: links.productList('most-booked'), label: t('home.fullRanking') }}
    >
      {({ items }) => (
        <ol className={styles.ranking}>
          {items.map((card, index) => (
            <Ranked key={card.productId} card={card} place={index + 1} />
          ))}
        </ol>
      )}
    </HomeSection>
  );
};
