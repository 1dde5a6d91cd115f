import type { Plan, Product } from '@tapnook/contracts/api';
import { useTranslation } from '@tapnook/platform';
import { Accordion } from '@tapnook/ui';
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

/** Questions and the small print, closed until asked for. */
export const GoodToKnow = ({
  product,
  plan,
}: {
  readonly product: Product;
  readonly plan: Plan | undefined;
}): ReactElement | null => {
  const { t, text } = useTranslation();
  const questions = product.faqs
    .toSorted((a, b) => a.sort - b.sort)
    .map((faq) => ({
      id: `faq-${faq.id}`,
      title: text(faq.question),
      body: <Paragraphs text={text(faq.answer)} />,
    }));
  const terms = product.termsIsShow ? text(product.termsOfService) : '';
  const planTerms = text(plan?.termsConditions);
  const items = [
    ...questions,
    ...(terms
      ? [{ id: 'terms', title: t('product.terms'), body: <Paragraphs text={terms} /> }]
      : []),
    ...(planTerms && planTerms !== terms
      ? [{ id: 'plan-terms', title: t('product.planTerms'), body: <Paragraphs text={planTerms} /> }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <AboutSection id="good-to-know" title={t('product.goodToKnow')}>
      <Accordion items={items} />
    </AboutSection>
  );
};
