import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../src/processes.ts';

/** Where each process reads its environment. */
export const ENVIRONMENT_FILES = {
  api: 'deploy/api/src/env.ts',
  backoffice: 'deploy/backoffice/src/server/environment.ts',
  edge: 'deploy/edge/src/env.ts',
  release: 'deploy/release/src/config.ts',
  sandbox: 'deploy/sandbox/src/environment.ts',
} as const;
export type ProcessName = keyof typeof ENVIRONMENT_FILES;

/** The source in which a process reads its environment. */
export const environmentSource = (name: ProcessName): string =>
  readFileSync(path.join(ROOT, ENVIRONMENT_FILES[name]), 'utf8');

/**
 * What is not given, because it is meant to be what the code or the image says: the process's own
 * port, what only the sandbox or a developer sets, and speeds.
 */
const LEFT: Readonly<Record<ProcessName, readonly string[]>> = {
  api: [
    'ADMIN_PASSWORD',
    'BREACHED_PASSWORDS_ORIGIN',
    'HOST',
    'LOG_LEVEL',
    'NODE_ENV',
    'PAYMENT_REVERSALS',
    'PORT',
    'PUSH_ORIGIN',
    'SEARCH_INDEX',
    'SEARCH_URL',
    'SEED_SCALE',
    'SERVER_CREDENTIAL',
    'SMS_BUDGETS',
    'SMS_TOTAL_BUDGET',
    'UNPAID_ORDERS',
    'UPLOAD_S3_SESSION_TOKEN',
    'VONAGE_APPLICATION_ID',
    'VONAGE_PRIVATE_KEY',
    'VONAGE_SIGNATURE_SECRET',
  ],
  backoffice: ['ALLOWED_HOSTS', 'HOST', 'PAGE_DIR', 'PORT'],
  edge: [
    'APPLE_PAY_DOMAIN_ASSOCIATION',
    'CALLS_PER_MINUTE',
    'CHANNEL',
    'CRISP_ORIGIN',
    'DEV_DIR',
    'DEV_SOCKET',
    'HOST',
    'LOCAL_BUILDS',
    'MAP_TILES',
    'PAGES_PER_MINUTE',
    'PAGE_TIMEOUT',
    'PORT',
    'RENDER_PROCESSES',
    'SECURITY_CONTACT',
    'SHARED_CACHE_PURGE_URL',
    'SHARED_CACHE_SECRET',
    'TRUSTED_ROOT',
  ],
  release: [
    'ANALYSIS_MIN_SESSIONS',
    'ANALYSIS_SECONDS',
    'ARTEFACT_DIR',
    'ARTEFACT_S3_SESSION_TOKEN',
    'HOLDBACK_PERCENT',
    'HOST',
    'KEY_DIR',
    'LAST_GOOD_VISITS',
    'MAIL_FROM',
    'MANIFEST_DAYS',
    'NEW_SIGNING_KEYS',
    'PAGE_DIR',
    'PORT',
    'PRIVATE_WEBHOOKS',
    'REMAKE_TOKENS',
    'SMTP_URL',
    'TOKENS_FILE',
  ],
  sandbox: [
    'APPLE_WWDR_CERTIFICATE',
    'CRISP_IDENTITY_SECRET',
    'CRISP_WEBSITE_ID',
    'GOOGLE_WALLET_ISSUER_ID',
    'GOOGLE_WALLET_PUBLIC_KEY',
    'GOOGLE_WALLET_SERVICE_ACCOUNT',
    'HOST',
    'LOG_LEVEL',
    'NODE_ENV',
    'PORT',
    'STAFF_OIDC_CLIENT_ID',
    'STAFF_ORIGINS',
    'VONAGE_APPLICATION_ID',
    'VONAGE_PUBLIC_KEY',
    'VONAGE_SIGNATURE_SECRET',
  ],
};
/** What one place leaves and the other gives. */
const LEFT_BY = {
  manifests: {
    api: ['UPLOAD_DIR'],
    edge: ['TRUST_ON_FIRST_USE'],
    sandbox: ['STAFF_OIDC_CLIENT_SECRET'],
  },
  /** What the code or image says fits one machine with the sandbox. */
  compose: {
    api: [
      'CHAT_ORIGIN',
      'DATABASE_POOL',
      'DATABASE_READ_URL',
      'DRAIN_MS',
      'MAIL_EVENTS_PUBLIC_KEY',
      'MAIL_FROM',
      'SMS_SENDERS',
    ],
    backoffice: ['DRAIN_MS', 'LOG_LEVEL', 'METRICS_PORT', 'TRUSTED_PROXIES'],
    edge: [
      'DRAIN_MS',
      'LOG_LEVEL',
      'METRICS_PORT',
      'PEER_ORIGIN',
      'RELEASE_TOKEN',
      'TRUSTED_KEYS',
      'TRUSTED_PROXIES',
    ],
    sandbox: [
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_SECRET_KEY',
      'TWILIO_ACCOUNT_SID',
      'TWILIO_API_KEY',
    ],
  },
} satisfies Record<string, Partial<Record<ProcessName, readonly string[]>>>;

/** The variables that a place leaves to a process itself on purpose, in their order. */
export const leftVariables = (
  place: keyof typeof LEFT_BY,
  name: ProcessName,
): readonly string[] => {
  const more: Partial<Record<ProcessName, readonly string[]>> = LEFT_BY[place];
  return [...LEFT[name], ...(more[name] ?? [])].toSorted();
};

/** The variables that a process reads and is not given, in their order. */
export const variablesNotGiven = (
  name: ProcessName,
  isGiven: (variable: string) => boolean,
): readonly string[] => {
  const read = environmentSource(name).matchAll(
    /^ {2,6}([A-Z][A-Z0-9_]+):\s|'([A-Z][A-Z0-9_]{3,})'/gm,
  );
  return [...new Set([...read].map(([, key, quoted]) => key ?? quoted ?? ''))]
    .filter((variable) => !isGiven(variable))
    .toSorted();
};
