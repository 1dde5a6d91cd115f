import type { Plan, Product } from '@tapnook/contracts/api';
import { Island, Slot, UiLink, useTranslation } from '@tapnook/platform';
import { Breadcrumbs } from '@tapnook/ui';
import { memo, useEffect, type ReactElement } from 'react';
import { BuyBar } from '../../features/plan-picker/buy-bar.tsx';
import { PlanPicker } from '../../features/plan-picker/plan-picker.tsx';
import { PreviewPlans } from '../../features/plan-picker/preview-plans.tsx';
import { usePlanPicker } from '../../features/plan-picker/use-plan-picker.ts';
import { availabilityOf } from '../../features/product/availability.ts';
import { breadcrumbsOf } from '../../features/product/breadcrumbs.ts';
import { GoodToKnow } from '../../features/product/good-to-know.tsx';
import { ProductAbout } from '../../features/product/product-about.tsx';
import { ProductFacts, ProductIntro, ProductTags } from '../../features/product/product-intro.tsx';
import { ProductUnavailable } from '../../features/product/product-unavailable.tsx';
import { RelatedProducts } from '../../features/product/related-products.tsx';
import { SaleCountdown } from '../../features/product/sale-countdown.tsx';
import { ShareButton } from '../../shared/components/share-button.tsx';
import { WishlistButton } from '../../shared/components/wishlist-button.tsx';
import { writeHistory } from '../../shared/storage/browsing-history.ts';
import { LocationSection } from './location-section.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { useElementHeight } from './use-element-height.ts';
import styles from './detail.module.css';

interface OfProduct {
  readonly product: Product;
}

// A choice changes the picker and nothing else: what stands around it is drawn again only for other
// data.
const Opening = memo(({ product }: OfProduct): ReactElement => {
  const { t, text, locale } = useTranslation();
  const name = text(product.productName);
  return (
    <>
      <Breadcrumbs
        label={t('product.trail')}
        as={UiLink}
        items={breadcrumbsOf(product, locale, t('meta.home')).map(({ label, path }) => ({
          label,
          ...(path === undefined ? {} : { href: path }),
        }))}
      />
      <ProductGallery
        product={product}
        tools={
          <>
            <ShareButton title={name} look="art" />
            <WishlistButton productId={product.productId} name={name} />
          </>
        }
      />
    </>
  );
});

const Intro = memo(({ product }: OfProduct): ReactElement => {
  const { text } = useTranslation();
  return (
    <div className={styles.intro}>
      <ProductIntro
        product={product}
        confirmation={text(product.orderCheckWayStr)}
        tools={<IntroTools product={product} />}
      />
      <ProductFacts product={product} />
    </div>
  );
});

const IntroTools = ({ product }: OfProduct): ReactElement => {
  const { text } = useTranslation();
  return (
    <span className={styles.tools}>
      <ShareButton title={text(product.productName)} />
      <WishlistButton productId={product.productId} name={text(product.productName)} look="plain" />
    </span>
  );
};

const Story = memo(
  ({ product, plan }: OfProduct & { readonly plan: Plan | undefined }): ReactElement => (
    <div className={styles.story}>
      <ProductAbout product={product} plan={plan} />
      <LocationSection product={product} />
      <div id="reviews" data-late="">
        <Slot
          name="product-reviews"
          props={{ productId: product.productId }}
          fallback={<div className={styles.reviewsWaiting} />}
        />
      </div>
      <Island>
        <GoodToKnow product={product} plan={plan} />
        <ProductTags product={product} />
      </Island>
    </div>
  ),
);

const Corner = memo(({ productId }: { readonly productId: string }): ReactElement => (
  <Island>
    <RelatedProducts productId={productId} />
  </Island>
));

/**
 * A product's page. The picker is one element: beside the story from 1024, between facts and story
 * below.
 */
export const ProductPage = ({
  product,
  onChanged,
  previewToken,
}: {
  readonly product: Product;
  readonly onChanged: () => void;
  /** Opens a preview: it shows what will be chosen from, whatever the shelf says. */
  readonly previewToken?: string;
}): ReactElement => {
  const picker = usePlanPicker(product, previewToken);
  const { isPreview } = picker;
  const hasPlans = !picker.failed.plans && picker.offer.plans.length > 0;
  const panel = useElementHeight();
  const state = availabilityOf(product, picker.now);
  const isBuying = isPreview ? hasPlans : state === 'on';
  useEffect(() => {
    if (!isPreview) writeHistory(product.productId);
  }, [product.productId, isPreview]);
  return (
    <div className={styles.page} data-buying={isBuying || undefined}>
      <div className="container">
        <Opening product={product} />
        <div className={styles.columns}>
          <Intro product={product} />
          <div className={styles.booking}>
            <div className={styles.sticky} ref={panel}>
              {state === 'on' && <SaleCountdown product={product} onEnd={onChanged} />}
              {isPreview && <PreviewPlans picker={picker} />}
              {state === 'on' && !isPreview && <PlanPicker picker={picker} />}
              {state !== 'on' && <ProductUnavailable product={product} state={state} />}
            </div>
            {/* Fixed at the bottom, but reached by Tab after the choice that it buys. */}
            {isBuying && <BuyBar picker={picker} />}
          </div>
          <Story product={product} plan={picker.selection.plan} />
        </div>
        <Corner productId={product.productId} />
      </div>
    </div>
  );
};
