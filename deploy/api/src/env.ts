import { EnvironmentError, parseEnvironment, type Variables } from '@tapnook/server/environment';
import { hostList } from '@tapnook/server/host-check';
import { z } from 'zod';
import { checkWalletSettings, walletSettings } from './wallet-env.ts';

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));
const database = z.url({ protocol: /^postgres(ql)?$/ });
/** Set to nothing counts as absent, as compose files and manifests write it. */
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

const breachedPasswordsOrigin = optional(url);

/** With its line breaks, or with `\\n` in their places, as one line of an environment has it. */
const pem = z.string().transform((key) => key.replaceAll('\\n', '\n').trim());
const smsSenders = z
  .string()
  .regex(/^(?:[A-Z]{2}|\*):[^,:]{1,34}(?:,(?:[A-Z]{2}|\*):[^,:]{1,34})*$/)
  .default('*:TapNook')
  .transform(
    (list) =>
      new Map(
        list.split(',').map((one) => {
          const [country = '', sender = ''] = one.split(':');
          return [country, sender] as const;
        }),
      ),
  );
/** What each SMS provider cannot do without. */
const SMS_SETTINGS = {
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_API_KEY', 'TWILIO_API_KEY_SECRET', 'TWILIO_AUTH_TOKEN'],
  vonage: ['VONAGE_APPLICATION_ID', 'VONAGE_PRIVATE_KEY', 'VONAGE_SIGNATURE_SECRET'],
} as const;

const stripeKey = (sandbox: string) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.string().default(sandbox));
/** Known to everybody, so it proves nothing. */
const SANDBOX_WEBHOOK_SECRET = 'whsec_sandbox';
/** The mode of a key that Stripe gave out; none of any other. */
const modeOf = (key: string): string | undefined => /^(?:sk|rk|pk)_(test|live)_/.exec(key)?.[1];

const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
    HOST: z.string().default('127.0.0.1'),
    /**
     * Names that the process is asked for by, beside its public one and this machine's; by commas.
     */
    ALLOWED_HOSTS: z.string().default('').transform(hostList),
    /** How long an ending process still answers while balancers hear that it is not ready. */
    DRAIN_MS: z.coerce.number().int().min(0).default(0),
    /**
     * Who may say on whose behalf they call: addresses and ranges, or `loopback`, `uniquelocal`;
     * separated by commas.
     */
    TRUSTED_PROXIES: z
      .string()
      .default('loopback')
      .transform((value) =>
        value
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    DATABASE_URL: database,
    /** A replica for reads of the public catalogue; the same database when absent. */
    DATABASE_READ_URL: optional(database),
    /**
     * A search engine that speaks OpenSearch's API (2.15 or later), with name and password where it
     * asks for them; PostgreSQL searches when absent, and while it is away.
     */
    SEARCH_URL: optional(z.url({ protocol: /^https?$/ })),
    /** The alias that is searched; the indexes behind it are named after it. */
    SEARCH_INDEX: z
      .string()
      .regex(/^[a-z0-9][a-z0-9_-]{0,99}$/)
      .default('tapnook-products'),
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
    /** The API's alone: the keys of access tokens, links and codes are derived from it. */
    TOKEN_SECRET: z.string().min(32),
    /**
     * The next or the former secret during a rotation, several by commas: accepted, signs nothing.
     */
    TOKEN_SECRETS_ACCEPTED: z
      .string()
      .default('')
      .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
      .pipe(z.array(z.string().min(32))),
    /** The address that shoppers see; links in mails and share addresses start with it. */
    PUBLIC_ORIGIN: url.default('http://localhost:3000'),
    /** Where merchants and administrators work; links in invitations start with it. */
    BACK_OFFICE_ORIGIN: url.default('http://localhost:3005'),
    STRIPE_SECRET_KEY: stripeKey('sk_sandbox'),
    STRIPE_WEBHOOK_SECRET: stripeKey(SANDBOX_WEBHOOK_SECRET),
    /** The sandbox's Stripe-shaped gateway; Stripe itself when absent or Stripe's own. */
    STRIPE_API_ORIGIN: optional(url).transform((value) =>
      value === 'https://api.stripe.com' ? undefined : value,
    ),
    /** Where a browser gets the gateway's script and frames; as above. */
    STRIPE_SCRIPT_ORIGIN: optional(url).transform((value) =>
      value === 'https://js.stripe.com' ? undefined : value,
    ),
    /**
     * Whether vouchers end or wait when their payment is returned or disputed at the gateway, or
     * are only reported.
     */
    PAYMENT_REVERSALS: z.enum(['block', 'flag']).default('block'),
    STRIPE_PUBLISHABLE_KEY: stripeKey('pk_sandbox'),
    /**
     * Where new passwords are looked up among stolen ones by five figures of their hash
     * (`https://api.pwnedpasswords.com`, or what speaks as it does); nowhere when absent.
     */
    BREACHED_PASSWORDS_ORIGIN: breachedPasswordsOrigin,
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    MAIL_FROM: z.string().default('TapNook 拾角 <hello@tapnook.example>'),
    /** What the mail provider signs its events with: a P-256 key, DER in base64. */
    MAIL_EVENTS_PUBLIC_KEY: optional(z.string().min(80)),
    /**
     * The shop's key at push services: P-256, 32 octets in base64url; nothing is pushed without it.
     */
    VAPID_PRIVATE_KEY: optional(z.string().regex(/^[\w-]{43}$/)),
    /** A push service that plays those of browsers' makers, for tests. */
    PUSH_ORIGIN: optional(url),
    /** Who carries text messages; none are sent without one. */
    SMS_PROVIDER: optional(z.enum(['twilio', 'vonage'])),
    /** The sandbox's SMS gateway; the provider's own when absent. */
    SMS_API_ORIGIN: optional(url),
    /** Senders by country, `*` for the others: `HK:#TapNook,*:TapNook`. */
    SMS_SENDERS: smsSenders,
    TWILIO_ACCOUNT_SID: optional(z.string().regex(/^AC[0-9a-f]{32}$/)),
    TWILIO_API_KEY: optional(z.string().regex(/^SK[0-9a-f]{32}$/)),
    TWILIO_API_KEY_SECRET: optional(z.string().min(16)),
    /** Twilio signs its reports with it; it is never sent. */
    TWILIO_AUTH_TOKEN: optional(z.string().min(16)),
    VONAGE_APPLICATION_ID: optional(z.guid()),
    /** The application's RSA key in PEM. */
    VONAGE_PRIVATE_KEY: optional(pem),
    VONAGE_SIGNATURE_SECRET: optional(z.string().min(16)),
    /**
     * What shoppers' addresses are signed with for Crisp's chat; without it nobody is vouched for.
     */
    CRISP_IDENTITY_SECRET: optional(z.string().min(16)),
    /** Where the chat's frame is, which only the check of providers asks for. */
    CHAT_ORIGIN: optional(url),
    /** What another server of ours shows to be let in; without it none is. It is sent to nobody. */
    SERVER_CREDENTIAL: optional(z.string().min(16)),
    /** Text messages a day by country; a country that is not named gets none. */
    SMS_BUDGETS: z
      .string()
      .regex(/^[A-Z]{2}:\d{1,7}(?:,[A-Z]{2}:\d{1,7})*$/)
      .default('HK:2000,MO:200,CN:500')
      .transform(
        (value) =>
          new Map(value.split(',').map((one) => [one.slice(0, 2), Number(one.slice(3))] as const)),
      ),
    /** Orders that one person may hold without paying; tests share one shopper. */
    UNPAID_ORDERS: z.coerce.number().int().positive().default(10),
    /** Text messages a day, to all countries together. */
    SMS_TOTAL_BUDGET: z.coerce.number().int().min(0).default(2500),
    /**
     * Whether merchants and administrators need a second factor to sign in, or are only offered it:
     * for a demo. `required` in production.
     */
    STAFF_SECOND_FACTOR: optional(z.enum(['required', 'offered'])),
    /** What our own apps sign their requests with; without it no client counts as an app. */
    APP_ATTEST_SECRET: optional(z.string().min(32)),
    SANDBOX: optional(z.enum(['0', '1'])),
    MEDIA_DIR: z.string().default('.var/media'),
    /** Where uploads are kept; all API processes share it. `MEDIA_DIR/uploads` when absent. */
    UPLOAD_DIR: optional(z.string()),
    /** A bucket of uploads instead of the folder. */
    UPLOAD_S3_BUCKET: optional(z.string()),
    UPLOAD_S3_ENDPOINT: optional(url),
    UPLOAD_S3_REGION: z.string().default('ap-east-1'),
    UPLOAD_S3_KEY: optional(z.string()),
    UPLOAD_S3_SECRET: optional(z.string()),
    UPLOAD_S3_SESSION_TOKEN: optional(z.string()),
    /** Of the demo shop's administrator; one is drawn and printed when absent. Read by the seed. */
    ADMIN_PASSWORD: optional(z.string().min(8)),
    /** 1 for the shop as it is shown, 100 for benchmarks. */
    SEED_SCALE: z.coerce.number().int().min(1).max(1000).default(1),
    OIDC_GOOGLE_ISSUER: optional(url),
    OIDC_GOOGLE_CLIENT_ID: optional(z.string()),
    OIDC_GOOGLE_CLIENT_SECRET: optional(z.string()),
    OIDC_APPLE_ISSUER: optional(url),
    OIDC_APPLE_CLIENT_ID: optional(z.string()),
    /** Apple's secret is signed by the team's key, a P-256 key in PEM (`AuthKey_….p8`). */
    OIDC_APPLE_TEAM_ID: optional(z.string()),
    OIDC_APPLE_KEY_ID: optional(z.string()),
    OIDC_APPLE_PRIVATE_KEY: optional(z.string()),
    OIDC_FACEBOOK_ISSUER: optional(url),
    OIDC_FACEBOOK_CLIENT_ID: optional(z.string()),
    OIDC_FACEBOOK_CLIENT_SECRET: optional(z.string()),
    ...walletSettings,
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.SANDBOX === '1' || !env.STRIPE_API_ORIGIN, {
    path: ['STRIPE_API_ORIGIN'],
    error: 'points at the sandbox, which a production process may use only with SANDBOX=1',
  })
  .refine(
    (env) =>
      !env.UPLOAD_S3_BUCKET ||
      (env.UPLOAD_S3_ENDPOINT && env.UPLOAD_S3_KEY && env.UPLOAD_S3_SECRET),
    {
      path: ['UPLOAD_S3_BUCKET'],
      error: 'also needs UPLOAD_S3_ENDPOINT, UPLOAD_S3_KEY and UPLOAD_S3_SECRET',
    },
  )
  .check(({ value: env, issues }) => {
    for (const name of env.SMS_PROVIDER ? SMS_SETTINGS[env.SMS_PROVIDER] : [])
      if (env[name] === undefined)
        issues.push({
          code: 'custom',
          path: [name],
          message: `is needed by SMS_PROVIDER=${env.SMS_PROVIDER}`,
          input: undefined,
        });
  })
  .check(({ value: env, issues }) => {
    for (const [name, message] of checkWalletSettings(env))
      issues.push({ code: 'custom', path: [name], message, input: undefined });
  })
  .check(({ value: env, issues }) => {
    const mode = modeOf(env.STRIPE_SECRET_KEY);
    if (!mode) return;
    const refuse = (name: keyof typeof env, message: string): void =>
      void issues.push({ code: 'custom', path: [name], message, input: env[name] });
    for (const name of ['STRIPE_API_ORIGIN', 'STRIPE_SCRIPT_ORIGIN'] as const)
      if (env[name])
        refuse(name, 'is not Stripe’s, and a key that Stripe gave out is sent to nobody else');
    if (env.STRIPE_WEBHOOK_SECRET === SANDBOX_WEBHOOK_SECRET)
      refuse('STRIPE_WEBHOOK_SECRET', 'is needed beside a key that Stripe gave out');
    if (modeOf(env.STRIPE_PUBLISHABLE_KEY) !== mode)
      refuse('STRIPE_PUBLISHABLE_KEY', `is not of the secret key’s mode, pk_${mode}_…`);
  })
  .transform((env) => ({
    ...env,
    STAFF_SECOND_FACTOR:
      env.STAFF_SECOND_FACTOR ?? (env.NODE_ENV === 'production' ? 'required' : 'offered'),
  }));

export type Env = z.output<typeof Environment>;

/** The database alone, for commands that need nothing else. */
export const readDatabaseUrl = (source: Variables): string => {
  const parsed = database.safeParse(source['DATABASE_URL']);
  if (parsed.success) return parsed.data;
  throw new EnvironmentError([
    'DATABASE_URL: set it to the database, postgres://user:password@host:5432/name (that of a ' +
      'running npm start: "postgres://tapnook:$(cat ' +
      '.var/postgres.password)@127.0.0.1:3008/tapnook")',
  ]);
};

/** Whom to ask about breached passwords, for a command that needs no more of the environment. */
export const readBreachedPasswordsOrigin = (source: Variables): string | undefined =>
  parseEnvironment(z.object({ BREACHED_PASSWORDS_ORIGIN: breachedPasswordsOrigin }), source)
    .BREACHED_PASSWORDS_ORIGIN;

/** Reads the environment once, at the start; throws `EnvironmentError`. */
export const readEnv = (source: Variables): Env => parseEnvironment(Environment, source);
