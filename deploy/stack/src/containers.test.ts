import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ROOT } from './processes.ts';

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly restart?: string;
        readonly build?: { readonly target: string };
        readonly ports?: readonly string[];
        readonly environment?: Readonly<Record<string, string>>;
      }
    >
  >;
}
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const { services } = parse(read('deploy/stack/compose.yaml'), { merge: true }) as Compose;
const image = read('deploy/stack/images/Dockerfile');
const ours = Object.entries(services).filter(([, service]) => service.build);

test('the image of each process starts a file that exists', () => {
  const started = [...image.matchAll(/"(deploy\/\S+\.ts)"/g)].map(([, file]) => file ?? '');
  expect(started).toHaveLength(6);
  for (const file of started) expect(existsSync(path.join(ROOT, file))).toBe(true);
});

test('what dies is started again, and the demo is filled once', () => {
  const kinds = Object.entries(services).map(([name, { restart }]) => [name, restart]);
  expect(kinds.filter(([, restart]) => restart !== 'unless-stopped')).toEqual([
    ['seed', 'on-failure'],
  ]);
});

describe.each(ours)('%s', (_name, service) => {
  const target = service.build?.target;
  const code = globSync(`deploy/${target === 'seed' ? 'api' : target}/{src,seed}/**/*.ts`, {
    cwd: ROOT,
  })
    .filter((file) => !file.endsWith('.test.ts'))
    .map(read)
    .join('\n');

  test('is a target of the image', () => expect(image).toContain(` AS ${target}\n`));

  test('is given only variables that its code reads', () => {
    const unknown = Object.keys(service.environment ?? {}).filter(
      (variable) => !new RegExp(`\\b${variable}\\b`).test(code),
    );
    expect(unknown).toEqual([]);
  });
});

/**
 * Where each process reads its environment, and what it is not given: what its code or image says
 * fits one machine with the sandbox.
 */
const READ: Readonly<Record<string, readonly [file: string, left: readonly string[]]>> = {
  api: [
    'deploy/api/src/env.ts',
    [
      'ADMIN_PASSWORD',
      'BREACHED_PASSWORDS_ORIGIN',
      'CHAT_ORIGIN',
      'DATABASE_POOL',
      'DATABASE_READ_URL',
      'DRAIN_MS',
      'HOST',
      'LOG_LEVEL',
      'MAIL_EVENTS_PUBLIC_KEY',
      'MAIL_FROM',
      'NODE_ENV',
      'PAYMENT_REVERSALS',
      'PORT',
      'PUSH_ORIGIN',
      'SEARCH_INDEX',
      'SEARCH_URL',
      'SEED_SCALE',
      'SERVER_CREDENTIAL',
      'SMS_BUDGETS',
      'SMS_SENDERS',
      'SMS_TOTAL_BUDGET',
      'UNPAID_ORDERS',
      'UPLOAD_S3_BUCKET',
      'UPLOAD_S3_ENDPOINT',
      'UPLOAD_S3_KEY',
      'UPLOAD_S3_REGION',
      'UPLOAD_S3_SECRET',
      'UPLOAD_S3_SESSION_TOKEN',
      'VONAGE_APPLICATION_ID',
      'VONAGE_PRIVATE_KEY',
      'VONAGE_SIGNATURE_SECRET',
    ],
  ],
  backoffice: [
    'deploy/backoffice/src/server/environment.ts',
    [
      'ALLOWED_HOSTS',
      'DRAIN_MS',
      'HOST',
      'LOG_LEVEL',
      'METRICS_PORT',
      'PAGE_DIR',
      'PORT',
      'TRUSTED_PROXIES',
    ],
  ],
  edge: [
    'deploy/edge/src/env.ts',
    [
      'APPLE_PAY_DOMAIN_ASSOCIATION',
      'CALLS_PER_MINUTE',
      'CHANNEL',
      'CRISP_ORIGIN',
      'DEV_DIR',
      'DEV_SOCKET',
      'DRAIN_MS',
      'HOST',
      'LOCAL_BUILDS',
      'LOG_LEVEL',
      'MAP_TILES',
      'METRICS_PORT',
      'PAGES_PER_MINUTE',
      'PAGE_TIMEOUT',
      'PEER_ORIGIN',
      'PORT',
      'RELEASE_TOKEN',
      'RENDER_PROCESSES',
      'SECURITY_CONTACT',
      'SHARED_CACHE_PURGE_URL',
      'SHARED_CACHE_SECRET',
      'TRUSTED_KEYS',
      'TRUSTED_PROXIES',
      'TRUSTED_ROOT',
    ],
  ],
  sandbox: [
    'deploy/sandbox/src/environment.ts',
    [
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
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_SECRET_KEY',
      'TWILIO_ACCOUNT_SID',
      'TWILIO_API_KEY',
      'VONAGE_APPLICATION_ID',
      'VONAGE_PUBLIC_KEY',
      'VONAGE_SIGNATURE_SECRET',
    ],
  ],
};
test.each(Object.entries(READ))(
  '%s is given every variable that it reads and that is not left to itself on purpose',
  (name, [file, left]) => {
    const known = new Set(
      [...read(file).matchAll(/^ {2,6}([A-Z][A-Z0-9_]+):\s|'([A-Z][A-Z0-9_]{3,})'/gm)].map(
        ([, key, quoted]) => key ?? quoted ?? '',
      ),
    );
    expect(
      [...known]
        .filter((variable) => !(variable in (services[name]?.environment ?? {})))
        .toSorted(),
    ).toEqual(left);
  },
);

test('the pooler pools by transaction and refuses what belongs to a session', () => {
  expect(services.pgbouncer?.environment).toMatchObject({ POOL_MODE: 'transaction' });
  expect(services.pgbouncer?.environment).not.toHaveProperty('IGNORE_STARTUP_PARAMETERS');
  expect(read('deploy/api/src/db/pool.ts')).not.toMatch(/statement_timeout:|options:/);
});

test('nothing but the API and its seeding holds what access tokens are signed with', () => {
  const holders = Object.entries(services)
    .filter(([, { environment }]) => JSON.stringify(environment ?? {}).includes('TOKEN_SECRET'))
    .map(([name]) => name);
  expect(holders.toSorted()).toEqual(['api', 'seed']);
});

test('the sandbox is for this machine alone, and its dashboard asks for a password', () => {
  const { ports, environment } = services.sandbox ?? {};
  expect(ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
  // Without a fallback: compose does not start without one.
  expect(environment?.DASHBOARD_PASSWORD).toBe('${DASHBOARD_PASSWORD:?}');
});
