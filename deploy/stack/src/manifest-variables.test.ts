import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  base,
  documents,
  FOLDER,
  podOf,
  type Variable,
  workloads,
} from '../test/kubernetes-resources.ts';
import { ROOT } from './processes.ts';

/** Where each process reads its environment, and by which function. */
const READERS: Readonly<Record<string, readonly [file: string, reader: string]>> = {
  api: ['deploy/api/src/env.ts', 'readEnv'],
  backoffice: ['deploy/backoffice/src/server/environment.ts', 'readEnvironment'],
  edge: ['deploy/edge/src/env.ts', 'readConfig'],
  release: ['deploy/release/src/config.ts', 'readConfig'],
  sandbox: ['deploy/sandbox/src/environment.ts', 'readEnvironment'],
};
/** Reads an environment as the process would; gives what it complains of. */
const complaint = (process_: string, env: Readonly<Record<string, string>>): string => {
  const [file = '', reader = ''] = READERS[process_] ?? [];
  const script =
    `const { ${reader} } = await import(${JSON.stringify(path.join(ROOT, file))}); ` +
    `${reader}(process.env);`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    { cwd: ROOT, env, encoding: 'utf8' },
  );
  return status === 0 ? '' : stderr.slice(0, 2000);
};
const SAMPLES: Readonly<Record<string, string>> = {
  SMTP_URL: 'smtps://mail.example:465',
  MAIL_EVENTS_PUBLIC_KEY: 'M'.repeat(124),
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  VAPID_PRIVATE_KEY: 'v'.repeat(43),
  CRISP_WEBSITE_ID: '5a5a5a5a-5a5a-4a5a-8a5a-5a5a5a5a5a5a',
  TWILIO_API_KEY: `SK${'0'.repeat(32)}`,
  OIDC_ISSUER: 'https://login.example',
  OIDC_GROUP_ROLES: '{"release-managers":"manager"}',
};
const filled = (variables: readonly Variable[]): Record<string, string> => {
  const env: Record<string, string> = { NODE_ENV: 'production' };
  for (const { name, value, valueFrom } of variables)
    env[name] = valueFrom
      ? (SAMPLES[name] ?? 's'.repeat(40))
      : (value ?? '').replace(
          /\$\((\w+)\)/g,
          (_all, other: string) => env[other] ?? `<${other} is not set before>`,
        );
  return env;
};
/** As kustomize merges a patch: by name, a value of nothing takes away. */
const patched = (variables: readonly Variable[], patch: readonly Variable[]): Variable[] => {
  const known = new Map(variables.map((variable) => [variable.name, variable]));
  for (const change of patch) known.set(change.name, { ...known.get(change.name), ...change });
  return [...known.values()];
};
const patchOf = (name: string): readonly Variable[] =>
  documents(`demo/${name}.patch.yaml`).flatMap((resource) =>
    podOf(resource).spec.containers.flatMap(({ env = [] }) => env),
  );

describe.each(workloads.map((resource) => [resource.metadata.name, resource] as const))(
  '%s',
  (name, resource) => {
    const { spec } = podOf(resource);
    const [container] = spec.containers;
    if (!container) throw new Error(`${name} runs nothing`);
    const target = container.image.replace('tapnook/', '');
    const env = container.env ?? [];

    test('is given only variables that its process knows, and all that it needs', () => {
      // The seed is the API's image with the demo shop's data.
      const known = READERS[target === 'seed' ? 'api' : target]?.[0] ?? '';
      const source = readFileSync(path.join(ROOT, known), 'utf8');
      const used = env.map(({ value = '' }) => value).join(' ');
      expect(
        env
          .filter(
            (variable) =>
              !new RegExp(`\\b${variable.name}\\b`).test(source) &&
              !used.includes(`$(${variable.name})`),
          )
          .map((variable) => variable.name),
      ).toEqual([]);
      expect(complaint(target === 'seed' ? 'api' : target, filled(env))).toBe('');
    });
  },
);

/**
 * What is not given, because it is meant to be what the code or the image says: the process's own
 * port, what only the sandbox or a developer sets, and speeds.
 */
const LEFT: Readonly<Record<string, readonly string[]>> = {
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
    'UPLOAD_DIR',
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
    'TRUST_ON_FIRST_USE',
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
    'STAFF_OIDC_CLIENT_SECRET',
    'STAFF_ORIGINS',
    'VONAGE_APPLICATION_ID',
    'VONAGE_PUBLIC_KEY',
    'VONAGE_SIGNATURE_SECRET',
  ],
};
test.each(Object.keys(READERS))(
  '%s is given every variable that it reads and that is not left to itself on purpose',
  (name) => {
    const source = readFileSync(path.join(ROOT, READERS[name]?.[0] ?? ''), 'utf8');
    const variables = new Set(
      [...source.matchAll(/^ {2,6}([A-Z][A-Z0-9_]+):\s|'([A-Z][A-Z0-9_]{3,})'/gm)].map(
        ([, key, quoted]) => key ?? quoted ?? '',
      ),
    );
    const env = workloads
      .filter(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name)
      .flatMap((resource) =>
        podOf(resource).spec.containers.flatMap((container) => container.env ?? []),
      );
    const given = new Set(
      [
        ...env,
        ...(existsSync(path.join(FOLDER, `demo/${name}.patch.yaml`)) ? patchOf(name) : []),
      ].map((variable) => variable.name),
    );
    expect([...variables].filter((variable) => !given.has(variable)).toSorted()).toEqual(
      LEFT[name],
    );
  },
);

test.each(['api', 'edge'])('%s understands what the demo changes', (name) => {
  const resource = base.find(
    ({ kind, metadata }) => kind === 'Deployment' && metadata.name === name,
  );
  const env = patched(
    resource ? (podOf(resource).spec.containers[0]?.env ?? []) : [],
    patchOf(name),
  );
  expect(complaint(name, filled(env))).toBe('');
  expect(
    env
      .filter(({ value, valueFrom }) => value !== undefined && valueFrom)
      .map((variable) => variable.name),
  ).toEqual([]);
});
test('a process refuses what it cannot start with', () => {
  expect(complaint('api', { DATABASE_URL: 'postgres://a/b', TOKEN_SECRET: 'short' })).toContain(
    'TOKEN_SECRET',
  );
  expect(complaint('edge', { SHOPPER_ID_SECRET: 'short' })).toContain('SHOPPER_ID_SECRET');
});
