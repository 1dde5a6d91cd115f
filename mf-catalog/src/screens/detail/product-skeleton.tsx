import type { ProductCard } from '@tapnook/contracts/api';
import { useTranslation } from '@tapnook/platform';
import { SkeletonText } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { ProductIntro } from '../../features/product/product-intro.tsx';
import { CardPrice } from '../../shared/components/card-price.tsx';
import { ProductGallery } from './product-gallery.tsx';
import styles from './detail.module.css';

/** As the page will say it, but for a word or two. */
const CONFIRMATION = { instant: 'search.instant', confirm: 'search.confirm' } as const;

/**
 * The first view of a page whose card was pressed: all that the card knows, at once, in its final
 * place.
 */
export const ProductSkeleton = ({ card }: { readonly card: ProductCard }): ReactElement => {
  const { t } = useTranslation();
  return (
    <div className="container" aria-busy="true">
      <div className={styles.trail} />
      <ProductGallery product={card} />
      <div className={styles.columns}>
        <div className={styles.intro}>
          <ProductIntro product={card} confirmation={t(CONFIRMATION[card.orderCheckWay])} />
          <CardPrice card={card} />
          <SkeletonText lines={6} />
        </div>
      </div>
    </div>
  );
};
