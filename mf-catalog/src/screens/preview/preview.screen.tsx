import { openProductPreview, previewProduct } from '@tapnook/contracts/calls';
import { defineScreen, useCall, useTranslation } from '@tapnook/platform';
import { EmptyState, eyeIcon, Note, QueryBoundary, SkeletonGrid } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageQueryError } from '../../shared/components/query-errors.tsx';
import { ProductPage } from '../detail/product-page.tsx';
import styles from './preview.module.css';

/** By the token of a link that its merchant made, or else as whoever is signed in. */
const usePreview = () => {
  const [search] = useSearchParams();
  const productId = search.get('productId') ?? '';
  const token = search.get('token') ?? '';
  const byToken = useCall(
    openProductPreview,
    { body: { token } },
    { handledErrorCodes: 'all', enabled: token !== '' },
  );
  const bySession = useCall(
    previewProduct,
    { params: { productId } },
    { handledErrorCodes: 'all', enabled: productId !== '' && token === '' },
  );
  return { ...(token === '' ? bySession : byToken), isAsked: productId !== '' || token !== '' };
};

const NoPreview = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <div className="container band">
      <EmptyState level={1} title={t('preview.none')} text={t('preview.noneText')} />
    </div>
  );
};

/**
 * A product as its page will be, whatever its shelf, for those with the right; the API decides who
 * that is.
 */
const Preview = (): ReactElement => {
  const { t } = useTranslation();
  const { isAsked, ...query } = usePreview();
  if (!isAsked) return <NoPreview />;
  return (
    <QueryBoundary
      query={query}
      loading={
        <div className="container band">
          <SkeletonGrid count={4} label={t('loading')} />
        </div>
      }
      renderError={(retry) =>
        query.error?.code === 'network' ? (
          <div className="container band">
            <PageQueryError level={1} onRetry={retry} />
          </div>
        ) : (
          <NoPreview />
        )
      }
    >
      {(product) => (
        <>
          <div className={`container ${styles.note}`} role="status">
            <Note icon={eyeIcon} tone="info" title={t('preview.title')}>
              {t('preview.text')}
            </Note>
          </div>
          <ProductPage
            key={product.productId}
            product={product}
            previewToken={product.previewToken}
            onChanged={() => void query.refetch()}
          />
        </>
      )}
    </QueryBoundary>
  );
};

export const screen = defineScreen({
  Component: Preview,
  load: async ({ t }) => ({ title: t('preview.title'), noIndex: true }),
});
