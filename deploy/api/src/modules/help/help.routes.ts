import { networkOf } from '@tapnook/server/network';
import type { Deps } from '../../deps.ts';
import type { Call, Handlers } from '../../handlers.ts';
import { readDocument } from './help-documents.service.ts';
import {
  categoryTree,
  hotQuestions,
  storeEnquiry,
  listFaqs,
  questionsOf,
  readArticle,
  searchFaqs,
  vote,
  type Enquiry,
} from './help.service.ts';

type Calls =
  | 'getFaqs'
  | 'getPrivacyPolicy'
  | 'getUsageTerms'
  | 'getHelpDocument'
  | 'sendContactUs'
  | 'sendJoinUs'
  | 'sendAffiliate'
  | 'getHotQuestions'
  | 'getFaqCategories'
  | 'getFaqQuestions'
  | 'searchFaq'
  | 'getFaqArticle'
  | 'voteFaqArticle';

/** Votes for one answer from one network; a household or a change of mind are within it. */
const VOTE_LIMIT = { times: 5, seconds: 86_400 };

interface Writer extends Pick<Call, 'visitorId' | 'locale'> {
  readonly viewer: { readonly userId: string } | null;
  readonly body: { readonly email: string };
}
const enquiryOf = (
  kind: Enquiry['kind'],
  { viewer, visitorId, locale, body }: Writer,
): Enquiry => ({
  kind,
  email: body.email,
  content: { ...body },
  userId: viewer ? Number(viewer.userId) : null,
  visitorId,
  locale,
});

/**
 * Who votes: the member, the browser, or else the network address, which only stops the simplest
 * stuffing.
 */
const voterOf = ({
  viewer,
  visitorId,
  ip,
}: Pick<Call, 'visitorId' | 'ip'> & {
  readonly viewer: { readonly userId: string } | null;
}): string =>
  viewer ? `user:${viewer.userId}` : visitorId ? `visitor:${visitorId}` : `ip:${networkOf(ip)}`;

/** Help, FAQ and enquiries (part 2, section 7). */
export const helpHandlers = (deps: Deps): Pick<Handlers, Calls> => {
  const { db, readDb } = deps;
  return {
    getFaqs: () => listFaqs(readDb),
    getPrivacyPolicy: () => readDocument(readDb, 'privacy-policy'),
    getUsageTerms: () => readDocument(readDb, 'usage-terms'),
    getHelpDocument: ({ params, query }) => readDocument(readDb, params.type, query.version),
    sendContactUs: (call) => storeEnquiry(deps, enquiryOf('contact_us', call)),
    sendJoinUs: (call) => storeEnquiry(deps, enquiryOf('join_us', call)),
    sendAffiliate: (call) => storeEnquiry(deps, enquiryOf('affiliate', call)),
    getHotQuestions: () => hotQuestions(readDb),
    getFaqCategories: () => categoryTree(readDb),
    getFaqQuestions: ({ params }) => questionsOf(readDb, params.categoryId),
    searchFaq: ({ query }) => searchFaqs(readDb, query.keyword),
    getFaqArticle: ({ params }) => readArticle(readDb, params.questionId),
    voteFaqArticle: async (call) => {
      const { questionId } = call.params;
      // Anybody can make visitor ids up; what one network adds to one answer in a day is limited.
      if (!call.viewer)
        await deps.rateLimiter.take(`vote:${questionId}:${networkOf(call.ip)}`, VOTE_LIMIT);
      return vote(db, questionId, voterOf(call), call.body.helpful);
    },
  };
};
