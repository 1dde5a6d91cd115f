import type { MerchantDetail } from '@tapnook/contracts/api';
import { listLinkedProducts } from '@tapnook/contracts/calls';
import { useCall, useTranslation, type CallData } from '@tapnook/platform';
import { Button, CardGrid, QueryBoundary, SectionHead, SkeletonGrid } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';
import { FIRST_PRODUCTS, productsInput } from './product-queries.ts';
import { ProductTile } from './product-tile.tsx';

type Cards = CallData<'listLinkedProducts'>;

const isSoldOut = (card: Cards[number]): boolean => card.soldOut || card.isAutoSoldOut;

/** Available products first, then sold-out ones. */
const ProductLists = ({
  cards,
  title,
}: {
  readonly cards: Cards;
  readonly title: string;
}): ReactElement => {
  const { t } = useTranslation();
  const available = cards.filter((card) => !isSoldOut(card));
  const soldOut = cards.filter(isSoldOut);
  return (
    <>
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
    </>
  );
};

/** Products of the merchant. */
export const Products = ({
  merchant,
}: {
  readonly merchant: MerchantDetail;
}): ReactElement | null => {
  const { t, text } = useTranslation();
  const [showAll, setShowAll] = useState(false);
  const query = useCall(listLinkedProducts, productsInput(merchant.merchantId, showAll), {
    handledErrorCodes: 'all',
    keepPrevious: true,
  });
  const title = t('products.title', { name: text(merchant.merchantName) });
  if (query.data?.length === 0) return null;
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
      <QueryBoundary
        query={query}
        loading={<SkeletonGrid count={3} columns={3} label={t('loading')} />}
        renderError={(retry) => <SectionQueryError name={title} onRetry={retry} />}
      >
        {(cards) => <ProductLists cards={cards} title={title} />}
      </QueryBoundary>
    </section>
  );
};
