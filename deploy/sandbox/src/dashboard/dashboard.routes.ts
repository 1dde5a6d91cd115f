import { isLocale } from '@tapnook/contracts';
import { collectMethods } from '@tapnook/server/allowed-methods';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bilingual, say, type TextKey } from '../translations.ts';
import { sendPage } from '../web/headers.ts';
import { html } from '../web/html.ts';
import { COOKIE, localeOf } from '../web/locale.ts';
import { textOf } from '../web/request.ts';
import type { HomeSources } from './home.page.ts';
import { homePage } from './home.page.ts';
import { alertPanel, guestPage } from './layout.ts';

/** Only paths of this origin: `//elsewhere` and whole addresses lead home. */
const ownPath = (address: string): string => (/^\/(?![/\\])/.test(address) ? address : '/');

const YEAR = 31_536_000;

/** Registers the overview and the language switch. */
export const dashboardRoutes = async (
  server: FastifyInstance,
  sources: HomeSources,
): Promise<void> => {
  server.get('/', (request, reply) => sendPage(reply, homePage(localeOf(request), sources)));
  server.get('/dashboard/locale', (request, reply) => {
    const to = textOf(request.query, 'to');
    if (isLocale(to))
      reply.header(
        'set-cookie',
        `${COOKIE}=${to}; Path=/; Max-Age=${YEAR}; SameSite=Lax; HttpOnly`,
      );
    return reply.redirect(ownPath(textOf(request.query, 'back')), 303);
  });
};

const answerFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  {
    status,
    title,
    why,
  }: { readonly status: number; readonly title: TextKey; readonly why: TextKey },
): FastifyReply => {
  if (!(request.headers.accept ?? '').includes('text/html'))
    return reply.code(status).send({ message: bilingual(why).en_gb, zh_HK: bilingual(why).zh_hk });
  const locale = localeOf(request);
  const body = alertPanel(
    html`<p>${say(why, locale)}</p>`,
    html`<a class="btn" href="/">${say('dashboard.home', locale)}</a>`,
  );
  return sendPage(reply, guestPage({ locale, title, address: '/', body }), {}, status);
};

/** For the server's `frameworkErrors`: an address that cannot be read reaches no route. */
export const answerUnreadableUrl = (
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  answerFailure(request, reply, {
    status: 400,
    title: 'dashboard.broken',
    why: 'dashboard.unreadable',
  });
};

/**
 * What a person sees at an address that is not here, or when something broke. Calls get the same as
 * JSON. What broke is for the log alone.
 */
export const answerFailures = (server: FastifyInstance): void => {
  const [broken, notHere] = ['dashboard.broken', 'dashboard.notHere'] as const;
  const methodsOf = collectMethods(server);
  server.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request);
    if (methods.length === 0)
      return answerFailure(request, reply, {
        status: 404,
        title: notHere,
        why: 'dashboard.notHereWhy',
      });
    void reply.header('allow', methods.join(', '));
    return answerFailure(request, reply, {
      status: 405,
      title: broken,
      why: 'dashboard.wrongMethod',
    });
  });
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status =
      error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error(error);
    const why = status === 500 ? 'dashboard.inTheLog' : 'dashboard.unreadable';
    return answerFailure(request, reply, { status, title: broken, why });
  });
};
