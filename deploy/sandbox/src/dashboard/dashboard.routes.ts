import { isLocale } from '@tapnook/contracts';
import type { FastifyError, FastifyInstance } from 'fastify';
import { say } from '../translations.ts';
import { sendPage } from '../web/headers.ts';
import { html } from '../web/html.ts';
import { COOKIE, localeOf } from '../web/locale.ts';
import { textOf } from '../web/request.ts';
import type { HomeSources } from './home.page.ts';
import { homePage } from './home.page.ts';
import { guestPage } from './layout.ts';

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

/**
 * What a person sees at an address that is not here, or when something broke. Calls get the same as
 * JSON.
 */
export const answerFailures = (server: FastifyInstance): void => {
  server.setNotFoundHandler((request, reply) => {
    if (!(request.headers.accept ?? '').includes('text/html'))
      return reply.code(404).send({ message: say('dashboard.notHere', 'en-US') });
    const locale = localeOf(request);
    const body = html`<section class="panel"><div class="body"><p>${say('dashboard.notHereWhy', locale)}</p><a class="btn" href="/">${say('dashboard.home', locale)}</a></div></section>`;
    return sendPage(
      reply,
      guestPage({ locale, title: 'dashboard.notHere', address: '/', body }),
      {},
      404,
    );
  });
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status =
      error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error(error);
    if (!(request.headers.accept ?? '').includes('text/html'))
      return reply.code(status).send({ message: error.message });
    const locale = localeOf(request);
    const body = html`<section class="panel"><div class="body" role="alert"><p>${error.message}</p><a class="btn" href="/">${say('dashboard.home', locale)}</a></div></section>`;
    return sendPage(
      reply,
      guestPage({ locale, title: 'dashboard.broken', address: '/', body }),
      {},
      status,
    );
  });
};
