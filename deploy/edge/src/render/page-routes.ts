import { isCardsPage, isPaymentAddress, links, localePath, splitLocale } from '@tapnook/contracts';
import { inSpan } from '@tapnook/server/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDeferredRemotes, registerDeferredRemotes } from '../composition/deferred-remotes.ts';
import { sendEncoded } from '../encoding/negotiation.ts';
import type { EdgeConfig } from '../env.ts';
import { contentSecurityPolicy } from '../security/content-security-policy.ts';
import { OverloadError } from '../security/fair-queue.ts';
import { PAYMENT_PAGE_HEADERS } from '../security/security-headers.ts';
import type { SlowLane } from '../security/slow-lane.ts';
import { isSignedIn, rememberLocale } from '../session/cookies.ts';
import { sharedCacheHeaders } from '../shared-cache/shared-pages.ts';
import type { PageObserver } from '../telemetry/page-observer.ts';
import { serverTiming } from '../telemetry/server-timing.ts';
import { outagePage } from './outage-page.ts';
import { createPageLimit, TooManyPagesError } from './page-limit.ts';
import { pageQuery } from './page-query.ts';
import type { Document, Pages } from './pages.ts';
import { createPreviewEntrance } from './preview-entrance.ts';
import { RenderCrash } from './render-pool.ts';
import { createRequestComposer, routeOf, type RequestComposerOptions } from './request-composer.ts';
import { savedLocale, spokenLocale } from './spoken-locale.ts';
import { sendStaticPage } from './static-error-page.ts';
import { tooManyPagesPage } from './too-many-pages-page.ts';

export interface PageRoutesOptions extends RequestComposerOptions {
  readonly pages: Pages;
  readonly observer: Pick<PageObserver, 'onPage'>;
  readonly slowLane: SlowLane;
  /** The clock of the limit; the machine's when left out. */
  readonly now?: (() => number) | undefined;
}

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
  if (page.sharedTopics) reply.headers(sharedCacheHeaders(page.sharedTopics));
  // An outage is neither a page to find nor the end of one that was found.
  if (page.status === 503) reply.headers({ 'retry-after': '5', 'x-robots-tag': 'noindex' });
  // Builds of a developer's machine change under the page and bear no hash.
  if (sensitive && !isOverridden && !config.development) reply.headers(PAYMENT_PAGE_HEADERS);
  return sendEncoded(request, reply, page.encode);
};

/** Every page of the shop, and where its address leads elsewhere. */
export const registerPageRoutes = (server: FastifyInstance, options: PageRoutesOptions): void => {
  const { config, pages, observer, slowLane } = options;
  const callerOf = createPageLimit(config, options.shoppers, options.now);
  const deferredRemotes = createDeferredRemotes();
  registerDeferredRemotes(server, deferredRemotes);
  const compose = createRequestComposer(options, deferredRemotes);
  const enter = config.isPreview ? createPreviewEntrance(options) : async () => false;
  server.get('/*', async (request, reply) => {
    if (await enter(request, reply)) return reply;
    await slowLane(request.ip);
    const [pathname = '/', query = ''] = request.url.split('?');
    const search = query ? `?${query}` : '';
    const { locale, path } = splitLocale(
      pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname,
    );
    if (!locale && path === '/')
      return reply.redirect(localePath(savedLocale(config, request), '/') + search, 302);
    const shown = locale ?? spokenLocale(config, request);
    const began = performance.now();
    const composed = await inSpan('compose', {}, () => compose(request, reply, shown, path));
    const composedAt = performance.now();
    if (!composed)
      return sendStaticPage(reply.code(503).header('retry-after', '5'), outagePage(shown));
    const route = routeOf(composed, path);
    if (!locale && route)
      return reply.redirect(localePath(savedLocale(config, request), path) + search, 302);
    // An answer that sets a cookie is one visitor's: no shared cache keeps it.
    const mayBeShared = config.sharedCache !== null && composed.isSameForEverybody && !route?.auth;
    if (locale && !mayBeShared) rememberLocale(reply, config, locale);
    if (route?.auth && !isSignedIn(request, config))
      return reply.redirect(localePath(shown, links.login(path + search)), 302);
    const page = await pages
      .render(composed, shown, path + pageQuery(query, route ? route.query : []), callerOf(request))
      .catch((error: unknown) => {
        if (error instanceof OverloadError) return error;
        if (!(error instanceof RenderCrash)) throw error;
        // It took too long, and no other version is there: it may come the next time.
        request.log.error({ err: error }, 'A page was not rendered in time');
        return new OverloadError();
      });
    if (page instanceof TooManyPagesError)
      return sendStaticPage(
        reply.code(429).header('retry-after', page.retryAfter),
        tooManyPagesPage(shown, page.retryAfter),
      );
    if (page instanceof OverloadError)
      return sendStaticPage(reply.code(503).header('retry-after', '5'), outagePage(shown));
    const readyAt = performance.now();
    observer.onPage({
      composed,
      route,
      cache: page.kind === 'page' ? page.cache : 'none',
      status: page.kind === 'page' ? page.status : 302,
      milliseconds: readyAt - began,
    });
    if (page.kind === 'redirect') return reply.redirect(localePath(shown, page.to), 302);
    reply.header(
      'server-timing',
      serverTiming({ compose: composedAt - began, [page.cache]: readyAt - composedAt }),
    );
    const sensitive = isPaymentAddress(path);
    const kind = { sensitive, takesCards: sensitive || isCardsPage(path) };
    return sendPage(config, request, reply, page, kind, composed.isOverridden);
  });
};
