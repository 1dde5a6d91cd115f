import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));
const database = z.url({ protocol: /^postgres(ql)?$/ });
/** Set to nothing counts as absent, as compose files and manifests write it. */
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
    HOST: z.string().default('127.0.0.1'),
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
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
    /** Signs access tokens and links in mails. */
    TOKEN_SECRET: z.string().min(32),
    /** The address that shoppers see; links in mails and share addresses start with it. */
    PUBLIC_ORIGIN: url.default('http://localhost:3000'),
    STRIPE_SECRET_KEY: z.string().default('sk_sandbox'),
    STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandbox'),
    /** The sandbox's Stripe-shaped gateway; real Stripe when absent. */
    STRIPE_API_ORIGIN: optional(url),
    /** Where the card entry frame is served. */
    GATEWAY_FRAME_ORIGIN: optional(url),
    /**
     * Whether vouchers end or wait when their payment is returned or disputed at the gateway, or
     * are only reported.
     */
    PAYMENT_REVERSALS: z.enum(['block', 'flag']).default('block'),
    STRIPE_PUBLISHABLE_KEY: z.string().default('pk_sandbox'),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    MAIL_FROM: z.string().default('TapNook 拾角 <hello@tapnook.example>'),
    SMS_URL: optional(url),
    /** What the sandbox desk and other servers of ours show to be let in. */
    SANDBOX_CREDENTIAL: optional(z.string().min(16)),
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
    /** Of the demo shop's administrator; one is drawn and printed when absent. Read by the seed. */
    ADMIN_PASSWORD: optional(z.string().min(8)),
    /** 1 for the shop as it is shown, 100 for benchmarks. */
    SEED_SCALE: z.coerce.number().int().min(1).max(1000).default(1),
    OIDC_GOOGLE_ISSUER: optional(url),
    OIDC_GOOGLE_CLIENT_ID: optional(z.string()),
    OIDC_GOOGLE_CLIENT_SECRET: optional(z.string()),
    OIDC_APPLE_ISSUER: optional(url),
    OIDC_APPLE_CLIENT_ID: optional(z.string()),
    OIDC_APPLE_CLIENT_SECRET: optional(z.string()),
    OIDC_FACEBOOK_ISSUER: optional(url),
    OIDC_FACEBOOK_CLIENT_ID: optional(z.string()),
    OIDC_FACEBOOK_CLIENT_SECRET: optional(z.string()),
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
  );

export type Env = z.output<typeof Environment>;

/** The database alone, for commands that need nothing else. */
export const readDatabaseUrl = (source: Readonly<Record<string, string | undefined>>): string => {
  const parsed = database.safeParse(source['DATABASE_URL']);
  if (parsed.success) return parsed.data;
  throw new Error(
    'Set DATABASE_URL to the database: postgres://user:password@host:5432/name (that of a running npm start: "postgres://tapnook:$(cat .var/postgres.password)@127.0.0.1:3005/tapnook")',
  );
};

/**
 * Reads the environment once, at the start; throws one error that names every variable at fault.
 */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env => {
  const parsed = Environment.safeParse(source);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not complete:\n${faults.join('\n')}`);
};
