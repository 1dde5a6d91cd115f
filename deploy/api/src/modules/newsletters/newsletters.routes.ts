import { unsubscribeByTicket } from '@tapnook/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Handlers } from '../../handlers.ts';
import { routePath } from '../../plugins/register-call.ts';
import { liftSuppression, suppressionOf } from '../jobs/index.ts';
import { requireMember } from '../merchants/index.ts';
import { followSubscriptionLink } from '../notifications/index.ts';
import {
  changeNewsletter,
  createNewsletter,
  listNewsletters,
  previewNewsletter,
  readNewsletter,
  scheduleNewsletter,
  sendTestNewsletter,
  stopNewsletter,
} from './newsletters.service.ts';

type Calls =
  | 'listNewsletters'
  | 'createNewsletter'
  | 'getNewsletter'
  | 'changeNewsletter'
  | 'previewNewsletter'
  | 'sendTestNewsletter'
  | 'scheduleNewsletter'
  | 'stopNewsletter'
  | 'readMailSuppression'
  | 'liftMailSuppression';

export const newsletterAdminHandlers = (deps: Deps): Pick<Handlers, Calls> => ({
  listNewsletters: ({ query }) => listNewsletters(deps.db, query.pageNum, query.pageSize),
  createNewsletter: async ({ viewer, body }) =>
    createNewsletter(deps, await requireMember(deps.db, viewer), body),
  getNewsletter: ({ params }) => readNewsletter(deps.db, Number(params.newsletterId)),
  changeNewsletter: async ({ viewer, params, body }) =>
    changeNewsletter(deps, await requireMember(deps.db, viewer), Number(params.newsletterId), body),
  previewNewsletter: ({ params, query }) =>
    previewNewsletter(deps, Number(params.newsletterId), query.locale),
  sendTestNewsletter: async ({ viewer, params }) =>
    sendTestNewsletter(deps, await requireMember(deps.db, viewer), Number(params.newsletterId)),
  scheduleNewsletter: async ({ viewer, params, body }) =>
    scheduleNewsletter(
      deps,
      await requireMember(deps.db, viewer),
      Number(params.newsletterId),
      body.at,
    ),
  stopNewsletter: async ({ viewer, params }) =>
    stopNewsletter(deps, await requireMember(deps.db, viewer), Number(params.newsletterId)),
  readMailSuppression: async ({ body }) =>
    (await suppressionOf(deps.db, body.email)) ?? { reason: null, detail: null },
  liftMailSuppression: async ({ body }) => {
    if (!(await liftSuppression(deps.db, body.email))) throw new ApiError('10405');
    return { status: true };
  },
});

/**
 * Ends the news: the button of our page posts nothing, a mail program posts a form (RFC 8058). No
 * body is read, so any kind of it is taken.
 */
export const unsubscribeRoutes = (app: FastifyInstance, deps: Deps): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  app.post<{ Params: { ticket: string } }>(
    routePath(unsubscribeByTicket.path),
    { schema: { hide: true } },
    async (request, reply) => {
      const { ticket } = request.params;
      if (!/^[\w.:-]{1,64}$/.test(ticket)) throw new ApiError('10405');
      const data = await followSubscriptionLink(
        deps,
        ticket,
        'UNSUBSCRIBE',
        request.context.locale,
      );
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ code: '0', message: 'OK', data });
    },
  );
};
