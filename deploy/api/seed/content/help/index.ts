import type { ArticleContent, FaqContent } from '../types.ts';
import { accountFaqs } from './faq-account.ts';
import { buyingFaqs } from './faq-buying.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { accessibilityStatement, refundsArticle } from './promises.ts';
import { usageTerms } from './usage-terms.ts';

/** The questions of the help centre by category. */
export const faqContent: readonly FaqContent[] = [...buyingFaqs, ...accountFaqs];

/** Terms, privacy, refunds and accessibility. */
export const articleContent: readonly ArticleContent[] = [
  usageTerms,
  privacyPolicy,
  refundsArticle,
  accessibilityStatement,
];
