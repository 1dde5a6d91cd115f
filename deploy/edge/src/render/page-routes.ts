import {
  DEFAULT_LOCALE,
  isLocale,
  links,
  localePath,
  splitLocale,
  type Locale,
} from '@tapnook/contracts';
import type { RouteEntry, Visitor } from '@tapnook/contracts/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Artefacts } from '../composition/artefacts.ts';
import { composeFor, type Composed } from '../composition/composer.ts';
import { createDeferredRemotes, registerDeferredRemotes } from '../composition/deferred-remotes.ts';
import type { LocalBuilds } from '../composition/local-builds.ts';
import type { ManifestSource } from '../composition/manifest-source.ts';
import { withoutOverride, type Overrides } from '../composition/overrides.ts';
import type { EdgeConfig } from '../env.ts';
import { contentSecurityPolicy, PAYMENT_PAGE_HEADERS } from '../security/headers.ts';
import { canaryGroupsOf } from '../session/canary-audience.ts';
import { COOKIES, isSignedIn, rememberLocale, tokenOf } from '../session/cookies.ts';
import { createShoppers } from '../session/shopper-id.ts';
import { findRoute } from './find-route.ts';
import { outagePage } from './outage-page.ts';
import type { Document, Pages } from './pages.ts';
import { previewRefusedPage } from './preview-refused-page.ts';
import { STATIC_ERROR_PAGE_POLICY } from './static-error-page.ts';

export interface PageRoutesOptions {
  readonly config: EdgeConfig;
  readonly manifests: ManifestSource;
  readonly artefacts: Artefacts;
  readonly pages: Pages;
  readonly overrides: Overrides;
  /** Absent where builds of this machine are not served. */
  readonly local: LocalBuilds | undefined;
  readonly onError: (app: string, version: string, error: unknown, counted: boolean) => void;
}

const platformOf = (agent: string): string =>
  /android/i.test(agent)
    ? 'android'
    : /iphone|ipad/i.test(agent)
      ? 'ios'
      : /mobile/i.test(agent)
        ? 'other'
        : 'desktop';

/** The route of a path by the stable versions' records; which of them is served may depend on it. */
const routeOf = (composed: Composed, pathname: string): RouteEntry | undefined =>
  findRoute(
    Object.values(composed.records).flatMap((record) => record.routes),
    pathname,
  );

export const registerPageRoutes = (server: FastifyInstance, options: PageRoutesOptions): void => {
  const { config, manifests, artefacts, pages, overrides, local, onError } = options;
  const shoppers = createShoppers(config);
  const rests = createDeferredRemotes();
  registerDeferredRemotes(server, rests);
  const savedLocale = (request: FastifyRequest): Locale => {
    const saved = request.cookies[COOKIES.locale] ?? '';
    return isLocale(saved) ? saved : DEFAULT_LOCALE;
  };
  const compose = async (
    request: FastifyRequest,
    reply: FastifyReply,
    locale: Locale,
    pathname: string,
  ): Promise<Composed | undefined> => {
    const manifest = manifests.current();
    if (!manifest) return undefined;
    const groups = isSignedIn(request)
      ? canaryGroupsOf(tokenOf(request, 'access'), config.tokenSecret)
      : [];
    // A session cookie that nobody signed opens the way to the sign-in page at most; it moves nobody to another version.
    const signedIn = config.tokenSecret ? groups.length > 0 : isSignedIn(request);
    const visitor: Visitor = {
      shopperId: shoppers.idOf(request, reply),
      locale,
      platform: platformOf(request.headers['user-agent'] ?? ''),
      route: '',
      signedIn,
      groups,
    };
    const claim = overrides.claim(request);
    const override = claim && { claim, local };
    const withDeferredRemotes = (made: Composed): Composed => ({
      ...made,
      composition: rests.compositionForPage(made.composition, made.key),
    });
    const failed = (app: string, error: unknown): void => onError(app, '', error, !claim);
    const first = await composeFor(manifest, visitor, artefacts, failed, override);
    const route = routeOf(first, pathname)?.id ?? '';
    const hasRouteRules = Object.values(manifest.apps).some((app) => app.candidate?.rules?.routes);
    return withDeferredRemotes(
      hasRouteRules
        ? await composeFor(manifest, { ...visitor, route }, artefacts, failed, override)
        : first,
    );
  };
  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: Document,
    sensitive: boolean,
    isOverridden: boolean,
  ): Promise<FastifyReply> => {
    reply.code(page.status).type('text/html; charset=utf-8');
    reply.headers({
      'content-security-policy': contentSecurityPolicy(config, page.nonce, sensitive),
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
    });
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

  /** Takes or leaves an override and goes on to the clean address; undefined when the query asks for neither. */
  const applyOverride = (
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
        previewRefusedPage(locale ?? savedLocale(request), command.expired),
      );
    }
    if (command.kind === 'take') overrides.setCookie(reply, command.token, command.claim);
    else overrides.clearCookie(reply);
    return reply.redirect(withoutOverride(request.url).replace(/^[/\\]+/, '/'), 302);
  };

  server.get('/*', async (request, reply) => {
    const obeyed = applyOverride(request, reply);
    if (obeyed) return obeyed;
    const [pathname = '/', query = ''] = request.url.split('?');
    const search = query ? `?${query}` : '';
    const { locale, path } = splitLocale(
      pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname,
    );
    if (!locale && path === '/')
      return reply.redirect(localePath(savedLocale(request), '/') + search, 302);
    const shown = locale ?? savedLocale(request);
    const composed = await compose(request, reply, shown, path);
    if (!composed)
      return sendStaticPage(reply.code(503).header('retry-after', '5'), outagePage(shown));
    const route = routeOf(composed, path);
    if (!locale && route) return reply.redirect(localePath(shown, path) + search, 302);
    rememberLocale(reply, config, shown);
    if (route?.auth && !isSignedIn(request))
      return reply.redirect(localePath(shown, links.login(path + search)), 302);
    const page = await pages.render(composed, shown, path + search);
    if (page.kind === 'redirect') return reply.redirect(localePath(shown, page.to), 302);
    return sendPage(request, reply, page, route?.sensitive ?? false, composed.isOverridden);
  });
};
