import { getManagedProduct } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { useParams } from '@tapnook/platform/router';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { canWrite, useBackOffice } from '../backoffice-context.ts';
import { AvailabilityPanel } from '../components/availability-panel.tsx';
import { RowLink, Screen, Show } from '../components/basics.tsx';
import { ContentPanel } from '../components/content-panel.tsx';
import { Plans } from '../components/plans.tsx';
import { ProductForm } from '../components/product-form.tsx';
import { ProductVersions } from '../components/product-versions.tsx';
import { useLoad } from '../use-load.ts';

export type Product = CallResult<typeof getManagedProduct>;

/** One product: its content, its plans, and the way to its calendar. */
export const ProductScreen = () => {
  const { productId = '' } = useParams();
  const { t, text, member } = useBackOffice();
  const loaded = useLoad(`product ${productId}`, () =>
    callApi(getManagedProduct, { params: { productId } }),
  );
  // Only a version that is taken back replaces what is being written.
  const [restored, setRestored] = useState(0);
  const restore = (product: Product): void => {
    loaded.put(product);
    setRestored(restored + 1);
  };
  return (
    <Show loaded={loaded}>
      {(product) => (
        <Screen
          title={text(product.name) || product.productNo}
          lead={`${text(product.merchantName)} · ${product.productNo}`}
          actions={
            (product.kind === 'dated' || product.kind === 'limited') && (
              <RowLink to={`/calendar/${productId}`}>{t('product.calendar')}</RowLink>
            )
          }
        >
          <div className="columns">
            {canWrite(member) && (
              <ProductForm key={restored} product={product} onChange={loaded.put} />
            )}
            <div className="stack">
              <ContentPanel product={product} onChange={loaded.put} />
              {product.contentState === 'published' && (
                <AvailabilityPanel product={product} onChange={loaded.reload} />
              )}
              <Plans product={product} onChange={loaded.put} />
              {canWrite(member) && <ProductVersions product={product} onChange={restore} />}
            </div>
          </div>
        </Screen>
      )}
    </Show>
  );
};
