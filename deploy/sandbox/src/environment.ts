import { EnvironmentError, type Variables } from '@tapnook/server/environment';
import { hostList } from '@tapnook/server/host-check';
import type { CrispWebsite } from './chat/crisp/crisp-sessions.ts';
import type { AppleTeam } from './identity/apple-client.ts';
import type { TwilioAccount } from './sms/twilio.ts';
import type { VonageApplication } from './sms/vonage.ts';
import type { WalletOptions } from './wallet/wallet.routes.ts';

/** What the sandbox needs to know, read once from the process environment. */
export interface Environment {
  readonly port: number;
  /** Address of the machine to listen on; containers need all of them, `0.0.0.0`. */
  readonly host: string;
  /** Names that it is asked for by, beside its public one and this machine's. */
  readonly allowedHosts: readonly string[];
  /** What the dashboard asks for; nobody needs to sign in without one. */
  readonly dashboardPassword: string | undefined;
  readonly logLevel: string;
  readonly smtpPort: number;
  /** Where a browser reaches this process, without a trailing slash. */
  readonly publicOrigin: string;
  /**
   * Origins of the shop: who may frame the elements, receive returns and sign in through the
   * identity providers.
   */
  readonly shopOrigins: readonly string[];
  /** Where the company's own people sign in. */
  readonly staffOrigins: readonly string[];
  /** The client by which the company's own services sign people in. */
  readonly staffClient: { readonly id: string; readonly secret: string };
  /** The marketplace API as a server reaches it. */
  readonly apiOrigin: string;
  /** Where gateway events are posted; undefined keeps them on the dashboard only. */
  readonly webhookUrl: string | undefined;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** The shop's account at the SMS gateway. */
  readonly twilio: TwilioAccount;
  /** The shop's application at the other SMS gateway. */
  readonly vonage: VonageApplication;
  /** The shop's website at the chat's provider, and the secret that its members are signed with. */
  readonly crisp: CrispWebsite;
  /** The shop's name and secret at the three identity providers. */
  readonly identityClientId: string;
  readonly identityClientSecret: string;
  /** The shop's team at Apple, and the key that signs its secrets. */
  readonly apple: AppleTeam;
  /** What the wallets of phones know of the shop. */
  readonly wallets: WalletOptions;
  /** Folder of the state that outlives a restart; undefined keeps everything in memory. */
  readonly dataDir: string | undefined;
}

const fault = (message: string): EnvironmentError => new EnvironmentError([message]);

const port = (source: Variables, name: string, fallback: number): number => {
  const value = Number(source[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw fault(`${name} is not a port: ${source[name]}`);
  return value;
};

const LOG_LEVELS: readonly string[] = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];
const logLevel = (source: Variables): string => {
  const value = source['LOG_LEVEL'] ?? 'warn';
  if (!LOG_LEVELS.includes(value)) throw fault(`LOG_LEVEL is not a level: ${value}`);
  return value;
};

const origin = (name: string, value: string): string => {
  if (!URL.canParse(value)) throw fault(`${name} is not an address: ${value}`);
  return new URL(value).origin;
};

const origins = (name: string, value: string): readonly string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => origin(name, one));

/** With its line breaks, or with `\\n` in their places. */
const pem = (value: string | undefined): string | undefined =>
  value ? value.replaceAll('\\n', '\n') : undefined;

/** Everything here plays somebody else: in production it must be asked for by name. */
const refuseByAccident = (source: Variables): void => {
  if (source['NODE_ENV'] === 'production' && source['SANDBOX'] !== '1') {
    throw fault(
      'The sandbox plays the outside world and does not start in production. Set SANDBOX=1 if ' +
        'that is wanted.',
    );
  }
};

const MIN_PASSWORD_LENGTH = 12;
/** Whoever reaches the dashboard reads everybody's mail and moves money. */
const dashboardPassword = (source: Variables): string | undefined => {
  const password = source['DASHBOARD_PASSWORD'] || undefined;
  if (password !== undefined && password.length < MIN_PASSWORD_LENGTH)
    throw fault(`DASHBOARD_PASSWORD has fewer than ${MIN_PASSWORD_LENGTH} characters`);
  const isOfThisMachine = /^(?:localhost|127\..+|::1)$/.test(source['HOST'] ?? '127.0.0.1');
  if (password === undefined && !isOfThisMachine)
    throw fault(
      `The sandbox listens at ${source['HOST']}, where others reach it: its dashboard needs a ` +
        'DASHBOARD_PASSWORD.',
    );
  return password;
};

/** Reads and checks the environment; throws `EnvironmentError`. */
export const readEnvironment = (source: Variables): Environment => {
  refuseByAccident(source);
  const own = port(source, 'PORT', 3003);
  const webhook = source['WEBHOOK_URL'];
  if (webhook && !URL.canParse(webhook)) throw fault(`WEBHOOK_URL is not an address: ${webhook}`);
  return {
    port: own,
    host: source['HOST'] ?? '127.0.0.1',
    allowedHosts: hostList(source['ALLOWED_HOSTS'] ?? ''),
    dashboardPassword: dashboardPassword(source),
    logLevel: logLevel(source),
    smtpPort: port(source, 'SMTP_PORT', 3004),
    publicOrigin: origin('PUBLIC_ORIGIN', source['PUBLIC_ORIGIN'] ?? `http://localhost:${own}`),
    staffOrigins: origins('STAFF_ORIGINS', source['STAFF_ORIGINS'] ?? 'http://localhost:3002'),
    shopOrigins: origins('SHOP_ORIGINS', source['SHOP_ORIGINS'] ?? 'http://localhost:3000'),
    apiOrigin: origin('API_ORIGIN', source['API_ORIGIN'] ?? 'http://localhost:3001'),
    webhookUrl: webhook || undefined,
    secretKey: source['STRIPE_SECRET_KEY'] ?? 'sk_sandbox',
    publishableKey: source['STRIPE_PUBLISHABLE_KEY'] ?? 'pk_sandbox',
    webhookSecret: source['STRIPE_WEBHOOK_SECRET'] ?? 'whsec_sandbox',
    twilio: {
      accountSid: source['TWILIO_ACCOUNT_SID'] ?? `AC${'5a'.repeat(16)}`,
      apiKey: source['TWILIO_API_KEY'] ?? `SK${'5b'.repeat(16)}`,
      apiKeySecret: source['TWILIO_API_KEY_SECRET'] ?? 'api-key-secret-of-the-sandbox',
      authToken: source['TWILIO_AUTH_TOKEN'] ?? 'auth-token-of-the-sandbox',
    },
    vonage: {
      applicationId: source['VONAGE_APPLICATION_ID'] ?? '5c5c5c5c-5c5c-4c5c-8c5c-5c5c5c5c5c5c',
      publicKey: pem(source['VONAGE_PUBLIC_KEY']),
      signatureSecret: source['VONAGE_SIGNATURE_SECRET'] ?? 'signature-secret-of-the-sandbox',
    },
    crisp: {
      websiteId: source['CRISP_WEBSITE_ID'] ?? '5a5a5a5a-5a5a-4a5a-8a5a-5a5a5a5a5a5a',
      identitySecret: source['CRISP_IDENTITY_SECRET'] ?? 'crisp-identity-secret-of-the-sandbox',
    },
    identityClientId: source['OIDC_CLIENT_ID'] ?? 'tapnook',
    identityClientSecret: source['OIDC_CLIENT_SECRET'] ?? 'identity_sandbox',
    staffClient: {
      id: source['STAFF_OIDC_CLIENT_ID'] ?? 'tapnook-release',
      secret: source['STAFF_OIDC_CLIENT_SECRET'] ?? 'staff_sandbox',
    },
    apple: {
      teamId: source['OIDC_APPLE_TEAM_ID'] ?? 'sandbox-team',
      keyId: source['OIDC_APPLE_KEY_ID'] ?? 'sandbox-key',
      privateKey: source['OIDC_APPLE_PRIVATE_KEY'] || undefined,
    },
    wallets: {
      passAuthority: pem(source['APPLE_WWDR_CERTIFICATE']),
      google: {
        issuerId: source['GOOGLE_WALLET_ISSUER_ID'] ?? '',
        serviceAccount: source['GOOGLE_WALLET_SERVICE_ACCOUNT'] ?? '',
        publicKey: pem(source['GOOGLE_WALLET_PUBLIC_KEY']),
      },
    },
    dataDir: source['DATA_DIR'] || undefined,
  };
};
