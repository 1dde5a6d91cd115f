import { getProduct } from '@tapnook/contracts/calls';
import { defineScreen, useCall, useTranslation } from '@tapnook/platform';
import { SkeletonGrid } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { productInput, productRouteOf } from '../../features/product/product-queries.ts';
import { LoadError } from '../../shared/components/load-error.tsx';
import { openedCard } from '../../shared/model/card-transition.ts';
import { load } from './detail.loader.ts';
import { ProductPage } from './product-page.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';

const Detail = (): ReactElement => {
  const { t } = useTranslation();
  const route = productRouteOf(useParams(), useSearchParams()[0]);
  const { data, isError, refetch } = useCall(getProduct, productInput(route), {
    refreshOnReturn: true,
  });
  if (data)
    return <ProductPage key={data.productId} product={data} onChanged={() => void refetch()} />;
  if (isError)
    return (
      <div className="container band">
        <LoadError level={1} onRetry={() => void refetch()} />
      </div>
    );
  const card = openedCard(route);
  return card ? (
    <ProductSkeleton card={card} />
  ) : (
    <div className="container band">
      <SkeletonGrid count={4} label={t('loading')} />
    </div>
  );
};

export const screen = defineScreen({ Component: Detail, load });
