import { links } from '@tapnook/contracts';
import { getHandpicked } from '@tapnook/contracts/calls';
import { useCall, useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { ProductCard } from '../../shared/components/product-card.tsx';
import { FEATURED, rows } from './home-queries.ts';
import { HomeSection, hasNoItems, type SectionProps } from './home-section.tsx';
import styles from './product-sections.module.css';

/** A large picture and four beside it, again on each line. */
export const Handpicked = ({ setting }: SectionProps): ReactElement => {
  const { t } = useTranslation();
  const query = useCall(getHandpicked, rows(setting), { handledErrorCodes: 'all' });
  return (
    <HomeSection
      setting={setting}
      query={query}
      isEmpty={hasNoItems}
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
