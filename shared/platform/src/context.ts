import type { QueryClient } from '@tanstack/react-query';
import type { Locale, PageComposition, PublicConfig } from '@tapnook/contracts';
import type { i18n } from 'i18next';
import { createContext, use } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { EventBus } from './events.ts';
import type { Http } from './http/http.ts';
import type { Navigation } from './navigation/navigation.ts';
import type { SlotHost } from './slots/slot-host.ts';
import type { RouteState } from './stores/route.store.ts';
import type { SessionState } from './stores/session.store.ts';
import type { ToastState } from './stores/toast.store.ts';
import type { WishlistState } from './stores/wishlist.store.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** Everything that a remote may ask of its host, on the server and in the browser alike. */
export interface Platform {
  readonly locale: Locale;
  readonly config: PublicConfig;
  readonly composition: PageComposition;
  readonly http: Http;
  readonly queryClient: QueryClient;
  readonly i18n: i18n;
  readonly session: StoreApi<SessionState>;
  readonly saved: StoreApi<WishlistState>;
  readonly toasts: StoreApi<ToastState>;
  readonly events: EventBus;
  readonly route: StoreApi<RouteState>;
  readonly navigation: Navigation;
  readonly slots: SlotHost;
  readonly telemetry: Telemetry;
  /** Milliseconds since the epoch by the server's clock; countdowns and holds use nothing else. */
  readonly now: () => number;
}

export const PlatformContext = createContext<Platform | null>(null);

/** The platform of this page (browser) or of this request (server). */
export const usePlatform = (): Platform => {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('usePlatform was called outside a remote or the shell');
  return platform;
};
/** The language of this page. */
export const useLocale = (): Locale => usePlatform().locale;
