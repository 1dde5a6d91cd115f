import { links } from '@tapnook/contracts';
import type { MerchantDetail } from '@tapnook/contracts/api';
import { UiLink, useTranslation } from '@tapnook/platform';
import { ChipLink, Gallery } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './about.module.css';

/** A short introduction, and the merchant's categories as links to other merchants. */
export const MerchantIntroduction = ({
  merchant,
}: {
  readonly merchant: MerchantDetail;
}): ReactElement => {
  const { t, text } = useTranslation();
  return (
    <section className="column gap-4" aria-label={t('profile.introduction')}>
      <p className={styles.introduction}>{text(merchant.briefIntroduction)}</p>
      {merchant.categoryList.length > 0 && (
        <nav className={styles.categories} aria-label={t('profile.trades')}>
          {merchant.categoryList.map(({ categoryId, categoryName }) => (
            <ChipLink key={categoryId} as={UiLink} href={links.merchantSearch({ categoryId })}>
              {text(categoryName)}
            </ChipLink>
          ))}
        </nav>
      )}
    </section>
  );
};

/** The detailed introduction with its pictures. */
export const About = ({ merchant }: { readonly merchant: MerchantDetail }): ReactElement | null => {
  const { t, text } = useTranslation();
  const name = text(merchant.merchantName);
  const paragraphs = text(merchant.detailedIntroduction)
    .split(/\n{2,}/)
    .filter(Boolean);
  const pictures = merchant.briefIntroductionImages.map((src) => ({ src, alt: name }));
  if (paragraphs.length === 0 && pictures.length === 0) return null;
  return (
    <section className="column gap-4" aria-labelledby="story">
      <h2 id="story">{t('profile.story', { name })}</h2>
      <div className={`column gap-3 ${styles.description}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {pictures.length > 0 && (
        <Gallery
          productName={name}
          pictures={pictures}
          labels={{
            gallery: t('gallery.label'),
            open: (index, total) => t('gallery.open', { index, total }),
            close: t('close'),
            previous: t('gallery.previous'),
            next: t('gallery.next'),
            position: (index, total) => `${index} / ${total}`,
            error: t('gallery.error'),
          }}
        />
      )}
    </section>
  );
};
