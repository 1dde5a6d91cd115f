import { hostname, networkInterfaces } from 'node:os';
import path from 'node:path';
import type { Ports } from './ports.ts';
import type { Secrets } from './secrets.ts';
import { walletSettings, walletSettingsOfSandbox } from './wallet-settings.ts';

export interface StackOptions {
  readonly ports: Ports;
  /** Where everything that outlives a restart is kept. */
  readonly folder: string;
  readonly databaseUrl: string;
  readonly releaseDatabaseUrl: string;
  readonly secrets: Secrets;
  readonly production: boolean;
  /**
   * Where shop, API and registry listen; the sandbox, which anybody may use, stays on this machine.
   */
  readonly host: string;
}
export const LOOPBACK = '127.0.0.1';
/** Where the page of the back office is built to. */
/** Servers with a page of their own, outside the composed shop. */
export type PageName = 'backoffice' | 'release';
export const pageFolder = (folder: string, name: PageName): string =>
  path.join(folder, 'build', name === 'release' ? 'release-console' : name);

type Variables = Record<string, string>;
const at = (port: number): string => `http://localhost:${port}`;
/** Another host name than the shop's: cookies know no ports. */
const previewOrigin = ({ ports }: StackOptions): string => `http://127.0.0.1:${ports.preview}`;

/** A host of its own at the edge's port: every name below `localhost` is this machine's. */
const chatOrigin = ({ ports }: StackOptions): string =>
  process.env.CHAT_ORIGIN ?? `http://chat.localhost:${ports.edge}`;

/** The caller's variables whose names begin so. */
const ofCaller = (prefix: string): Variables =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[0].startsWith(prefix) && Boolean(entry[1]),
    ),
  );

/** The shop's team at the sandbox's Apple. */
const appleTeam = ({ secrets }: StackOptions): Variables => ({
  OIDC_APPLE_TEAM_ID: 'SANDBOXTEAM',
  OIDC_APPLE_KEY_ID: 'SANDBOXKEY',
  OIDC_APPLE_PRIVATE_KEY: secrets.applePrivateKey,
});

/**
 * The sandbox's secret is for none but the sandbox: a provider that the caller names has its own.
 */
const identity = (options: StackOptions): Variables => {
  const given = ofCaller('OIDC_');
  const played = ['google', 'apple', 'facebook']
    .map((provider) => [provider, `OIDC_${provider.toUpperCase()}`] as const)
    .filter(([, prefix]) => !given[`${prefix}_ISSUER`])
    .flatMap(([provider, prefix]) => [
      [`${prefix}_ISSUER`, `${at(options.ports.sandbox)}/identity/${provider}`],
      [`${prefix}_CLIENT_ID`, 'tapnook'],
      ...(provider === 'apple'
        ? Object.entries(appleTeam(options))
        : [[`${prefix}_CLIENT_SECRET`, options.secrets.identitySecret]]),
    ]);
  return { ...Object.fromEntries(played), ...given };
};

/** Where payments go: to Stripe with a key of yours, or to the sandbox; to what you name anyway. */
const paymentOrigins = (options: StackOptions): Variables => {
  const { STRIPE_SECRET_KEY, STRIPE_API_ORIGIN, STRIPE_SCRIPT_ORIGIN } = ofCaller('STRIPE_');
  const own = STRIPE_SECRET_KEY ? undefined : at(options.ports.sandbox);
  const [api, script] = [STRIPE_API_ORIGIN ?? own, STRIPE_SCRIPT_ORIGIN ?? own];
  return {
    ...(api && { STRIPE_API_ORIGIN: api }),
    ...(script && { STRIPE_SCRIPT_ORIGIN: script }),
  };
};

const scriptOrigin = (options: StackOptions): Variables => {
  const { STRIPE_SCRIPT_ORIGIN } = paymentOrigins(options);
  return STRIPE_SCRIPT_ORIGIN ? { STRIPE_SCRIPT_ORIGIN } : {};
};

const payments = (options: StackOptions): Variables => {
  const given = ofCaller('STRIPE_');
  return {
    ...(given['STRIPE_SECRET_KEY']
      ? {}
      : {
          STRIPE_SECRET_KEY: 'sk_sandbox',
          STRIPE_PUBLISHABLE_KEY: 'pk_sandbox',
          STRIPE_WEBHOOK_SECRET: options.secrets.webhookSecret,
        }),
    ...given,
    ...paymentOrigins(options),
  };
};

/**
 * The folder's demo accounts are everybody's, so theirs is offered; your own shop's is demanded.
 */
const secondFactor = (): Variables => {
  const chosen = process.env.STAFF_SECOND_FACTOR ?? (process.env.DATABASE_URL ? '' : 'offered');
  return chosen ? { STAFF_SECOND_FACTOR: chosen } : {};
};

/** The shop's account at the sandbox's SMS gateway. */
const smsAccount = ({ secrets }: StackOptions): Variables => ({
  TWILIO_ACCOUNT_SID: `AC${'5a'.repeat(16)}`,
  TWILIO_API_KEY: `SK${'5b'.repeat(16)}`,
  TWILIO_API_KEY_SECRET: secrets.smsKeySecret,
  TWILIO_AUTH_TOKEN: secrets.smsAuthToken,
});

/** The account at the sandbox's gateway is for no other: a provider that you name has your own. */
const sms = (options: StackOptions): Variables => ({
  ...(process.env.SMS_PROVIDER
    ? {}
    : {
        SMS_PROVIDER: 'twilio',
        SMS_API_ORIGIN: at(options.ports.sandbox),
        ...smsAccount(options),
      }),
  ...ofCaller('SMS_'),
  ...(process.env.SMS_PROVIDER ? { ...ofCaller('TWILIO_'), ...ofCaller('VONAGE_') } : {}),
});

/** Who lets the network in is asked for by this machine's name and addresses there. */
const allowedHosts = ({ host }: StackOptions): Variables => {
  const own =
    host === LOOPBACK
      ? []
      : [
          hostname(),
          ...Object.values(networkInterfaces()).flatMap((all) =>
            (all ?? []).map(({ address }) => address.replace(/%.*$/, '')),
          ),
        ];
  const names = [process.env.ALLOWED_HOSTS ?? '', ...own].filter(Boolean);
  return names.length > 0 ? { ALLOWED_HOSTS: names.join(',') } : {};
};

const api = (options: StackOptions): Variables => ({
  PORT: String(options.ports.api),
  HOST: options.host,
  ...allowedHosts(options),
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  DATABASE_URL: options.databaseUrl,
  ADMIN_PASSWORD: options.secrets.adminPassword,
  TOKEN_SECRET: options.secrets.tokenSecret,
  PUBLIC_ORIGIN: at(options.ports.edge),
  BACK_OFFICE_ORIGIN: at(options.ports.backoffice),
  ...secondFactor(),
  ...payments(options),
  SMTP_URL: process.env.SMTP_URL ?? `smtp://localhost:${options.ports.smtp}`,
  ...sms(options),
  VAPID_PRIVATE_KEY: process.env.VAPID_PRIVATE_KEY ?? options.secrets.vapidPrivateKey,
  ...(process.env.CRISP_IDENTITY_SECRET
    ? { CRISP_IDENTITY_SECRET: process.env.CRISP_IDENTITY_SECRET, CHAT_ORIGIN: chatOrigin(options) }
    : {}),
  ...(process.env.MAIL_EVENTS_PUBLIC_KEY
    ? { MAIL_EVENTS_PUBLIC_KEY: process.env.MAIL_EVENTS_PUBLIC_KEY }
    : {}),
  ...(process.env.APP_ATTEST_SECRET ? { APP_ATTEST_SECRET: process.env.APP_ATTEST_SECRET } : {}),
  MEDIA_DIR: path.join(options.folder, 'media'),
  ...walletSettings(options.secrets, at(options.ports.sandbox), ofCaller),
  ...identity(options),
});
const sandbox = (options: StackOptions): Variables => ({
  PORT: String(options.ports.sandbox),
  HOST: LOOPBACK,
  SMTP_PORT: String(options.ports.smtp),
  PUBLIC_ORIGIN: at(options.ports.sandbox),
  SHOP_ORIGINS: [
    at(options.ports.edge),
    `http://127.0.0.1:${options.ports.edge}`,
    previewOrigin(options),
  ].join(','),
  STAFF_ORIGINS: at(options.ports.release),
  API_ORIGIN: at(options.ports.api),
  // As the provider reaches it: through the edge.
  WEBHOOK_URL: `${at(options.ports.edge)}/api/v1/gateway/webhook`,
  STRIPE_SECRET_KEY: 'sk_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_sandbox',
  STRIPE_WEBHOOK_SECRET: options.secrets.webhookSecret,
  ...smsAccount(options),
  OIDC_CLIENT_ID: 'tapnook',
  OIDC_CLIENT_SECRET: options.secrets.identitySecret,
  STAFF_OIDC_CLIENT_SECRET: options.secrets.staffIdentitySecret,
  ...appleTeam(options),
  ...walletSettingsOfSandbox(options.secrets),
  DATA_DIR: path.join(options.folder, 'sandbox'),
});
/**
 * Who signs in to the release console: your own provider's people (`RELEASE_OIDC_…`), or the
 * sandbox's.
 */
const releaseSignIn = (options: StackOptions): Variables => {
  const own = ofCaller('RELEASE_');
  if (own.RELEASE_OIDC_ISSUER)
    return Object.fromEntries(
      Object.entries(own)
        .filter(([name]) => name.startsWith('RELEASE_OIDC_'))
        .map(([name, value]) => [name.slice('RELEASE_'.length), value]),
    );
  if (options.production) return {};
  return {
    OIDC_ISSUER: `${at(options.ports.sandbox)}/identity/staff`,
    OIDC_CLIENT_ID: 'tapnook-release',
    OIDC_CLI_CLIENT_ID: 'tapnook-release-cli',
    OIDC_CLIENT_SECRET: options.secrets.staffIdentitySecret,
    OIDC_GROUP_ROLES: JSON.stringify({
      'release-managers': 'manager',
      'catalogue-team': 'team:catalog',
    }),
  };
};

const release = (options: StackOptions): Variables => ({
  PORT: String(options.ports.release),
  HOST: options.host,
  ...allowedHosts(options),
  DATABASE_URL: options.releaseDatabaseUrl,
  RELEASE_DIR: path.join(options.folder, 'release'),
  PAGE_DIR: pageFolder(options.folder, 'release'),
  SITE_URL: at(options.ports.edge),
  PREVIEW_URL: previewOrigin(options),
  REGISTRY_URL: at(options.ports.release),
  ...releaseSignIn(options),
  ...scriptOrigin(options),
});
/** A provider's chat that the caller names, with its host; otherwise the sandbox's. */
const chat = (options: StackOptions): Variables =>
  process.env.CHAT_PROVIDER
    ? {
        ...ofCaller('CHAT_'),
        CHAT_ORIGIN: chatOrigin(options),
        ...(process.env.CRISP_WEBSITE_ID ? { CRISP_WEBSITE_ID: process.env.CRISP_WEBSITE_ID } : {}),
        ...(process.env.CRISP_ORIGIN ? { CRISP_ORIGIN: process.env.CRISP_ORIGIN } : {}),
      }
    : { CHAT_ORIGIN: at(options.ports.sandbox) };
const backoffice = (options: StackOptions): Variables => ({
  PORT: String(options.ports.backoffice),
  HOST: options.host,
  ...allowedHosts(options),
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  PUBLIC_ORIGIN: at(options.ports.backoffice),
  SHOP_ORIGIN: at(options.ports.edge),
  API_ORIGIN: at(options.ports.api),
  PAGE_DIR: pageFolder(options.folder, 'backoffice'),
});
const edge = (options: StackOptions): Variables => ({
  PORT: String(options.ports.edge),
  HOST: options.host,
  ...allowedHosts(options),
  PUBLIC_ORIGIN: at(options.ports.edge),
  API_ORIGIN: at(options.ports.api),
  RELEASE_ORIGIN: at(options.ports.release),
  ...paymentOrigins(options),
  ...chat(options),
  PREVIEW_ORIGIN: previewOrigin(options),
  PREVIEW_PORT: String(options.ports.preview),
  SHOPPER_ID_SECRET: options.secrets.shopperIdSecret,
  DATA_DIR: path.join(options.folder, 'edge'),
  TRUST_ON_FIRST_USE: '1',
  REQUIRE_LOG_PROOF: '1',
  LOCAL_BUILDS: options.production ? '0' : '1',
});

/**
 * The environment of each process, by its name. Your own PostgreSQL, Stripe, mail and SMS come from
 * the caller's environment.
 */
export const environments = (
  options: StackOptions,
): Readonly<Record<'api' | 'backoffice' | 'sandbox' | 'release' | 'edge', Variables>> => {
  const shared: Variables = options.production ? { NODE_ENV: 'production', SANDBOX: '1' } : {};
  return {
    api: { ...shared, ...api(options) },
    backoffice: { ...shared, ...backoffice(options) },
    sandbox: { ...shared, ...sandbox(options) },
    release: { ...shared, ...release(options) },
    edge: { ...shared, ...edge(options) },
  };
};
