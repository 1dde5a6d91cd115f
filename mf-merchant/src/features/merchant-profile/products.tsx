import type { MerchantDetail } from '@tapnook/contracts/api';
import { listLinkedProducts } from '@tapnook/contracts/calls';
import { useCall, useTranslation } from '@tapnook/platform';
import { Button, CardGrid, SectionHead, SkeletonGrid } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { SectionError } from '../../shared/components/section-error.tsx';
import { FIRST_PRODUCTS, productsInput } from './product-queries.ts';
import { ProductTile } from './product-tile.tsx';

/** Products of the merchant: available ones first, then sold-out ones. */
export const Products = ({
  merchant,
}: {
  readonly merchant: MerchantDetail;
}): ReactElement | null => {
  const { t, text } = useTranslation();
  const [showAll, setShowAll] = useState(false);
  const {
    data: cards,
    isError,
    refetch,
  } = useCall(listLinkedProducts, productsInput(merchant.merchantId, showAll), {
    handledErrorCodes: 'all',
    keepPrevious: true,
  });
  const title = t('products.title', { name: text(merchant.merchantName) });
  if (isError) return <SectionError name={title} onRetry={() => void refetch()} />;
  if (cards?.length === 0) return null;
  const isSoldOut = (card: { soldOut: boolean; isAutoSoldOut: boolean }): boolean =>
    card.soldOut || card.isAutoSoldOut;
  const available = cards?.filter((card) => !isSoldOut(card)) ?? [];
  const soldOut = cards?.filter(isSoldOut) ?? [];
  const more = !showAll && merchant.productCount > FIRST_PRODUCTS;
  return (
    <section aria-labelledby="products">
      <SectionHead
        id="products"
        title={title}
        aside={
          more ? (
            <Button tone="ghost" size="s" onClick={() => setShowAll(true)}>
              {t('products.all', { count: merchant.productCount })}
            </Button>
          ) : undefined
        }
      />
      {!cards && <SkeletonGrid count={3} columns={3} label={t('loading')} />}
      {available.length > 0 && (
        <CardGrid columns={3} label={title}>
          {available.map((card) => (
            <ProductTile key={card.productId} card={card} />
          ))}
        </CardGrid>
      )}
      {soldOut.length > 0 && (
        <div className="column gap-4">
          {available.length > 0 && <h3>{t('products.gone')}</h3>}
          <CardGrid columns={3} label={t('products.gone')}>
            {soldOut.map((card) => (
              <ProductTile
                key={card.productId}
                card={card}
                headingLevel={available.length > 0 ? 4 : 3}
              />
            ))}
          </CardGrid>
        </div>
      )}
    </section>
  );
};
