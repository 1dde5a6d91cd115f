import { listMaybeLike } from '@tapnook/contracts/calls';
import { useCall, useTranslation } from '@tapnook/platform';
import { Rail, SkeletonGrid } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { ProductCard } from '../../shared/components/product-card.tsx';
import { SectionError } from '../../shared/components/section-error.tsx';
import { relatedProductsInput } from './product-queries.ts';
import styles from './related-products.module.css';

/** Round the next corner: products like this one. */
export const RelatedProducts = ({
  productId,
}: {
  readonly productId: string;
}): ReactElement | null => {
  const { t } = useTranslation();
  const { data, isError, refetch } = useCall(listMaybeLike, relatedProductsInput(productId), {
    handledErrorCodes: 'all',
  });
  if (data?.length === 0) return null;
  const title = t('product.neighbours');
  return (
    <section className={styles.section} aria-labelledby="neighbours" data-late="">
      <h2 id="neighbours">{title}</h2>
      {data && (
        <Rail label={title} fit={4}>
          {data.map((card) => (
            <ProductCard key={card.productId} card={card} />
          ))}
        </Rail>
      )}
      {!data &&
        (isError ? (
          <SectionError name={title} onRetry={() => void refetch()} />
        ) : (
          <SkeletonGrid count={4} label={t('loading')} />
        ))}
    </section>
  );
};
