export {
  LOCALES,
  DEFAULT_LOCALE,
  isLocale,
  localised,
  splitLocale,
  type Locale,
  type PayloadLocale,
  type LocalisedText,
} from './locale.ts';
export {
  CHECKOUT_PAGES,
  type CheckoutPage,
  type Choice,
  type SearchParams,
  type ProfileSection,
} from './link-parameters.ts';
export { isCardsPage } from './cards-page.ts';
export { links, localePath, bannerLink, safePath, readChoice, type BannerTarget } from './links.ts';
export { FLAGS, flagDefinition, isFlagOn, type FlagName } from './flags.ts';
export {
  matchRemote,
  matchRoute,
  type RemoteMatch,
  type RouteMatch,
  type RouteOwner,
  type RouteParams,
  type RoutePattern,
} from './routing/match-route.ts';
export { firstSegment, funnelStepOf, isAppSegment, isPaymentAddress } from './addresses.ts';
export { cookieName, readCookie } from './cookies.ts';
export { CACHED_SCRIPT, type CachedScriptMessage } from './cached-script.ts';
export { PRICE_BARS, PRICE_STEP, SCORE_STEPS } from './search.ts';
export type { Slots, SlotName } from './slots.ts';
export type { PlatformEvents, PlatformEventName } from './events.ts';
export {
  defineCall,
  defineContracts,
  type CallRoute,
  type CallContract,
  type CallAuth,
  type HttpMethod,
} from './call.ts';
export { ERRORS, errorOf, type ErrorCode, type ErrorDefinition } from './errors.ts';
export type { AsJson, RemoteRoute, RemoteManifest, ShellManifest } from './remote.ts';
export type {
  PageComposition,
  PageOverride,
  PageData,
  PublicConfig,
  ResolvedRemote,
  ResolvedVersion,
} from './composition.ts';
export type { PageRequest, PageAnswer, ShellServer } from './page-renderer.ts';
