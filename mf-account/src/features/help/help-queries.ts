import {
  getFaqArticle,
  getFaqCategories,
  getFaqs,
  getHotQuestions,
  searchFaq,
} from '@tapnook/contracts/calls';
import { callQuery, type Platform } from '@tapnook/platform';

/** Inputs of the help calls, shared by loaders and components so that nothing is fetched twice. */
export const HELP_INPUTS = {
  none: {},
  article: (questionId: string) => ({ params: { questionId } }),
  search: (keyword: string) => ({ query: { keyword } }),
} as const;

/** Prefetches what the layout of every help page shows. A failure of these never fails the page. */
export const prefetchHelpLayout = async ({ http, queryClient }: Platform): Promise<void> => {
  await Promise.all([
    queryClient.prefetchQuery(
      callQuery(http, getFaqCategories, HELP_INPUTS.none, { handledErrorCodes: 'all' }),
    ),
    queryClient.prefetchQuery(
      callQuery(http, getHotQuestions, HELP_INPUTS.none, { handledErrorCodes: 'all' }),
    ),
    queryClient.prefetchQuery(
      callQuery(http, getFaqs, HELP_INPUTS.none, { handledErrorCodes: 'all' }),
    ),
  ]);
};

/** Fetches one article; its failure fails the page. */
export const fetchArticle = ({ http, queryClient }: Platform, questionId: string) =>
  queryClient.fetchQuery(callQuery(http, getFaqArticle, HELP_INPUTS.article(questionId)));

export const prefetchSearch = ({ http, queryClient }: Platform, keyword: string): Promise<void> =>
  queryClient.prefetchQuery(
    callQuery(http, searchFaq, HELP_INPUTS.search(keyword), { handledErrorCodes: 'all' }),
  );
