import type { Plan, Product } from '@tapnook/contracts/api';
import { useTranslation } from '@tapnook/platform';
import type { ReactElement, ReactNode } from 'react';
import { Paragraphs } from '../../shared/components/paragraphs.tsx';

/** A titled part of the story; nothing without words. */
export const AboutSection = ({
  title,
  id,
  children,
}: {
  readonly title: string;
  readonly id: string;
  readonly children: ReactNode;
}): ReactElement => (
  <section className="column gap-3" aria-labelledby={id} data-late="">
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

/** What one will do, and when. */
export const ProductAbout = ({
  product,
  plan,
}: {
  readonly product: Product;
  readonly plan: Plan | undefined;
}): ReactElement => {
  const { t, text } = useTranslation();
  return (
    <>
      {text(product.productDescription) && (
        <AboutSection
          id="story"
          title={t(
            product.productClassification === 'cash_coupon_product'
              ? 'product.aboutCoupon'
              : 'product.about',
          )}
        >
          <Paragraphs text={text(product.productDescription)} className="text-muted" />
        </AboutSection>
      )}
      {text(product.scheduleDescription) && (
        <AboutSection id="schedule" title={t('product.schedule')}>
          <Paragraphs text={text(product.scheduleDescription)} className="text-muted" />
        </AboutSection>
      )}
      {text(plan?.howToUse) && (
        <AboutSection id="how" title={t('product.how')}>
          <Paragraphs text={text(plan?.howToUse)} className="text-muted" />
        </AboutSection>
      )}
    </>
  );
};
