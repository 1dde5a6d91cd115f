import { links } from '@tapnook/contracts';
import { getProductList } from '@tapnook/contracts/calls';
import { defineScreen, useCall, UiLink, useTranslation } from '@tapnook/platform';
import { Breadcrumbs, ButtonLink, EmptyState, Picture, SkeletonGrid } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { LoadError } from '../../shared/components/load-error.tsx';
import { ProductGrid } from '../../shared/components/product-grid.tsx';
import { ShareButton } from '../../shared/components/share-button.tsx';
import { load, BANNER_SIZES } from './promo.loader.ts';
import styles from './promo.module.css';

/** A product list with its banner and words. */
const Promo = (): ReactElement => {
  const { t, text } = useTranslation();
  const { id = '' } = useParams();
  const { data, isError, refetch } = useCall(getProductList, { params: { productListId: id } });
  if (!data) {
    return (
      <div className="container band">
        {isError ? (
          <LoadError level={1} onRetry={() => void refetch()} />
        ) : (
          <SkeletonGrid count={8} label={t('loading')} />
        )}
      </div>
    );
  }
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

export const screen = defineScreen({ Component: Promo, load });
