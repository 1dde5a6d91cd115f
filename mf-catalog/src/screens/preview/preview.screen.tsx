import { openProductPreview, previewProduct } from '@tapnook/contracts/calls';
import { defineScreen, useCall, useTranslation } from '@tapnook/platform';
import { EmptyState, eyeIcon, Note, SkeletonGrid } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadError } from '../../shared/components/load-error.tsx';
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

/** A product as its page will be, whatever its shelf, for those with the right; the API decides who that is. */
const Preview = (): ReactElement => {
  const { t } = useTranslation();
  const { data, error, isError, refetch, isAsked } = usePreview();
  if (data) {
    return (
      <>
        <div className={`container ${styles.note}`} role="status">
          <Note icon={eyeIcon} tone="info" title={t('preview.title')}>
            {t('preview.text')}
          </Note>
        </div>
        <ProductPage key={data.productId} product={data} preview onChanged={() => void refetch()} />
      </>
    );
  }
  if (isError && error.code === 'network')
    return (
      <div className="container band">
        <LoadError level={1} onRetry={() => void refetch()} />
      </div>
    );
  if (isError || !isAsked)
    return (
      <div className="container band">
        <EmptyState level={1} title={t('preview.none')} text={t('preview.noneText')} />
      </div>
    );
  return (
    <div className="container band">
      <SkeletonGrid count={4} label={t('loading')} />
    </div>
  );
};

export const screen = defineScreen({
  Component: Preview,
  load: async ({ t }) => ({ title: t('preview.title'), noIndex: true }),
});
