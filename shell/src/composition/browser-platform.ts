import { hydrate, type QueryClient } from '@tanstack/react-query';
import {
  cookieName,
  links,
  localePath,
  localised,
  matchRemote,
  splitLocale,
  type PageData,
} from '@tapnook/contracts';
import {
  createEventBus,
  createHttp,
  createI18n,
  createQueryClient,
  createToastStore,
  errorDetail,
  OFFLINE,
  SESSION_COOKIE,
  type CallError,
  type Messages,
  type Platform,
  type RouteState,
  type SlotHost,
  type Telemetry,
  matchesMedia,
  writeCookie,
} from '@tapnook/platform';
import { navigateToUrl } from 'single-spa';
import type { StoreApi } from 'zustand/vanilla';
import { answeredSince } from '../bootstrap/page-activation.ts';
import { errorPolicyFor } from '../resilience/error-policies.ts';
import { hasStoredUserData } from '../session/clear-user-data.ts';
import { createBrowserSession, type BrowserSession } from '../session/session.ts';
import { visitorId } from '../session/visitor-id.ts';
import { createBrowserWishlist } from '../session/wishlist.ts';
import { unpackTexts } from '../ssr/locale-payload.ts';
import { unpackQueries, type PackedQueries } from '../ssr/query-payload.ts';
import { createTraceContext } from '../telemetry/trace-context.ts';
import { crossesIntoPayment, isOutOfReach, type Known } from './payment-pages.ts';
import { prerenderPage } from './prerender.ts';
import { generationAwareFetch, type StalePageDetector } from './stale-page-detector.ts';

export interface BrowserPlatformOptions {
  readonly data: PageData;
  readonly known: Known;
  readonly telemetry: Telemetry;
  readonly slots: SlotHost;
  readonly route: StoreApi<RouteState>;
  readonly prefetch: (path: string) => void;
  readonly stalePageDetector: StalePageDetector;
}

const currentPath = (): string =>
  splitLocale(location.pathname).path + location.search + location.hash;

/**
 * Asked twice at once (a lapsed session and its page both lead to sign-in), the browser goes once.
 */
const createDocumentChange = (): ((target: string, replace: boolean) => void) => {
  let last = { target: '', at: Number.NEGATIVE_INFINITY };
  return (target, replace) => {
    const at = performance.now();
    if (last.target === target && at - last.at < 2_000) return;
    last = { target, at };
    if (replace) location.replace(target);
    else location.assign(target);
  };
};

/** Nothing of one shopper is left for the next, not for a moment. */
const clearUserQueries = (queryClient: QueryClient): void => {
  queryClient.removeQueries({ queryKey: ['me'], type: 'inactive' });
  for (const query of queryClient.getQueryCache().findAll({ queryKey: ['me'] })) {
    void query.cancel({ silent: true });
    query.reset();
  }
};

export interface BrowserPlatform {
  readonly platform: Platform;
  readonly session: BrowserSession;
  /** Whether a path is a member's page and nobody is signed in. */
  readonly requiresSignIn: (path: string) => boolean;
}

/** The platform of this page, and the session behind it. */
export const createBrowserPlatform = (options: BrowserPlatformOptions): BrowserPlatform => {
  const { data, telemetry } = options;
  const { locale } = data;
  const queryClient = createQueryClient();
  hydrate(queryClient, unpackQueries(unpackTexts(data.state) as PackedQueries));
  const toasts = createToastStore();
  const events = createEventBus((error) =>
    telemetry.record({ kind: 'unhandled-error', detail: errorDetail(error) }),
  );
  /**
   * The page on which a session ended by itself: who is led from there to sign in is told why, who
   * comes from elsewhere is not.
   */
  let endedAt: string | undefined;
  const signIn = (path: string): string => links.login(path, path === endedAt);
  const session = createBrowserSession((userId, before, left) => {
    endedAt = !userId && hasStoredUserData() ? currentPath() : undefined;
    // One member straight after another: forms and dialogs may still hold what the first one typed,
    // so the page begins anew.
    if (userId && before) return location.reload();
    clearUserQueries(queryClient);
    events.emit('session:changed', { userId });
    // What is shown has drawn itself anew by then: a visitor asks for nothing of a member's, and
    // leaves a member's page.
    setTimeout(() => {
      const path = currentPath();
      if (allowed(path) === path)
        void queryClient.refetchQueries({ queryKey: ['me'], type: 'active' });
      // Who leaves on purpose is shown on by the page they left from: home, or what happens to
      // their account.
      else if (!left) go(path);
    });
  });
  /**
   * Part 1, section 6: a page that needs a member sends a visitor to sign in first, with the way
   * back.
   */
  const allowed = (path: string): string => {
    const { user, known } = session.store.getState();
    const match =
      known && !user
        ? matchRemote(data.composition.remotes, path.split(/[?#]/)[0] ?? '/')
        : undefined;
    return match?.route.auth ? signIn(path) : path;
  };
  const changeDocument = createDocumentChange();
  const go = (path: string, { replace = false } = {}): void => {
    const target = localePath(locale, allowed(path));
    const pathname = target.split(/[?#]/)[0] ?? '/';
    if (isOutOfReach(options.known, location.pathname, pathname))
      return toasts.getState().show('error', localised(OFFLINE, locale));
    if (crossesIntoPayment(options.known, location.pathname, pathname))
      return changeDocument(target, replace);
    if (replace) history.replaceState(null, '', target);
    else navigateToUrl(target);
  };
  const prefetch = (path: string): void => {
    const target = localePath(locale, path);
    const pathname = target.split(/[?#]/)[0] ?? '/';
    const isDocument = crossesIntoPayment(options.known, location.pathname, pathname);
    if (!isDocument || allowed(path) !== path || !prerenderPage(target)) options.prefetch(path);
  };
  const forget = (): void => {
    const isSecure = location.protocol === 'https:';
    const name = cookieName(SESSION_COOKIE, isSecure);
    writeCookie(`${name}=; path=/; max-age=0${isSecure ? '; secure' : ''}`);
    session.store.getState().refresh();
  };
  const onFailure = (error: CallError): void => {
    telemetry.record({ kind: 'api-failure', detail: `${error.call} ${error.code}` });
    const path = currentPath();
    const reaction = errorPolicyFor(error, path);
    if (reaction.kind === 'toast')
      toasts.getState().show('error', localised(reaction.text, locale));
    if (reaction.kind === 'forget' || reaction.kind === 'sign-in') forget();
    if (reaction.kind === 'sign-in') go(signIn(path));
    if (reaction.kind === 'not-found') go(reaction.to);
  };
  const started = answeredSince();
  // While the server's markup is taken over, the clock says what it was rendered with.
  let settled = !data.rendered;
  addEventListener('single-spa:app-change', () => void (settled = true), { once: true });
  const platform: Platform = {
    locale,
    config: data.config,
    composition: data.composition,
    http: createHttp({
      base: '/api',
      locale,
      platform: matchesMedia('(max-width: 767px)') ? 'mobile_web' : 'web',
      visitorId,
      traceparent: createTraceContext(() => location.pathname),
      onFailure,
      signIns: session.signIns,
      fetch: generationAwareFetch(options.stalePageDetector, (input, init) => fetch(input, init)),
    }),
    queryClient,
    i18n: createI18n(locale, data.messages as Record<string, Messages>),
    session: session.store,
    saved: createBrowserWishlist(() => platform),
    toasts,
    events,
    route: options.route,
    navigation: {
      go,
      prefetch,
      leave: (url) => location.assign(url),
      current: currentPath,
    },
    slots: options.slots,
    telemetry,
    now: () => (settled ? data.answeredAt + (performance.now() - started) : data.serverTime),
  };
  return { platform, session, requiresSignIn: (path) => allowed(path) !== path };
};
