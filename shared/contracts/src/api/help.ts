import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/help.ts';
import { chatIdentity } from './shapes/accounts.ts';
import { wireId } from './shapes/basics.ts';
import {
  businessEnquiry,
  contactUsInput,
  enquiryReceipt,
  faq,
  faqArticle,
  faqCategory,
  helpDocument,
} from './shapes/help.ts';

const tag = 'help';
const business = {
  refSource: 'search',
  refSourceExt: '',
  firstName: 'Ka Yan',
  lastName: 'Chan',
  companyName: 'Corner Kiln',
  email: 'kayan@example.com',
  website: 'https://kiln.example',
  message: 'We keep a kiln in Sham Shui Po.',
};

/** Help, FAQ and enquiries (part 2, section 7). */
export const helpContracts = defineContracts({
  getFaqs: {
    route: calls.getFaqs,
    tag,
    summary: 'Every question with its answer',
    data: z.array(faq),
    errors: [],
  },
  getPrivacyPolicy: {
    route: calls.getPrivacyPolicy,
    tag,
    summary: 'The privacy policy',
    data: helpDocument,
    errors: [],
  },
  getUsageTerms: {
    route: calls.getUsageTerms,
    tag,
    summary: 'The terms of use',
    data: helpDocument,
    errors: [],
  },
  getHelpDocument: {
    route: calls.getHelpDocument,
    tag,
    summary: 'A document by its type: the version in force, or another one',
    params: z.object({ type: wireId }),
    query: z.object({ version: wireId.optional() }),
    data: helpDocument,
    errors: ['10405'],
  },
  getChatIdentity: {
    route: calls.getChatIdentity,
    tag,
    summary: 'What proves to the chat provider who is signed in',
    data: chatIdentity,
    errors: [],
  },
  sendContactUs: {
    route: calls.sendContactUs,
    limit: { times: 20, seconds: 3600 },
    tag,
    summary: 'Write to us',
    body: contactUsInput,
    data: enquiryReceipt,
    errors: ['10429'],
    example: {
      name: 'Ka Yan',
      email: 'kayan@example.com',
      topic: 'order',
      message: 'My voucher does not open.',
    },
  },
  sendJoinUs: {
    route: calls.sendJoinUs,
    limit: { times: 20, seconds: 3600 },
    tag,
    summary: 'Apply as a partner',
    body: businessEnquiry,
    data: enquiryReceipt,
    errors: ['10429'],
    example: business,
  },
  sendAffiliate: {
    route: calls.sendAffiliate,
    limit: { times: 20, seconds: 3600 },
    tag,
    summary: 'Apply to the affiliate programme',
    body: businessEnquiry,
    data: enquiryReceipt,
    errors: ['10429'],
    example: business,
  },
  getHotQuestions: {
    route: calls.getHotQuestions,
    tag,
    summary: 'The questions asked most',
    data: z.array(faq),
    errors: [],
  },
  getFaqCategories: {
    route: calls.getFaqCategories,
    tag,
    summary: 'The tree of categories',
    data: z.array(faqCategory),
    errors: [],
  },
  getFaqQuestions: {
    route: calls.getFaqQuestions,
    tag,
    summary: 'The questions of a category',
    params: z.object({ categoryId: wireId }),
    data: z.array(faq),
    errors: ['10405'],
  },
  searchFaq: {
    route: calls.searchFaq,
    tag,
    summary: 'Questions that hold a word in either language',
    query: z.object({ keyword: z.string().trim().min(1).max(80) }),
    data: z.array(faq),
    errors: [],
  },
  getFaqArticle: {
    route: calls.getFaqArticle,
    tag,
    summary: 'One question with its neighbours',
    params: z.object({ questionId: wireId }),
    data: faqArticle,
    errors: ['10405'],
  },
  voteFaqArticle: {
    route: calls.voteFaqArticle,
    limit: { times: 60, seconds: 3600 },
    tag,
    summary: 'Whether an answer helped; one vote a reader',
    params: z.object({ questionId: wireId }),
    body: z.object({ helpful: z.boolean() }),
    data: z.object({ helpfulCount: z.number().int() }),
    errors: ['10405', '10429'],
    example: { helpful: true },
  },
});
