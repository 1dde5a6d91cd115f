import type { HomeSection as Setting, ProductCard as Card } from '@tapnook/contracts/api';
import { useTranslation } from '@tapnook/platform';
import { Rail, type RailProps } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { ProductCard } from '../../shared/components/product-card.tsx';
import { ProductGrid } from '../../shared/components/product-grid.tsx';

interface SectionCardsProps extends Pick<RailProps, 'fit' | 'previousLabel' | 'nextLabel'> {
  readonly setting: Setting;
  readonly cards: readonly Card[];
}

/**
 * Products of a section in the style that its settings name: `cards` for rows one below another,
 * any other for one that scrolls.
 */
export const SectionCards = ({
  setting: { name, style },
  cards,
  ...rail
}: SectionCardsProps): ReactElement => {
  const label = useTranslation().text(name);
  if (style === 'cards') return <ProductGrid label={label} cards={cards} />;
  return (
    <Rail label={label} {...rail}>
      {cards.map((card) => (
        <ProductCard key={card.productId} card={card} />
      ))}
    </Rail>
  );
};
