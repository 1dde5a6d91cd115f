import { defineCall } from '../call.ts';

/** Help, FAQ and enquiries (part 2, section 7). */
export const getFaqs = defineCall('getFaqs', 'GET', '/user/help/faqs', 'public');
export const getPrivacyPolicy = defineCall(
  'getPrivacyPolicy',
  'GET',
  '/user/help/privacy-policy',
  'public',
);
export const getUsageTerms = defineCall('getUsageTerms', 'GET', '/user/help/usage-terms', 'public');
export const sendContactUs = defineCall('sendContactUs', 'POST', '/user/help/contactUs', 'visitor');
export const sendJoinUs = defineCall('sendJoinUs', 'POST', '/user/help/joinUs', 'visitor');
export const sendAffiliate = defineCall('sendAffiliate', 'POST', '/user/help/affiliate', 'visitor');
export const getHotQuestions = defineCall(
  'getHotQuestions',
  'GET',
  '/public/faq/hotQuestion',
  'public',
);
export const getFaqCategories = defineCall(
  'getFaqCategories',
  'GET',
  '/public/faq/category',
  'public',
);
export const getFaqQuestions = defineCall(
  'getFaqQuestions',
  'GET',
  '/public/faq/question/{categoryId}',
  'public',
);

/**
 * Beyond the specification: search, one article with its neighbours, its vote, and the remaining
 * documents.
 */
export const searchFaq = defineCall('searchFaq', 'GET', '/public/faq/search', 'public', 200, [
  'keyword',
]);
export const getFaqArticle = defineCall(
  'getFaqArticle',
  'GET',
  '/public/faq/article/{questionId}',
  'public',
);
export const voteFaqArticle = defineCall(
  'voteFaqArticle',
  'POST',
  '/public/faq/article/{questionId}/helpful',
  'visitor',
);
export const getHelpDocument = defineCall(
  'getHelpDocument',
  'GET',
  '/user/help/documents/{type}',
  'public',
);
/** Proof for the chat of customer care. */
export const getChatIdentity = defineCall(
  'getChatIdentity',
  'GET',
  '/v1/client/accounts/chat-identity',
  'client',
);
