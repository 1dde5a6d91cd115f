import path from 'node:path';
import { EnvironmentError, parseEnvironment, type Variables } from '@tapnook/server/environment';
import { hostList } from '@tapnook/server/host-check';
import { z } from 'zod';

const origin = z.url().transform((value) => new URL(value).origin);
/** Set to nothing counts as absent, as compose files write it. */
const emptyIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);
const originOr = (fallback: string) => z.preprocess(emptyIsAbsent, origin.default(fallback));
const originIfSet = z.preprocess(emptyIsAbsent, origin.optional());
/** Where Stripe.js comes from. */
export const STRIPE_SCRIPT = 'https://js.stripe.com';
const Environment = z.object({
  PORT: z.coerce.number().int().positive().default(3000),
  HOST: z.string().default('0.0.0.0'),
  /**
   * Names that the process is asked for by, beside its public one and this machine's; by commas.
   */
  ALLOWED_HOSTS: z.string().default('').transform(hostList),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  /** Where `/metrics` is answered; shoppers must not reach it. Nowhere when absent. */
  METRICS_PORT: z.coerce.number().int().positive().optional(),
  PUBLIC_ORIGIN: origin.default('http://localhost:3000'),
  /** Where previews and overrides are shown, on a host of their own; nowhere when absent. */
  PREVIEW_ORIGIN: origin.optional(),
  /** Where the preview host listens; seven after PORT unless told. */
  PREVIEW_PORT: z.coerce.number().int().positive().optional(),
  API_ORIGIN: origin.default('http://localhost:3001'),
  RELEASE_ORIGIN: origin.default('http://localhost:3002'),
  RELEASE_TOKEN: z.string().optional(),
  CHANNEL: z.enum(['production', 'staging', 'preview']).default('production'),
  /** Where a browser gets the payment provider's script and frames; Stripe's unless told. */
  STRIPE_SCRIPT_ORIGIN: originOr(STRIPE_SCRIPT),
  /** What that script calls, as a browser reaches it. */
  STRIPE_API_ORIGIN: originOr('https://api.stripe.com'),
  /** What Apple wants to read at the shop's address before Apple Pay shows there. */
  APPLE_PAY_DOMAIN_ASSOCIATION: z.string().min(1).optional(),
  /** Where the chat's frame is served: by the sandbox, or by this process for a provider. */
  CHAT_ORIGIN: originIfSet,
  /** Whose chat this process shows on the host of CHAT_ORIGIN; another process does without one. */
  CHAT_PROVIDER: z.preprocess(emptyIsAbsent, z.enum(['crisp']).optional()),
  /** The shop's website at Crisp. */
  CRISP_WEBSITE_ID: z.preprocess(emptyIsAbsent, z.uuid().optional()),
  /** Where Crisp's script comes from; Crisp's own unless told. */
  CRISP_ORIGIN: originIfSet,
  MAP_TILES: z.string().optional(),
  /**
   * Where faults of security are reported: `mailto:` or `https:` (RFC 9116); else the help page.
   */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:|https:\/\/|tel:)\S+$/)
    .optional(),
  DATA_DIR: z.string().default('.var/edge'),
  /** File with the public keys that manifests may be signed with; see TRUST_ON_FIRST_USE. */
  TRUSTED_KEYS: z.string().optional(),
  /**
   * File with the root that says which keys of the registry may sign; when it is there, nothing
   * else makes a key believed.
   */
  TRUSTED_ROOT: z.string().optional(),
  /** Other edges, for example their service: none serves an older generation than they do. */
  PEER_ORIGIN: origin.optional(),
  TRUST_ON_FIRST_USE: z.enum(['0', '1']).default('0'),
  /**
   * 1 refuses generations that do not prove that they are in the transparency log; 0 takes those of
   * a registry from before there was one. A proof that is there always has to hold.
   */
  REQUIRE_LOG_PROOF: z.enum(['0', '1']).default('0'),
  /**
   * Signs the id that keeps a shopper on one side of a rollout; the same for every edge, and known
   * to nothing else. Without it ids hold for as long as the process runs.
   */
  SHOPPER_ID_SECRET: z.string().min(32).optional(),
  /**
   * Proxies whose word on the shopper's address is taken: addresses and ranges, or `loopback`,
   * `uniquelocal`; separated by commas.
   */
  TRUSTED_PROXIES: z.string().default('loopback'),
  /** Folder of a developer's builds, and the socket that tells of changes; never in production. */
  DEV_DIR: z.string().optional(),
  DEV_SOCKET: z.string().optional(),
  /** Lets signed overrides name builds on this machine; never where shoppers are served. */
  LOCAL_BUILDS: z.enum(['0', '1']).default('0'),
  /** How long an ending process still answers while balancers hear that it is not ready. */
  DRAIN_MS: z.coerce.number().int().min(0).default(0),
  /** Where a shared cache in front (a CDN, Varnish) is told what to drop; it keeps pages then. */
  SHARED_CACHE_PURGE_URL: z.preprocess(emptyIsAbsent, z.url({ protocol: /^https?$/ }).optional()),
  /** Signs those messages. */
  SHARED_CACHE_SECRET: z.preprocess(emptyIsAbsent, z.string().min(32).optional()),
  PAGE_TIMEOUT: z.coerce.number().int().positive().default(3_000),
  /**
   * Pages that one network may have rendered in a minute, beside those that are cached; and calls
   * that read. A visitor may take a quarter of it.
   */
  PAGES_PER_MINUTE: z.coerce.number().int().positive().default(300),
  CALLS_PER_MINUTE: z.coerce.number().int().positive().default(2_400),
  /** Processes that render everybody's pages; candidates and previews have one each beside them. */
  RENDER_PROCESSES: z.coerce.number().int().min(1).max(16).default(2),
});

/** The shop's account at a provider of chats. */
export interface ChatProviderConfig {
  readonly name: 'crisp';
  readonly websiteId: string;
  /** Where the stand-in of its script and calls is, or null for the provider's own. */
  readonly standInOrigin: string | null;
}

/** A cache of pages before all edges. */
export interface SharedCacheConfig {
  readonly purgeUrl: string;
  readonly secret: string;
}

export interface EdgeConfig {
  readonly port: number;
  readonly host: string;
  readonly allowedHosts: readonly string[];
  readonly logLevel: string;
  /** The port of `/metrics`, or null. */
  readonly metricsPort: number | null;
  readonly origin: string;
  /** The shop's own origin; the same, except on the preview host. */
  readonly shopOrigin: string;
  /**
   * Whether this is the preview host: it alone takes overrides, and only their holders and staff
   * may enter.
   */
  readonly isPreview: boolean;
  /** Where previews are shown, or null. */
  readonly preview: { readonly origin: string; readonly port: number } | null;
  readonly apiOrigin: string;
  readonly releaseOrigin: string;
  readonly releaseToken: string | undefined;
  readonly shopperIdSecret: string | undefined;
  /** Proxies in front of the edge whose `x-forwarded-for` is believed. */
  readonly trustedProxies: readonly string[];
  readonly channel: 'production' | 'staging' | 'preview';
  /** Of the payment provider's script and frames. */
  readonly gatewayOrigin: string;
  /** Of the calls that the provider's script makes. */
  readonly gatewayApiOrigin: string;
  /** Content of Apple Pay's association file, or null. */
  readonly applePayAssociation: string | null;
  /** Of the chat's frame, or null when there is no chat. */
  readonly chatOrigin: string | null;
  /** The provider whose chat this process shows there, or null. */
  readonly chatProvider: ChatProviderConfig | null;
  readonly mapTiles: string | null;
  readonly securityContact: string;
  readonly dataDir: string;
  readonly trustedKeys: string;
  /** File with the pinned root; keys are believed by it alone when it is there. */
  readonly trustedRoot: string;
  /** Where other edges answer, or null. */
  readonly peerOrigin: string | null;
  /** Pins the registry's keys when none are on disk yet; for development only. */
  readonly trustOnFirstUse: boolean;
  /** Whether a generation without a proof of the transparency log is refused. */
  readonly requireLogProof: boolean;
  /** Milliseconds that a page may wait for its data. */
  readonly pageTimeout: number;
  readonly renderProcesses: number;
  /** Of one network. */
  readonly pagesPerMinute: number;
  readonly callsPerMinute: number;
  readonly drainMs: number;
  /** The cache in front that keeps public pages, or null. */
  readonly sharedCache: SharedCacheConfig | null;
  /** Whether signed overrides may name builds on this machine. */
  readonly localBuilds: boolean;
  /** A developer's builds that stand for published versions, or null. */
  readonly development: { readonly folder: string; readonly socket: string } | null;
}

const hostOf = (address: string): string => new URL(address).hostname;

/** A provider's script gets a host of its own: on the shop's it could act as the shopper. */
const chatProvider = (value: z.output<typeof Environment>): ChatProviderConfig | null => {
  if (!value.CHAT_PROVIDER) return null;
  const refuse = (text: string): never => {
    throw new EnvironmentError([text]);
  };
  const { CHAT_ORIGIN: chat, PUBLIC_ORIGIN: shop, CRISP_WEBSITE_ID: websiteId } = value;
  if (!chat || hostOf(chat) === hostOf(shop))
    refuse(
      'CHAT_ORIGIN: needs a host name of its own beside CHAT_PROVIDER, because its script ' +
        'must not run on the shop’s pages',
    );
  if (!websiteId) return refuse('CRISP_WEBSITE_ID: is needed by CHAT_PROVIDER=crisp');
  return { name: value.CHAT_PROVIDER, websiteId, standInOrigin: value.CRISP_ORIGIN ?? null };
};

const sharedCache = (value: z.output<typeof Environment>): SharedCacheConfig | null => {
  const { SHARED_CACHE_PURGE_URL: purgeUrl, SHARED_CACHE_SECRET: secret } = value;
  if (purgeUrl && secret) return { purgeUrl, secret };
  if (!purgeUrl && !secret) return null;
  throw new EnvironmentError(['SHARED_CACHE_PURGE_URL and SHARED_CACHE_SECRET belong together']);
};

/** Reads the environment once; throws `EnvironmentError`. */
export const readConfig = (env: Variables): EdgeConfig => {
  const value = parseEnvironment(Environment, env);
  if (value.PREVIEW_ORIGIN && hostOf(value.PREVIEW_ORIGIN) === hostOf(value.PUBLIC_ORIGIN))
    throw new EnvironmentError([
      'PREVIEW_ORIGIN: needs a host name of its own, because cookies of one host reach all its ' +
        'ports',
    ]);
  const dataDir = path.resolve(value.DATA_DIR);
  return {
    port: value.PORT,
    host: value.HOST,
    allowedHosts: value.ALLOWED_HOSTS,
    logLevel: value.LOG_LEVEL,
    metricsPort: value.METRICS_PORT ?? null,
    origin: value.PUBLIC_ORIGIN,
    shopOrigin: value.PUBLIC_ORIGIN,
    isPreview: false,
    preview: value.PREVIEW_ORIGIN
      ? { origin: value.PREVIEW_ORIGIN, port: value.PREVIEW_PORT ?? value.PORT + 7 }
      : null,
    apiOrigin: value.API_ORIGIN,
    releaseOrigin: value.RELEASE_ORIGIN,
    releaseToken: value.RELEASE_TOKEN,
    shopperIdSecret: value.SHOPPER_ID_SECRET,
    trustedProxies: value.TRUSTED_PROXIES.split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    channel: value.CHANNEL,
    gatewayOrigin: value.STRIPE_SCRIPT_ORIGIN,
    gatewayApiOrigin: value.STRIPE_API_ORIGIN,
    applePayAssociation: value.APPLE_PAY_DOMAIN_ASSOCIATION ?? null,
    chatOrigin: value.CHAT_ORIGIN ?? null,
    chatProvider: chatProvider(value),
    mapTiles: value.MAP_TILES ?? null,
    securityContact: value.SECURITY_CONTACT ?? `${value.PUBLIC_ORIGIN}/en-US/help`,
    dataDir,
    trustedKeys: value.TRUSTED_KEYS ?? path.join(dataDir, 'trusted-keys.json'),
    trustedRoot: value.TRUSTED_ROOT ?? path.join(dataDir, 'trusted-root.json'),
    peerOrigin: value.PEER_ORIGIN ?? null,
    trustOnFirstUse: value.TRUST_ON_FIRST_USE === '1',
    requireLogProof: value.REQUIRE_LOG_PROOF === '1',
    pageTimeout: value.PAGE_TIMEOUT,
    renderProcesses: value.RENDER_PROCESSES,
    pagesPerMinute: value.PAGES_PER_MINUTE,
    callsPerMinute: value.CALLS_PER_MINUTE,
    drainMs: value.DRAIN_MS,
    sharedCache: sharedCache(value),
    localBuilds: value.LOCAL_BUILDS === '1',
    development: value.DEV_DIR
      ? { folder: path.resolve(value.DEV_DIR), socket: value.DEV_SOCKET ?? '' }
      : null,
  };
};

/**
 * The preview host of an edge: other origin, other files, other render processes; what happens
 * there is nobody's statistics. Null where there is none.
 */
export const previewConfig = (config: EdgeConfig): EdgeConfig | null =>
  config.preview && {
    ...config,
    ...config.preview,
    isPreview: true,
    preview: null,
    sharedCache: null,
    metricsPort: null,
    releaseToken: undefined,
    renderProcesses: 1,
    dataDir: path.join(config.dataDir, 'preview'),
  };
