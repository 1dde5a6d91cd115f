import type { Plan, Product } from '@tapnook/contracts/api';
import { useTranslation } from '@tapnook/platform';
import { Accordion } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { Paragraphs } from '../../shared/components/paragraphs.tsx';
import { AboutSection } from './product-about.tsx';

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
