import { categoryContent } from './categories.ts';
import { couponContent } from './coupons.ts';
import { demoAccountContent } from './demo-accounts.ts';
import { districtContent } from './districts.ts';
import { articleContent, faqContent } from './help/index.ts';
import { homeContent } from './home/index.ts';
import { merchantContent } from './merchants/index.ts';
import { noticeContent } from './notices.ts';
import { peopleContent } from './people.ts';
import { productListContent } from './product-lists.ts';
import { productContent } from './products/index.ts';
import { reviewBankContent } from './reviews/index.ts';
import { searchConceptContent } from './search-concepts/index.ts';
import type { Content } from './types.ts';

/** Everything written: the shop's Hong Kong. */
export const content: Content = {
  categories: categoryContent,
  districts: districtContent,
  notices: noticeContent,
  merchants: merchantContent,
  products: productContent,
  productLists: productListContent,
  home: homeContent,
  reviewBanks: reviewBankContent,
  faqs: faqContent,
  articles: articleContent,
  coupons: couponContent,
  people: peopleContent,
  searchConcepts: searchConceptContent,
  demoAccounts: demoAccountContent,
};
