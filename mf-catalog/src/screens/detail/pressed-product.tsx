import type { ProductCard } from '@tapnook/contracts/api';
import { useWords } from '@tapnook/platform';
import { Picture, SkeletonText } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { CardPrice, CardScore } from '../../shelf/product-card.tsx';
import styles from './detail.module.css';

/** The first view of a page whose card was pressed: all that the card knows, at once, in its final place. */
export const PressedProduct = ({ card }: { readonly card: ProductCard }): ReactElement => {
  const { text } = useWords();
  return (
    <div className="wrap" aria-busy="true">
      <div className={styles.trail} />
      <div className={styles.pressed} data-product={card.productId}>
        <Picture src={card.productImages[0] ?? ''} alt="" width={1280} height={960} ratio="fill" sizes="(min-width: 768px) 50vw, 100vw" priority />
      </div>
      <div className={styles.columns}>
        <div className={styles.intro}>
          <h1>{text(card.productName)}</h1>
          <p className="mut">{text(card.sellingPoint)}</p>
          <CardScore score={card.overallScore} count={card.reviewCount} />
          <CardPrice card={card} />
          <SkeletonText lines={6} />
        </div>
      </div>
    </div>
  );
};
