import { getProduct } from '@tapnook/contracts/calls';
import { defineScreen, useCall, useTranslation } from '@tapnook/platform';
import { QueryBoundary, SkeletonGrid } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { productInput, productRouteOf } from '../../features/product/product-queries.ts';
import { PageQueryError } from '../../shared/components/query-errors.tsx';
import { openedCard } from '../../shared/model/card-transition.ts';
import { load } from './detail.loader.ts';
import { ProductPage } from './product-page.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';

const Detail = (): ReactElement => {
  const { t } = useTranslation();
  const route = productRouteOf(useParams(), useSearchParams()[0]);
  const query = useCall(getProduct, productInput(route), {
    refreshOnReturn: true,
  });
  const card = openedCard(route);
  return (
    <QueryBoundary
      query={query}
      loading={
        card ? (
          <ProductSkeleton card={card} />
        ) : (
          <div className="container band">
            <SkeletonGrid count={4} label={t('loading')} />
          </div>
        )
      }
      renderError={(retry) => (
        <div className="container band">
          <PageQueryError level={1} onRetry={retry} />
        </div>
      )}
    >
      {(product) => (
        <ProductPage
          key={product.productId}
          product={product}
          onChanged={() => void query.refetch()}
        />
      )}
    </QueryBoundary>
  );
};

export const screen = defineScreen({ Component: Detail, load });
