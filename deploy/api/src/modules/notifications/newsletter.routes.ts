import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { requireUser } from '../identity/index.ts';
import {
  changeSubscription,
  followSubscriptionLink,
  readSubscription,
  readSubscriptionLink,
  requestSubscription,
} from './newsletter.service.ts';

type Calls =
  | 'subscribeByEmail'
  | 'readUnsubscribeTicket'
  | 'readSubscribeTicket'
  | 'subscribeByTicket'
  | 'updateSubscription'
  | 'updateSubscriptionTopics'
  | 'getSubscription';

/**
 * The newsletter. Links in emails only read, because mail scanners open them; the button of the
 * page behind the link posts (part 3).
 */
export const newsletterHandlers = (deps: Deps): Pick<Handlers, Calls> => ({
  subscribeByEmail: ({ body, locale }) =>
    requestSubscription(deps, body.email, body.topics, locale),
  readUnsubscribeTicket: ({ params }) =>
    readSubscriptionLink(deps.db, params.ticket, 'UNSUBSCRIBE'),
  readSubscribeTicket: ({ params }) => readSubscriptionLink(deps.db, params.ticket, 'SUBSCRIBE'),
  subscribeByTicket: ({ params, locale }) =>
    followSubscriptionLink(deps, params.ticket, 'SUBSCRIBE', locale),
  updateSubscription: async ({ viewer, body }) =>
    changeSubscription(deps.db, await requireUser(deps.db, viewer), body),
  updateSubscriptionTopics: async ({ viewer, body }) =>
    changeSubscription(deps.db, await requireUser(deps.db, viewer), body),
  getSubscription: async ({ viewer }) =>
    readSubscription(deps.db, await requireUser(deps.db, viewer)),
});
