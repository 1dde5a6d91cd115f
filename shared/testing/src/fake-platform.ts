import type { Locale, RemoteRoute } from '@tapnook/contracts';
import {
  createEventBus,
  createHttp,
  createI18n,
  createQueryClient,
  createRouteStore,
  createWishlistStore,
  createSessionStore,
  createToastStore,
  type CallError,
  type LoadedSlot,
  type Messages,
  type Platform,
  type SessionUser,
  type TelemetryEvent,
} from '@tapnook/platform';

export interface FakePlatformOptions {
  readonly fetch: typeof fetch;
  readonly locale?: Locale;
  /** Path of `links` that the page is at. */
  readonly path?: string;
  /** Its query, with the question mark. */
  readonly search?: string;
  /** Flags of the route that differ from those of an ordinary page. */
  readonly route?: Partial<RemoteRoute>;
  readonly user?: SessionUser | null;
  /** Namespace → messages. */
  readonly messages?: Readonly<Record<string, Messages>>;
  /** Slots that other remotes give; those left out never load. */
  readonly slots?: Readonly<Record<string, LoadedSlot>>;
  readonly now?: number;
}
/** The real platform on a fake network, with what it was asked to do noted down. */
export interface FakePlatform extends Platform {
  readonly went: string[];
  readonly failures: CallError[];
  readonly recorded: TelemetryEvent[];
}

const ROUTE: RemoteRoute = {
  id: 'test',
  path: '*',
  auth: false,
  render: 'server',
  header: true,
  footer: true,
  searchBar: true,
  fixedHeader: false,
  tabBar: true,
  sensitive: false,
};

export const createFakePlatform = (options: FakePlatformOptions): FakePlatform => {
  const { locale = 'en-US', path = '/', user = null } = options;
  const went: string[] = [];
  const failures: CallError[] = [];
  const recorded: TelemetryEvent[] = [];
  const session = createSessionStore(() => user);
  session.getState().refresh();
  const now = options.now ?? Date.parse('2026-11-20T09:50:00Z');
  const platform: FakePlatform = {
    went,
    failures,
    recorded,
    locale,
    config: {
      origin: 'http://localhost',
      gatewayOrigin: 'http://gateway.test',
      chatOrigin: null,
      mapTiles: null,
    },
    composition: {
      channel: 'production',
      generation: 1,
      shell: { version: '1.0.0', bucket: 'stable' },
      remotes: [],
    },
    http: createHttp({
      base: 'http://localhost/api',
      locale,
      platform: 'web',
      fetch: options.fetch,
      onFailure: (error) => failures.push(error),
    }),
    queryClient: createQueryClient(),
    i18n: createI18n(locale, options.messages),
    session,
    saved: createWishlistStore(),
    toasts: createToastStore(),
    events: createEventBus((error) => {
      throw error;
    }),
    route: createRouteStore({
      path,
      search: options.search ?? '',
      remote: 'test',
      route: { ...ROUTE, ...options.route },
    }),
    navigation: {
      go: (to) => void went.push(to),
      prefetch: () => {},
      leave: (url) => void went.push(url),
      current: () => path,
    },
    slots: {
      peek: (name) => options.slots?.[name],
      load: (name) =>
        options.slots?.[name] ? Promise.resolve(options.slots[name]) : new Promise(() => {}),
      rendered: () => false,
      failed: () => false,
    },
    telemetry: { record: (event) => void recorded.push(event) },
    now: () => now,
  };
  return platform;
};
