export {
  matchesMedia,
  openBroadcastChannel,
  randomId,
  readCookies,
  writeCookie,
} from './browser-capabilities.ts';
export { PlatformContext, usePlatform, useLocale, type Platform } from './context.ts';
export { createEventBus, usePlatformEvent, type EventBus } from './events.ts';
export {
  CallError,
  failureOf,
  isCallFailure,
  networkFailure,
  OFFLINE,
  type CallFailure,
} from './http/call-error.ts';
export type { CallData, CallInput, CallResult } from './http/call-types.ts';
export { MissingParameterError } from './http/call-url.ts';
export {
  createHttp,
  type Http,
  type Answer,
  type CallSettings,
  type HttpOptions,
} from './http/http.ts';
export {
  createQueryClient,
  callKey,
  callQuery,
  answerQuery,
  useCall,
  useCallMutation,
  useInfiniteCall,
  type UseCallOptions,
} from './http/query.ts';
export { createI18n, addMessages } from './i18n/i18n.ts';
export type { TextKey } from './i18n/app-texts.ts';
export { useTranslation, type Words } from './i18n/use-translation.ts';
export { Island, type IslandProps } from './islands/island.tsx';
export { AppLink, type AppLinkProps } from './navigation/app-link.tsx';
export { UiLink } from './navigation/ui-link.tsx';
export { applyMeta, documentHead, type DocumentHead } from './navigation/document-meta.ts';
export type { Navigation } from './navigation/navigation.ts';
export {
  defineRemote,
  defineScreen,
  defineSlot,
  namespaceOf,
  type LoadContext,
  type Messages,
  type Remote,
  type RemoteDefinition,
  type Screen,
  type SlotDefinition,
} from './remote/define-remote.ts';
export { fillPlaceholder, plainText, type PageMeta } from './remote/page-meta.ts';
export {
  captureEarlyInput,
  lastClick,
  clickedButton,
  typeInto,
  type InputReplay,
} from './remote/input-replay.ts';
export { RemoteBoundary } from './remote/remote-boundary.tsx';
export { RemoteProviders, RemoteRoot } from './remote/remote-root.tsx';
export { Slot } from './slots/slot.tsx';
export type { LoadedSlot, SlotHost } from './slots/slot-host.ts';
export { createWishlistStore, useWishlist, type WishlistState } from './stores/wishlist.store.ts';
export {
  clearUserStorage,
  defineStored,
  type Stored,
  type StoredOptions,
} from './storage/stored.ts';
export {
  createSessionStore,
  readSessionCookie,
  useSession,
  SESSION_COOKIE,
  type SessionState,
  type SessionUser,
} from './stores/session.store.ts';
export { createRouteStore, type RouteState } from './stores/route.store.ts';
export {
  createToastStore,
  useToast,
  type Toast,
  type ToastKind,
  type ToastState,
} from './stores/toast.store.ts';
export { errorDetail } from './telemetry/error-detail.ts';
export {
  isForeignDomError,
  MAX_FOREIGN_DOM_RESTARTS,
  noteForeignDomChange,
} from './telemetry/foreign-dom.ts';
export { silentTelemetry, type Telemetry, type TelemetryEvent } from './telemetry/telemetry.ts';
export { useClock } from './use-clock.ts';
