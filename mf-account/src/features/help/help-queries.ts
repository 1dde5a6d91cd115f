import {
  getFaqArticle,
  getFaqCategories,
  getFaqs,
  getHotQuestions,
  searchFaq,
} from '@tapnook/contracts/calls';
import { callQuery, type Platform } from '@tapnook/platform';

/** Inputs of the help centre's calls, the same at load and at render, so that nothing is asked twice. */
export const HELP_INPUTS = {
  none: {},
  article: (questionId: string) => ({ params: { questionId } }),
  search: (keyword: string) => ({ query: { keyword } }),
} as const;

/** What every page of the help centre shows around its answer; none of it may fail the page. */
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

/** One answer; a failure is the page's. */
export const fetchArticle = ({ http, queryClient }: Platform, questionId: string) =>
  queryClient.fetchQuery(callQuery(http, getFaqArticle, HELP_INPUTS.article(questionId)));

export const prefetchSearch = ({ http, queryClient }: Platform, keyword: string): Promise<void> =>
  queryClient.prefetchQuery(
    callQuery(http, searchFaq, HELP_INPUTS.search(keyword), { handledErrorCodes: 'all' }),
  );
