import {
  DEFAULT_LOCALE,
  isCardsPage,
  isLocale,
  links,
  localePath,
  splitLocale,
  type Locale,
} from '@tapnook/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDeferredRemotes, registerDeferredRemotes } from '../composition/deferred-remotes.ts';
import { withoutOverride, type Overrides } from '../composition/overrides.ts';
import type { EdgeConfig } from '../env.ts';
import { networkOf } from '../security/guess-limit.ts';
import { contentSecurityPolicy, PAYMENT_PAGE_HEADERS } from '../security/headers.ts';
import { isPaymentAddress } from '../security/payment-address.ts';
import { cookieOf, isSignedIn, rememberLocale } from '../session/cookies.ts';
import { askedLocale } from './asked-locale.ts';
import { OverloadError } from './fair-queue.ts';
import { outagePage } from './outage-page.ts';
import { pageQuery } from './page-query.ts';
import type { Document, Pages } from './pages.ts';
import { previewRefusedPage } from './preview-refused-page.ts';
import { createRequestComposer, routeOf, type RequestComposerOptions } from './request-composer.ts';
import { STATIC_ERROR_PAGE_POLICY } from './static-error-page.ts';

export interface PageRoutesOptions extends RequestComposerOptions {
  readonly pages: Pages;
}

const cookieLocale = (config: EdgeConfig, request: FastifyRequest): Locale | undefined => {
  const saved = cookieOf(request, config, 'locale') ?? '';
  return isLocale(saved) ? saved : undefined;
};
const savedLocale = (config: EdgeConfig, request: FastifyRequest): Locale =>
  cookieLocale(config, request) ?? DEFAULT_LOCALE;
/** The language for whoever asked for an address of no locale that leads nowhere. */
const spokenLocale = (config: EdgeConfig, request: FastifyRequest): Locale =>
  cookieLocale(config, request) ??
  askedLocale(request.headers['accept-language']) ??
  DEFAULT_LOCALE;

const sendPage = async (
  config: EdgeConfig,
  request: FastifyRequest,
  reply: FastifyReply,
  page: Document,
  { sensitive, takesCards }: { readonly sensitive: boolean; readonly takesCards: boolean },
  isOverridden: boolean,
): Promise<FastifyReply> => {
  reply.code(page.status).type('text/html; charset=utf-8');
  reply.headers({
    'content-security-policy': contentSecurityPolicy(config, page.nonce, sensitive, takesCards),
    'cache-control': 'private, no-cache, no-transform',
    vary: 'accept-encoding, accept-language, cookie',
  });
  // An outage is neither a page to find nor the end of one that was found.
  if (page.status === 503) reply.headers({ 'retry-after': '5', 'x-robots-tag': 'noindex' });
  // Builds of a developer's machine change under the page and bear no hash.
  if (sensitive && !isOverridden && !config.development) reply.headers(PAYMENT_PAGE_HEADERS);
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html());
  return reply.header('content-encoding', 'br').send(await page.brotli());
};

const sendStaticPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', STATIC_ERROR_PAGE_POLICY)
    .header('cache-control', 'no-store')
    .send(page);

/**
 * Takes or leaves an override and goes on to the clean address; undefined when the query asks for
 * neither.
 */
const applyOverride = (
  config: EdgeConfig,
  overrides: Overrides,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined => {
  const command = overrides.readCommand(request);
  if (command.kind === 'none') return undefined;
  reply.header('cache-control', 'no-store');
  if (command.kind === 'refused') {
    const { locale } = splitLocale(request.url.split('?')[0] ?? '/');
    return sendStaticPage(
      reply.code(403),
      previewRefusedPage(locale ?? spokenLocale(config, request), command.expired),
    );
  }
  if (command.kind === 'take') overrides.setCookie(reply, command.token, command.claim);
  else overrides.clearCookie(reply);
  return reply.redirect(withoutOverride(request.url).replace(/^[/\\]+/, '/'), 302);
};

/** Every page of the shop, and where its address leads elsewhere. */
export const registerPageRoutes = (server: FastifyInstance, options: PageRoutesOptions): void => {
  const { config, pages, overrides } = options;
  const deferredRemotes = createDeferredRemotes();
  registerDeferredRemotes(server, deferredRemotes);
  const compose = createRequestComposer(options, deferredRemotes);
  server.get('/*', async (request, reply) => {
    const answered = applyOverride(config, overrides, request, reply);
    if (answered) return answered;
    const [pathname = '/', query = ''] = request.url.split('?');
    const search = query ? `?${query}` : '';
    const { locale, path } = splitLocale(
      pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname,
    );
    if (!locale && path === '/')
      return reply.redirect(localePath(savedLocale(config, request), '/') + search, 302);
    const shown = locale ?? spokenLocale(config, request);
    const composed = await compose(request, reply, shown, path);
    if (!composed)
      return sendStaticPage(reply.code(503).header('retry-after', '5'), outagePage(shown));
    const route = routeOf(composed, path);
    if (!locale && route)
      return reply.redirect(localePath(savedLocale(config, request), path) + search, 302);
    if (locale) rememberLocale(reply, config, locale);
    if (route?.auth && !isSignedIn(request, config))
      return reply.redirect(localePath(shown, links.login(path + search)), 302);
    const page = await pages
      .render(composed, shown, path + pageQuery(query), networkOf(request.ip))
      .catch((error: unknown) => {
        if (error instanceof OverloadError) return undefined;
        throw error;
      });
    if (!page) return sendStaticPage(reply.code(503).header('retry-after', '5'), outagePage(shown));
    if (page.kind === 'redirect') return reply.redirect(localePath(shown, page.to), 302);
    const sensitive = isPaymentAddress(path);
    const kind = { sensitive, takesCards: sensitive || isCardsPage(path) };
    return sendPage(config, request, reply, page, kind, composed.isOverridden);
  });
};
