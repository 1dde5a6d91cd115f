import { listMaybeLike } from '@tapnook/contracts/calls';
import { useCall, useTranslation } from '@tapnook/platform';
import { QueryBoundary, Rail, SkeletonGrid } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { ProductCard } from '../../shared/components/product-card.tsx';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';
import { relatedProductsInput } from './product-queries.ts';
import styles from './related-products.module.css';

/** Round the next corner: products like this one. */
export const RelatedProducts = ({
  productId,
}: {
  readonly productId: string;
}): ReactElement | null => {
  const { t } = useTranslation();
  const query = useCall(listMaybeLike, relatedProductsInput(productId), {
    handledErrorCodes: 'all',
  });
  if (query.data?.length === 0) return null;
  const title = t('product.neighbours');
  return (
    <section className={styles.section} aria-labelledby="neighbours" data-late="">
      <h2 id="neighbours">{title}</h2>
      <QueryBoundary
        query={query}
        loading={<SkeletonGrid count={4} label={t('loading')} />}
        renderError={(retry) => <SectionQueryError name={title} onRetry={retry} />}
      >
        {(cards) => (
          <Rail label={title} fit={4}>
            {cards.map((card) => (
              <ProductCard key={card.productId} card={card} />
            ))}
          </Rail>
        )}
      </QueryBoundary>
    </section>
  );
};
