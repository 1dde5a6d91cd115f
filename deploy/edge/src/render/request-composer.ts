import { matchRemote, type Locale } from '@tapnook/contracts';
import type { RouteEntry, Visitor } from '@tapnook/contracts/release';
import { networkOf } from '@tapnook/server/network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Artefacts } from '../composition/artefacts.ts';
import { composeFor, type Composed } from '../composition/composer.ts';
import type { DeferredRemotes } from '../composition/deferred-remotes.ts';
import type { LocalBuilds } from '../composition/local-builds.ts';
import type { ManifestSource } from '../composition/manifest-source.ts';
import type { Overrides } from '../composition/overrides.ts';
import type { EdgeConfig } from '../env.ts';
import type { AccessTokenKeys } from '../session/access-token-keys.ts';
import { canaryGroupsOf } from '../session/canary-audience.ts';
import { cookieOf, isSignedIn } from '../session/cookies.ts';
import type { Shoppers } from '../session/shopper-id.ts';
import { isSameForEverybody } from '../shared-cache/shared-pages.ts';
import type { RendererOptions } from './renderer.ts';

export interface RequestComposerOptions {
  readonly config: EdgeConfig;
  readonly manifests: ManifestSource;
  readonly artefacts: Artefacts;
  readonly overrides: Overrides;
  readonly accessTokenKeys: AccessTokenKeys;
  /** Absent where builds of this machine are not served. */
  readonly local: LocalBuilds | undefined;
  readonly onError: RendererOptions['onError'];
  readonly shoppers: Shoppers;
}

/** Composes the page of a request; undefined before the very first manifest. */
type RequestComposer = (
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
  pathname: string,
) => Promise<Composed | undefined>;

const platformOf = (agent: string): string =>
  /android/i.test(agent)
    ? 'android'
    : /iphone|ipad/i.test(agent)
      ? 'ios'
      : /mobile/i.test(agent)
        ? 'other'
        : 'desktop';

/**
 * The route of a path by the stable versions' records; which of them is served may depend on it.
 */
export const routeOf = (composed: Composed, pathname: string): RouteEntry | undefined =>
  matchRemote(Object.values(composed.records), pathname)?.route;

/** Chooses versions for whoever asks: by their canary side, the canary's rules and overrides. */
export const createRequestComposer = (
  {
    config,
    manifests,
    artefacts,
    overrides,
    accessTokenKeys,
    local,
    onError,
    shoppers,
  }: RequestComposerOptions,
  deferredRemotes: DeferredRemotes,
): RequestComposer => {
  const withDeferredRemotes = (composed: Composed): Composed => ({
    ...composed,
    composition: deferredRemotes.compositionForPage(composed.composition, composed.key),
  });
  const visitorOf = async (
    request: FastifyRequest,
    reply: FastifyReply,
    locale: Locale,
    isShared: boolean,
  ): Promise<Visitor> => {
    const groups = isSignedIn(request, config)
      ? await canaryGroupsOf(cookieOf(request, config, 'access'), accessTokenKeys)
      : [];
    return {
      shopperId: isShared ? (shoppers.knownIdOf(request) ?? '') : shoppers.idOf(request, reply),
      locale,
      platform: platformOf(request.headers['user-agent'] ?? ''),
      route: '',
      // An unsigned session cookie opens the way to the sign-in page, but changes nobody's version.
      signedIn: groups.length > 0,
      groups,
    };
  };
  return async (request, reply, locale, pathname) => {
    const manifest = manifests.current();
    if (!manifest) return undefined;
    // Who need not be told apart gets no cookie: a shared cache may keep their page.
    const isShared = config.sharedCache !== null && isSameForEverybody(manifest);
    const visitor = await visitorOf(request, reply, locale, isShared);
    const claim = await overrides.claim(request);
    const override = claim && { claim, local };
    const report = (app: string, error: unknown): void =>
      onError(app, '', error, !claim, networkOf(request.ip));
    const first = await composeFor(manifest, visitor, artefacts, report, override);
    const hasRouteRules = Object.values(manifest.apps).some((app) => app.candidate?.rules?.routes);
    if (!hasRouteRules) return withDeferredRemotes(first);
    // The route of the path is known only with records; a rule about routes then chooses anew.
    const route = routeOf(first, pathname)?.id ?? '';
    return withDeferredRemotes(
      await composeFor(manifest, { ...visitor, route }, artefacts, report, override),
    );
  };
};
