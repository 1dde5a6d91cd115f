import path from 'node:path';
import type { Ports } from './ports.ts';
import type { Secrets } from './secrets.ts';

export interface StackOptions {
  readonly ports: Ports;
  /** Where everything that outlives a restart is kept. */
  readonly folder: string;
  readonly databaseUrl: string;
  readonly releaseDatabaseUrl: string;
  readonly secrets: Secrets;
  readonly production: boolean;
  /** Where shop, API and registry listen; the sandbox, which anybody may use, stays on this machine. */
  readonly host: string;
}
export const LOOPBACK = '127.0.0.1';

type Variables = Record<string, string>;
const at = (port: number): string => `http://localhost:${port}`;

const identity = (options: StackOptions): Variables => ({
  ...sandboxIdentity(options),
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[0].startsWith('OIDC_') && entry[1] !== undefined,
    ),
  ),
});
const sandboxIdentity = (options: StackOptions): Variables =>
  Object.fromEntries(
    ['google', 'apple', 'facebook'].flatMap((provider) => [
      [
        `OIDC_${provider.toUpperCase()}_ISSUER`,
        `${at(options.ports.sandbox)}/identity/${provider}`,
      ],
      [`OIDC_${provider.toUpperCase()}_CLIENT_ID`, 'tapnook'],
      [`OIDC_${provider.toUpperCase()}_CLIENT_SECRET`, options.secrets.sandboxCredential],
    ]),
  );

const api = (options: StackOptions): Variables => ({
  PORT: String(options.ports.api),
  HOST: options.host,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  DATABASE_URL: options.databaseUrl,
  TOKEN_SECRET: options.secrets.tokenSecret,
  PUBLIC_ORIGIN: at(options.ports.edge),
  STRIPE_SECRET_KEY: process.env.STRIPE_SECRET_KEY ?? 'sk_sandbox',
  STRIPE_PUBLISHABLE_KEY: process.env.STRIPE_PUBLISHABLE_KEY ?? 'pk_sandbox',
  STRIPE_WEBHOOK_SECRET: process.env.STRIPE_WEBHOOK_SECRET ?? options.secrets.webhookSecret,
  ...(process.env.STRIPE_SECRET_KEY
    ? {}
    : {
        STRIPE_API_ORIGIN: at(options.ports.sandbox),
        GATEWAY_FRAME_ORIGIN: at(options.ports.sandbox),
      }),
  SMTP_URL: process.env.SMTP_URL ?? `smtp://localhost:${options.ports.smtp}`,
  SMS_URL: process.env.SMS_URL ?? `${at(options.ports.sandbox)}/sms`,
  ...(process.env.APP_ATTEST_SECRET ? { APP_ATTEST_SECRET: process.env.APP_ATTEST_SECRET } : {}),
  SANDBOX_CREDENTIAL: options.secrets.sandboxCredential,
  MEDIA_DIR: path.join(options.folder, 'media'),
  ...identity(options),
});
const sandbox = (options: StackOptions): Variables => ({
  PORT: String(options.ports.sandbox),
  HOST: LOOPBACK,
  SMTP_PORT: String(options.ports.smtp),
  PUBLIC_ORIGIN: at(options.ports.sandbox),
  SHOP_ORIGINS: `${at(options.ports.edge)},http://127.0.0.1:${options.ports.edge}`,
  API_ORIGIN: at(options.ports.api),
  WEBHOOK_URL: `${at(options.ports.api)}/api/v1/gateway/webhook`,
  STRIPE_SECRET_KEY: 'sk_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_sandbox',
  STRIPE_WEBHOOK_SECRET: options.secrets.webhookSecret,
  MERCHANT_EMAIL: 'merchant@tapnook.example',
  MERCHANT_PASSWORD: 'Corner_2026',
  ADMIN_PASSWORD: options.secrets.adminPassword,
  SANDBOX_CREDENTIAL: options.secrets.sandboxCredential,
  OIDC_CLIENT_ID: 'tapnook',
  OIDC_CLIENT_SECRET: options.secrets.sandboxCredential,
  DATA_DIR: path.join(options.folder, 'sandbox'),
});
const release = (options: StackOptions): Variables => ({
  PORT: String(options.ports.release),
  HOST: options.host,
  DATABASE_URL: options.releaseDatabaseUrl,
  RELEASE_DIR: path.join(options.folder, 'release'),
  SITE_URL: at(options.ports.edge),
});
const edge = (options: StackOptions): Variables => ({
  PORT: String(options.ports.edge),
  HOST: options.host,
  PUBLIC_ORIGIN: at(options.ports.edge),
  API_ORIGIN: at(options.ports.api),
  RELEASE_ORIGIN: at(options.ports.release),
  GATEWAY_ORIGIN: at(options.ports.sandbox),
  CHAT_ORIGIN: at(options.ports.sandbox),
  SHOPPER_ID_SECRET: options.secrets.shopperIdSecret,
  DATA_DIR: path.join(options.folder, 'edge'),
  TRUST_ON_FIRST_USE: '1',
  LOCAL_BUILDS: options.production ? '0' : '1',
});

/** The environment of each process, by its name. Your own PostgreSQL, Stripe, mail and SMS come from the caller's environment. */
export const environments = (
  options: StackOptions,
): Readonly<Record<'api' | 'sandbox' | 'release' | 'edge', Variables>> => {
  const shared: Variables = options.production ? { NODE_ENV: 'production', SANDBOX: '1' } : {};
  return {
    api: { ...shared, ...api(options) },
    sandbox: { ...shared, ...sandbox(options) },
    release: { ...shared, ...release(options) },
    edge: { ...shared, ...edge(options) },
  };
};
