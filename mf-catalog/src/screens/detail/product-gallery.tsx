import type { Product } from '@tapnook/contracts/api';
import { useTranslation, type Words } from '@tapnook/platform';
import { Gallery } from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './detail.module.css';

const galleryLabels = ({ t }: Words) => ({
  gallery: t('gallery.title'),
  close: t('gallery.close'),
  previous: t('gallery.previous'),
  next: t('gallery.next'),
  error: t('gallery.error'),
  open: (index: number, total: number) => t('gallery.open', { index, total }),
  position: (index: number, total: number) => `${index} / ${total}`,
});

/** In the address of a drawn picture; a merchant's photographs have another. */
const DRAWN = '/scene-';

/** A product's pictures, of which the first is where a card's picture flies to. */
export const ProductGallery = ({
  product,
  tools,
}: {
  readonly product: Pick<
    Product,
    'productId' | 'productName' | 'productImages' | 'productImageTexts'
  >;
  readonly tools?: ReactNode;
}): ReactElement => {
  const words = useTranslation();
  const name = words.text(product.productName);
  const altOf = (index: number): string => {
    const written = product.productImageTexts?.[index];
    return written ? words.text(written) : words.t('gallery.picture', { name, index: index + 1 });
  };
  return (
    <div className={styles.gallery} data-product={product.productId}>
      <Gallery
        productName={name}
        pictures={product.productImages.map((src, index) => ({
          src,
          alt: altOf(index),
        }))}
        labels={galleryLabels(words)}
        tools={tools}
      />
      {product.productImages.some((src) => src.includes(DRAWN)) && (
        <p className="text-sm text-muted">{words.t('gallery.illustration')}</p>
      )}
    </div>
  );
};
