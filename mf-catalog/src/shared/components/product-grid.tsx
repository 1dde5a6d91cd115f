import type { ProductCard as Card } from '@tapnook/contracts/api';
import { Island } from '@tapnook/platform';
import { CardGrid } from '@tapnook/ui';
import type { ComponentProps, ReactElement } from 'react';
import { cardPictures } from '../model/card-pictures.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

interface ProductGridProps
  extends
    Pick<ComponentProps<typeof CardGrid>, 'label' | 'columns'>,
    Pick<ProductCardProps, 'headingLevel' | 'nextDay'> {
  readonly cards: readonly Card[];
  /** So many of the first are in the first view. */
  readonly first?: number;
}

/** A shelf of products. */
export const ProductGrid = ({
  cards,
  label,
  columns,
  headingLevel,
  nextDay,
  first = 0,
}: ProductGridProps): ReactElement => {
  const pictures = cardPictures(cards);
  const lateFrom = first > 0 ? first + 3 : undefined;
  return (
    <CardGrid label={label} lateFrom={lateFrom} {...(columns === undefined ? {} : { columns })}>
      {cards.map((card, index) => {
        const shown = (
          <ProductCard
            key={card.productId}
            card={card}
            picture={pictures[index]}
            headingLevel={headingLevel}
            nextDay={nextDay}
            priority={index < first}
          />
        );
        return lateFrom !== undefined && index >= lateFrom ? (
          <Island key={card.productId}>{shown}</Island>
        ) : (
          shown
        );
      })}
    </CardGrid>
  );
};
