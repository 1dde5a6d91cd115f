import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { environments } from './environments.ts';
import { makePassCertificates, makeServiceAccountKey } from './pass-certificates.ts';
import { portsFrom } from './ports.ts';
import { ROOT } from './processes.ts';

type Variables = Readonly<Record<string, string>>;
interface Effective {
  readonly key: string;
  readonly api: string | null;
  readonly script: string | null;
  /** Of a payment page. */
  readonly policy: string;
}
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};
const REST = { DATABASE_URL: 'postgres://a/b', TOKEN_SECRET: 't'.repeat(40) };

const run = (script: string, env: Variables): string => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    { cwd: ROOT, env, encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  return stdout;
};
const module_ = (file: string): string => JSON.stringify(path.join(ROOT, file));

/** What the API and a payment page come to with their environments, by their own code. */
const effective = (env: { readonly api: Variables; readonly edge: Variables }): Effective => ({
  ...(JSON.parse(
    run(
      `const { readEnv } = await import(${module_('deploy/api/src/env.ts')});
       const env = readEnv(process.env);
       console.log(JSON.stringify({
         key: env.STRIPE_SECRET_KEY,
         api: env.STRIPE_API_ORIGIN ?? null,
         script: env.STRIPE_SCRIPT_ORIGIN ?? null,
       }));`,
      { ...REST, ...env.api },
    ),
  ) as Omit<Effective, 'policy'>),
  policy: run(
    `const { readConfig } = await import(${module_('deploy/edge/src/env.ts')});
     const policies = ${module_('deploy/edge/src/security/content-security-policy.ts')};
     const { contentSecurityPolicy } = await import(policies);
     console.log(contentSecurityPolicy(readConfig(process.env), 'abc', true));`,
    { ...REST, ...env.edge },
  ),
});

const saved = { ...process.env };
afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in saved)) delete process.env[name];
});
const ofStart = (given: Variables) => {
  Object.assign(process.env, given);
  return environments({
    ports: portsFrom(3000),
    folder: '/tmp/x',
    databaseUrl: 'postgres://a/b',
    releaseDatabaseUrl: 'postgres://a/c',
    secrets: {
      tokenSecret: 't'.repeat(40),
      shopperIdSecret: 'i'.repeat(40),
      webhookSecret: 'whsec_of_this_machine',
      shopDatabasePassword: 's'.repeat(40),
      registryDatabasePassword: 'r'.repeat(40),
      smsKeySecret: 'sms-key-secret-of-the-sandbox',
      smsAuthToken: 'sms-auth-token-of-the-sandbox',
      vapidPrivateKey: 'A'.repeat(43),
      identitySecret: 'identity-secret-of-the-sandbox',
      staffIdentitySecret: 'staff-secret-of-the-sandbox',
      adminPassword: 'A_password',
      applePrivateKey: 'key-of-the-sandbox',
      ...makePassCertificates('pass.example', 'TEAM000000'),
      googleWalletKey: makeServiceAccountKey(),
    },
    production: false,
    host: '127.0.0.1',
  });
};

/** As compose replaces variables: `${A}`, `${A-b}`, `${A:-b}`, `${A:?}`, one within another. */
const interpolated = (text: string, given: Variables): string => {
  const pattern = /\$\{(\w+)(?:(:?[-?])([^${}]*))?\}/;
  let rest = text;
  for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
    const [all, name = '', kind = '', fallback = ''] = found;
    const value = given[name];
    const isThere = kind.startsWith(':') ? Boolean(value) : value !== undefined;
    rest = rest.replace(all, () => (isThere ? (value ?? '') : kind.endsWith('-') ? fallback : ''));
  }
  return rest;
};
const ofCompose = (more: Variables): Readonly<Record<string, Variables>> => {
  const given = {
    POSTGRES_PASSWORD: 'p',
    RELEASE_DATABASE_PASSWORD: 'r',
    TOKEN_SECRET: 't'.repeat(40),
    SHOPPER_ID_SECRET: 'i'.repeat(40),
    WEBHOOK_SECRET: 'whsec_of_this_machine',
    TWILIO_API_KEY_SECRET: 'sms-key-secret-of-the-sandbox',
    TWILIO_AUTH_TOKEN: 'sms-auth-token-of-the-sandbox',
    OIDC_CLIENT_SECRET: 'identity-secret-of-the-sandbox',
    RELEASE_OIDC_CLIENT_SECRET: 'staff-secret-of-the-sandbox',
    OIDC_APPLE_PRIVATE_KEY: 'key-of-the-sandbox',
    ADMIN_PASSWORD: 'A_password',
    DASHBOARD_PASSWORD: 'a-password-of-the-dashboard',
    ...more,
  };
  const text = readFileSync(path.join(ROOT, 'deploy/stack/compose.yaml'), 'utf8');
  const { services } = parse(text, { merge: true }) as {
    services: Record<string, { environment?: Variables }>;
  };
  const filled = (variables: Variables): Variables =>
    Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [name, interpolated(value, given)]),
    );
  return Object.fromEntries(
    Object.entries(services).map(([name, { environment = {} }]) => [name, filled(environment)]),
  );
};
const pair = (all: Readonly<Record<string, Variables>>) => ({
  api: all['api'] ?? {},
  edge: all['edge'] ?? {},
});

interface Workload {
  readonly kind: string;
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly containers: readonly {
          readonly env?: readonly { readonly name: string; readonly value?: string }[];
        }[];
      };
    };
  };
}
const ofCluster = (name: string, secrets: Variables): Variables => {
  const text = readFileSync(path.join(ROOT, `deploy/stack/kubernetes/base/${name}.yaml`), 'utf8');
  const workload = parseAllDocuments(text)
    .map((document) => document.toJS() as Workload)
    .find(({ kind }) => kind === 'Deployment');
  const [container] = workload?.spec.template.spec.containers ?? [];
  return Object.fromEntries(
    (container?.env ?? [])
      .filter((variable) => variable.name.startsWith('STRIPE_'))
      .map((variable) => [variable.name, variable.value ?? secrets[variable.name] ?? '']),
  );
};

const expectStripe = (found: Effective): void => {
  expect(found).toMatchObject({ key: 'sk_test_x', api: null, script: null });
  const sources = Object.fromEntries(
    found.policy.split('; ').map((line) => [line.split(' ')[0], line]),
  );
  expect(sources['script-src']).toContain('https://js.stripe.com');
  expect(sources['frame-src']).toContain('https://js.stripe.com');
  expect(sources['frame-src']).toContain('https://hooks.stripe.com');
  expect(sources['connect-src']).toContain('https://api.stripe.com');
  expect(found.policy).not.toMatch(/localhost|sandbox/);
};

describe('with keys of Stripe, payments go to Stripe and nothing of them to this machine', () => {
  test('by npm start', () => expectStripe(effective(pair(ofStart(STRIPE)))));
  test('by compose, with both origins set to nothing', () =>
    expectStripe(
      effective(pair(ofCompose({ ...STRIPE, STRIPE_API_ORIGIN: '', STRIPE_SCRIPT_ORIGIN: '' }))),
    ));
  test('in a cluster', () =>
    expectStripe(effective({ api: ofCluster('api', STRIPE), edge: ofCluster('edge', STRIPE) })));
});

test.each([
  ['npm start', () => ofStart({}), 'http://localhost:3003'],
  ['compose', () => ofCompose({}), 'http://sandbox.localhost:3003'],
])(
  'without keys, %s pays at the sandbox, whose webhooks come in through the edge',
  (_name, of, script) => {
    const all: Readonly<Record<string, Variables>> = of();
    const found = effective(pair(all));
    expect(found).toMatchObject({ key: 'sk_sandbox', script });
    expect(found.policy).toContain(`frame-src ${script};`);
    expect(found.policy).toContain(`connect-src 'self' ${script};`);
    expect(all['sandbox']?.['WEBHOOK_URL']).toMatch(/:3000\/api\/v1\/gateway\/webhook$/);
  },
);

test('a key that Stripe gave out is not sent to the sandbox, and needs the two beside it', () => {
  expect(() => effective(pair(ofCompose(STRIPE)))).toThrow(/STRIPE_API_ORIGIN.*Stripe’s/);
  expect(() => effective(pair(ofStart({ STRIPE_SECRET_KEY: 'sk_test_x' })))).toThrow(
    /STRIPE_WEBHOOK_SECRET[^]*STRIPE_PUBLISHABLE_KEY/,
  );
});

test('what is the sandbox’s is sent to nobody else', () => {
  const { api } = ofStart({
    SMS_PROVIDER: 'vonage',
    OIDC_GOOGLE_ISSUER: 'https://accounts.google.com',
  });
  expect(Object.keys(api).filter((name) => /^(?:TWILIO_|SMS_API)/.test(name))).toEqual([]);
  expect(api).not.toHaveProperty('OIDC_GOOGLE_CLIENT_SECRET');
  expect(api).toHaveProperty('OIDC_FACEBOOK_CLIENT_SECRET', 'identity-secret-of-the-sandbox');
});
