import { defineCall } from '../call.ts';

/**
 * What editors look at and change of the whole shop: help, campaigns, links, words of the search.
 */
export const listHelpTexts = defineCall('listHelpTexts', 'GET', '/v1/admin/help-texts', 'admin');
export const removeFaqQuestion = defineCall(
  'removeFaqQuestion',
  'DELETE',
  '/v1/admin/faq/questions/{questionId}',
  'admin',
);
export const changeCampaign = defineCall(
  'changeCampaign',
  'PATCH',
  '/v1/admin/campaigns/{campaignId}/content',
  'admin',
);
/** Beyond the shop: what an administrator sees of one shopper, for a reason that is kept. */
export const openCase = defineCall('openCase', 'POST', '/v1/admin/cases', 'admin');
export const listSeoLinks = defineCall('listSeoLinks', 'GET', '/v1/admin/seo-links', 'admin');
export const setSeoLinks = defineCall('setSeoLinks', 'POST', '/v1/admin/seo-links', 'admin');
export const listSearchConcepts = defineCall(
  'listSearchConcepts',
  'GET',
  '/v1/admin/search-concepts',
  'admin',
);
export const saveSearchConcept = defineCall(
  'saveSearchConcept',
  'POST',
  '/v1/admin/search-concepts',
  'admin',
);
export const removeSearchConcept = defineCall(
  'removeSearchConcept',
  'DELETE',
  '/v1/admin/search-concepts/{key}',
  'admin',
);
