import { type Locale, type PageComposition, type PublicConfig } from '@tapnook/contracts';
import type { Platform } from '../context.ts';
import { createEventBus } from '../events.ts';
import { createHttp } from '../http/http.ts';
import { createQueryClient } from '../http/query.ts';
import { createI18n } from '../i18n/i18n.ts';
import type { LoadedSlot } from '../slots/slot-host.ts';
import { createRouteStore, type RouteState } from '../stores/route.store.ts';
import { createSessionStore } from '../stores/session.store.ts';
import { createToastStore } from '../stores/toast.store.ts';
import { createWishlistStore } from '../stores/wishlist.store.ts';
import { silentTelemetry } from '../telemetry/telemetry.ts';

export interface ServerPlatformOptions {
  readonly locale: Locale;
  readonly path: string;
  readonly config: PublicConfig;
  readonly composition: PageComposition;
  /** Address of the API as the server reaches it, with `/api`. */
  readonly apiBase: string;
  /** Slots that are ready; filled before rendering. */
  readonly slots: ReadonlyMap<string, LoadedSlot>;
  readonly route: RouteState;
  readonly now: number;
  readonly timeout: number;
}

/**
 * A platform for one request: nothing of it outlives the answer, so no shopper's data can meet
 * another's.
 */
export const createServerPlatform = (options: ServerPlatformOptions): Platform => {
  const nowhere = (): never => {
    throw new Error('navigation is for the browser');
  };
  return {
    locale: options.locale,
    config: options.config,
    composition: options.composition,
    http: createHttp({
      base: options.apiBase,
      locale: options.locale,
      platform: 'web',
      timeout: options.timeout,
    }),
    queryClient: createQueryClient(),
    i18n: createI18n(options.locale),
    session: createSessionStore(),
    saved: createWishlistStore(),
    toasts: createToastStore(),
    events: createEventBus(() => {}),
    route: createRouteStore(options.route),
    navigation: { go: nowhere, leave: nowhere, prefetch: () => {}, current: () => options.path },
    slots: {
      peek: (name) => options.slots.get(name),
      load: (name) => Promise.reject(new Error(`slot ${name} is not on the server`)),
      rendered: (name) => options.slots.has(name),
      failed: () => false,
    },
    telemetry: silentTelemetry,
    now: () => options.now,
  };
};
