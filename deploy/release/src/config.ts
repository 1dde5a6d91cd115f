import { join, resolve } from 'node:path';
import { EnvironmentError, parseEnvironment, type Variables } from '@tapnook/server/environment';
import { hostList } from '@tapnook/server/host-check';
import type { S3Config } from '@tapnook/server/object-store';
import { z } from 'zod';

const GroupRoles = z.record(z.string(), z.string().regex(/^(?:viewer|manager|team:[\w-]{1,40})$/));
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const Environment = z.object({
  PORT: z.coerce.number().int().positive().default(3002),
  HOST: z.string().default('0.0.0.0'),
  /**
   * Names that the process is asked for by, beside its public one and this machine's; by commas.
   */
  ALLOWED_HOSTS: z.string().default('').transform(hostList),
  /** How long an ending process still answers while balancers hear that it is not ready. */
  DRAIN_MS: z.coerce.number().int().min(0).default(0),
  DATABASE_URL: z.url(),
  /** The built console: what `npm run build -w deploy/release` made. */
  PAGE_DIR: z.string().default(resolve(import.meta.dirname, '../dist')),
  RELEASE_DIR: z.string().default('.var/release'),
  ARTEFACT_DIR: z.string().optional(),
  KEY_DIR: z.string().optional(),
  TOKENS_FILE: z.string().optional(),
  ARTEFACT_S3_ENDPOINT: z.url().optional(),
  ARTEFACT_S3_BUCKET: z.string().optional(),
  ARTEFACT_S3_REGION: z.string().default('ap-east-1'),
  ARTEFACT_S3_KEY: z.string().optional(),
  ARTEFACT_S3_SECRET: z.string().optional(),
  ARTEFACT_S3_SESSION_TOKEN: z.string().optional(),
  SITE_URL: z.url().default('http://localhost:3000'),
  /** Where preview links lead; a host of its own, since cookies know no ports. */
  PREVIEW_URL: z.url().default('http://127.0.0.1:3007'),
  /** Where payment pages get the provider's script, for the inventory of their scripts. */
  STRIPE_SCRIPT_ORIGIN: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.url().default('https://js.stripe.com'),
  ),
  MANIFEST_DAYS: z.coerce.number().positive().default(7),
  ANALYSIS_SECONDS: z.coerce.number().positive().default(2),
  ANALYSIS_MIN_SESSIONS: z.coerce.number().int().positive().default(50),
  /** 1 replaces the first tokens, whose file was lost. */
  REMAKE_TOKENS: z.stringbool().default(false),
  /** 1 begins anew with a new signing key although edges trust a former one. */
  NEW_SIGNING_KEYS: z.stringbool().default(false),
  /** Mail server for notices; none are sent by e-mail without it. */
  SMTP_URL: z.preprocess((value) => (value === '' ? undefined : value), z.url().optional()),
  MAIL_FROM: z.string().default('TapNook releases <releases@tapnook.example>'),
  /** 1 lets webhooks lead into private networks. */
  PRIVATE_WEBHOOKS: z.stringbool().default(false),
  HOLDBACK_PERCENT: z.coerce.number().min(0).max(50).default(2),
  LAST_GOOD_VISITS: z.coerce.number().int().nonnegative().default(500),
  /** Where people and CI jobs reach the registry; the audience of a CI job's token. */
  REGISTRY_URL: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_ISSUER: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.url({ protocol: /^https?$/ }).optional(),
  ),
  OIDC_CLIENT_ID: z.string().default('tapnook-release'),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** The public client of the command line. */
  OIDC_CLI_CLIENT_ID: z.string().default('tapnook-release-cli'),
  OIDC_GROUPS_CLAIM: z.string().default('groups'),
  /** Group → role, as JSON: `{"release-managers":"manager","catalogue":"team:catalog"}`. */
  OIDC_GROUP_ROLES: z
    .string()
    .default('{}')
    .transform((text, ctx) => {
      const roles = GroupRoles.safeParse(parseJson(text));
      if (roles.success) return roles.data;
      ctx.addIssue({ code: 'custom', message: 'is {"group":"viewer|manager|team:NAME"}' });
      return z.NEVER;
    }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

/** The OpenID Connect provider that people sign in with. */
export interface SignInConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly cliClientId: string;
  readonly groupsClaim: string;
  /** Group → `viewer`, `manager` or `team:NAME`. */
  readonly groupRoles: Readonly<Record<string, string>>;
}

export interface RegistryConfig {
  readonly port: number;
  readonly host: string;
  /** Names that the registry is asked for by, beside those of its machine. */
  readonly allowedHosts: readonly string[];
  readonly drainMs: number;
  readonly databaseUrl: string;
  readonly artefactDir: string;
  /** The bucket that artefacts live in instead of the folder; null without one. */
  readonly bucket: S3Config | null;
  readonly keyDir: string;
  /** Where the console's built files lie. */
  readonly pageDir: string;
  /** Where the first tokens are written, readable by the owner only. */
  readonly tokensFile: string;
  /** The registry's own origin. */
  readonly publicUrl: string;
  /** Null where people sign in with tokens alone. */
  readonly signIn: SignInConfig | null;
  /** Origin of the storefront, for exports. */
  readonly siteUrl: string;
  /** Origin of the preview host, for links. */
  readonly previewUrl: string;
  /** Origin of the payment provider's script. */
  readonly gatewayScriptOrigin: string;
  /** How long a signed manifest stays valid, in milliseconds. */
  readonly manifestLife: number;
  /** Pause between two analyses, in milliseconds. */
  readonly analysisPause: number;
  /** Candidate sessions below which no verdict is given. */
  readonly minimumSessions: number;
  /** Share of shoppers that stay on stable beside any candidate, in basis points. */
  readonly holdback: number;
  /** Visits that a version must have served to be the last good one before others. */
  readonly minimumLastGoodVisits: number;
  readonly logLevel: string;
  readonly privateWebhooks: boolean;
  /** Where notices by e-mail are given to, or null. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  readonly remakeTokens: boolean;
  /** Whether lost signing keys may be replaced by new ones. */
  readonly newSigningKeys: boolean;
}

const DAY = 86_400_000;

const bucketOf = (env: z.infer<typeof Environment>): S3Config | null => {
  const {
    ARTEFACT_S3_ENDPOINT: endpoint,
    ARTEFACT_S3_BUCKET: bucket,
    ARTEFACT_S3_REGION: region,
    ARTEFACT_S3_KEY: accessKey,
    ARTEFACT_S3_SECRET: secretKey,
    ARTEFACT_S3_SESSION_TOKEN: sessionToken,
  } = env;
  if (!bucket) return null;
  if (!endpoint || !accessKey || !secretKey)
    throw new EnvironmentError([
      'ARTEFACT_S3_BUCKET: needs ARTEFACT_S3_ENDPOINT, ARTEFACT_S3_KEY and ARTEFACT_S3_SECRET, too',
    ]);
  return { endpoint, bucket, region, accessKey, secretKey, sessionToken };
};

/** Reads the environment once; throws `EnvironmentError`. */
export const readConfig = (env: Variables): RegistryConfig => {
  const value = parseEnvironment(Environment, env);
  const within = (given: string | undefined, name: string) =>
    resolve(given ?? join(value.RELEASE_DIR, name));
  return {
    port: value.PORT,
    host: value.HOST,
    allowedHosts: value.ALLOWED_HOSTS,
    drainMs: value.DRAIN_MS,
    databaseUrl: value.DATABASE_URL,
    publicUrl: new URL(value.REGISTRY_URL ?? `http://localhost:${value.PORT}`).origin,
    signIn: value.OIDC_ISSUER
      ? {
          issuer: value.OIDC_ISSUER,
          clientId: value.OIDC_CLIENT_ID,
          clientSecret: value.OIDC_CLIENT_SECRET,
          cliClientId: value.OIDC_CLI_CLIENT_ID,
          groupsClaim: value.OIDC_GROUPS_CLAIM,
          groupRoles: value.OIDC_GROUP_ROLES,
        }
      : null,
    siteUrl: value.SITE_URL,
    previewUrl: new URL(value.PREVIEW_URL).origin,
    gatewayScriptOrigin: new URL(value.STRIPE_SCRIPT_ORIGIN).origin,
    logLevel: value.LOG_LEVEL,
    privateWebhooks: value.PRIVATE_WEBHOOKS,
    mail: value.SMTP_URL ? { url: value.SMTP_URL, from: value.MAIL_FROM } : null,
    remakeTokens: value.REMAKE_TOKENS,
    newSigningKeys: value.NEW_SIGNING_KEYS,
    pageDir: value.PAGE_DIR,
    artefactDir: within(value.ARTEFACT_DIR, 'artefacts'),
    keyDir: within(value.KEY_DIR, 'keys'),
    tokensFile: within(value.TOKENS_FILE, 'tokens.json'),
    manifestLife: value.MANIFEST_DAYS * DAY,
    analysisPause: value.ANALYSIS_SECONDS * 1_000,
    minimumSessions: value.ANALYSIS_MIN_SESSIONS,
    holdback: Math.round(value.HOLDBACK_PERCENT * 100),
    minimumLastGoodVisits: value.LAST_GOOD_VISITS,
    bucket: bucketOf(value),
  };
};
