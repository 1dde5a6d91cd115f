import { links } from '@tapnook/contracts';
import { getProductList } from '@tapnook/contracts/calls';
import { defineScreen, useCall, UiLink, useTranslation, type CallData } from '@tapnook/platform';
import {
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  Picture,
  QueryBoundary,
  SkeletonGrid,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { ProductGrid } from '../../shared/components/product-grid.tsx';
import { PageQueryError } from '../../shared/components/query-errors.tsx';
import { ShareButton } from '../../shared/components/share-button.tsx';
import { load, BANNER_SIZES } from './promo.loader.ts';
import styles from './promo.module.css';

/** The products of a list, below its banner and words. */
const List = ({ data }: { readonly data: CallData<'getProductList'> }): ReactElement => {
  const { t, text } = useTranslation();
  const name = text(data.listName);
  const banner = data.pcBannerImage || data.coverImage;
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs
        label={t('product.trail')}
        as={UiLink}
        items={[{ href: links.home(), label: t('meta.home') }, { label: name }]}
      />
      <div className={styles.banner}>
        {banner && (
          <Picture
            src={banner}
            narrowSrc={data.mobileBannerImage || banner}
            alt=""
            width={1600}
            height={900}
            ratio="fill"
            sizes={BANNER_SIZES}
            priority
          />
        )}
      </div>
      <div className={styles.head}>
        <div>
          <h1>{name}</h1>
          {text(data.listDescription) && <p className="text-muted">{text(data.listDescription)}</p>}
          <p className="text-sm text-muted">{t('search.count', { count: data.products.length })}</p>
        </div>
        <ShareButton title={name} />
      </div>
      {data.products.length > 0 ? (
        <ProductGrid label={name} cards={data.products} headingLevel={2} nextDay />
      ) : (
        <EmptyState
          title={t('promo.empty')}
          action={
            <ButtonLink as={UiLink} href={links.search()}>
              {t('promo.everything')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
};

/** A product list with its banner and words. */
const Promo = (): ReactElement => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const query = useCall(getProductList, { params: { productListId: id } });
  return (
    <QueryBoundary
      query={query}
      loading={
        <div className="container band">
          <SkeletonGrid count={8} label={t('loading')} />
        </div>
      }
      renderError={(retry) => (
        <div className="container band">
          <PageQueryError level={1} onRetry={retry} />
        </div>
      )}
    >
      {(data) => <List data={data} />}
    </QueryBoundary>
  );
};

export const screen = defineScreen({ Component: Promo, load });
