import type { Product } from '@tapnook/contracts/api';
import { Slot, useTranslation } from '@tapnook/platform';
import { useMemo, type ReactElement } from 'react';
import { BranchMap } from '../../features/map/branch-map.tsx';
import { BranchList } from '../../features/product/branch-list.tsx';
import { merchantCardProps } from '../../features/product/merchant-card-props.ts';
import { AboutSection } from '../../features/product/product-about.tsx';
import { productLocations } from '../../features/product/product-locations.ts';
import { Paragraphs } from '../../shared/components/paragraphs.tsx';
import styles from './detail.module.css';

export const LocationSection = ({ product }: { readonly product: Product }): ReactElement => {
  const { t, text, locale } = useTranslation();
  const places = useMemo(() => productLocations(product), [product]);
  const merchant = (
    <Slot
      name="merchant-card"
      props={merchantCardProps(product, locale)}
      fallback={<div className={styles.merchantWaiting} />}
    />
  );
  const map = places.length > 0 && <BranchMap name={text(product.productName)} branches={places} />;
  const list = places.length > 0 && <BranchList branches={places} />;
  const note = text(product.locationDescription) && (
    <Paragraphs text={text(product.locationDescription)} className="text-muted" />
  );
  // A place of its own leads; the merchant's panel speaks of the shop, which is elsewhere.
  return (
    <AboutSection id="where" title={t('product.where')}>
      {places === product.branchStores ? (
        <>
          {note}
          {merchant}
          {map}
          {list}
        </>
      ) : (
        <>
          {list}
          {note}
          {map}
          {merchant}
        </>
      )}
    </AboutSection>
  );
};
