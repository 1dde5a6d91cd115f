import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from './processes.ts';

interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly secretKeyRef: { readonly name: string; readonly key: string };
  } | null;
}
interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly env?: readonly Variable[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly volumeMounts?: readonly { readonly name: string }[];
  readonly readinessProbe?: object;
  readonly livenessProbe?: object;
}
interface Pod {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: {
    readonly containers: readonly Container[];
    readonly initContainers?: readonly Container[];
    readonly volumes?: readonly { readonly name: string }[];
  };
}
interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  // Each kind has its own; the schemas of Kubernetes judge them.
  readonly spec: {
    readonly template: Pod;
    readonly selector: Readonly<Record<string, string>>;
    readonly ports: readonly { readonly port: number; readonly targetPort: string }[];
    readonly podSelector: { readonly matchLabels?: Readonly<Record<string, string>> };
  };
  readonly stringData?: Readonly<Record<string, string>>;
}

const FOLDER = path.join(ROOT, 'deploy/stack/kubernetes');
const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');
const documents = (file: string): Resource[] =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Resource);
const listed = (kustomization: string): Resource[] => {
  const { resources } = parse(read(kustomization)) as { resources: string[] };
  return resources
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => documents(path.join(path.dirname(kustomization), name)));
};
const base = listed('base/kustomization.yaml');
const demo = listed('demo/kustomization.yaml');
const all = [...base, ...demo];
const secrets = new Map(
  documents('secrets.example.yaml').map(({ metadata, stringData }) => [
    metadata.name,
    Object.keys(stringData ?? {}),
  ]),
);
/** Made by the operator and by whoever makes certificates. */
const NOT_OURS = ['tapnook-app', 'edge-tls', 'backoffice-tls', 'sandbox-tls'];
const workloads = all.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');
const ofKind = (wanted: string): Resource[] => all.filter(({ kind }) => kind === wanted);
const podOf = (resource: Resource): Pod => resource.spec.template;

/**
 * Judges resources by the schemas of Kubernetes, in a process of its own because those are modules;
 * gives what is wrong, by name.
 */
const judged = (resources: readonly Resource[]): Record<string, string> => {
  const script = `
    const wrong = {};
    for (const resource of JSON.parse(process.env.RESOURCES)) {
      const models = await import('kubernetes-models/' + resource.apiVersion + '/' + resource.kind);
      try { new models[resource.kind](resource).validate(); } catch (error) { wrong[resource.kind + ' ' + resource.metadata.name] = String(error.message); }
    }
    console.log(JSON.stringify(wrong));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: path.join(ROOT, 'deploy/stack'),
    env: { ...process.env, RESOURCES: JSON.stringify(resources) },
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, string>;
};

test('every resource is what Kubernetes takes', () => {
  const ours = all.filter(({ apiVersion }) => !apiVersion.includes('cnpg.io'));
  expect(ours.length).toBeGreaterThan(20);
  expect(judged(ours)).toEqual({});
  expect(
    judged([
      {
        ...(ours.find(({ kind }) => kind === 'Service') as Resource),
        spec: { ports: 'none' } as never,
      },
    ]),
  ).not.toEqual({});
});

test('every file is in a kustomization', () => {
  const used = ['base', 'demo'].flatMap((folder) => {
    const { resources, patches = [] } = parse(read(`${folder}/kustomization.yaml`)) as {
      resources: string[];
      patches?: { path: string }[];
    };
    return [...resources, ...patches.map((patch) => patch.path)].map((name) => `${folder}/${name}`);
  });
  expect(
    globSync('{base,demo}/*.yaml', { cwd: FOLDER }).filter(
      (file) => !file.endsWith('kustomization.yaml') && !used.includes(file),
    ),
  ).toEqual([]);
});

const image = readFileSync(path.join(ROOT, 'deploy/stack/images/Dockerfile'), 'utf8');
const portsOf = (target: string): number[] => {
  const stage = image.split(/^FROM /m).find((text) => text.startsWith(`base AS ${target}\n`)) ?? '';
  return (/^EXPOSE (.+)$/m.exec(stage)?.[1] ?? '').split(' ').map(Number);
};

test('the runbook builds every image that the base runs', () => {
  const images = [
    ...globSync('base/*.yaml', { cwd: FOLDER })
      .map(read)
      .join('\n')
      .matchAll(/\bimage: tapnook\/([a-z]+)$/gm),
  ].map(([, name]) => name);
  const runbook = readFileSync(path.join(ROOT, 'shared/docs/runbooks/scale.md'), 'utf8');
  const built = /^ +for target in (.+); do$/m.exec(runbook)?.[1]?.split(' ');
  expect(new Set(built)).toEqual(new Set(images));
});

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
    const { spec, metadata } = podOf(resource);
    const [container] = spec.containers;
    if (!container) throw new Error(`${name} runs nothing`);
    const target = container.image.replace('tapnook/', '');
    const env = container.env ?? [];

    test('runs an image that is built, on its ports, and a file that exists', () => {
      expect(image).toContain(`FROM base AS ${target}\n`);
      if (resource.kind === 'Deployment')
        expect(container.ports?.map(({ containerPort }) => containerPort)).toEqual(portsOf(target));
      else expect(existsSync(path.join(ROOT, container.command?.[1] ?? ''))).toBe(true);
    });
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
    test('names only secrets that the example has', () => {
      const unknown = env
        .flatMap(({ valueFrom }) => (valueFrom ? [valueFrom.secretKeyRef] : []))
        .filter((ref) => !NOT_OURS.includes(ref.name) && !secrets.get(ref.name)?.includes(ref.key));
      expect(unknown).toEqual([]);
    });
    test('mounts what it has, and tells whether it is ready and alive', () => {
      const volumes = spec.volumes?.map((volume) => volume.name) ?? [];
      expect(
        [...spec.containers, ...(spec.initContainers ?? [])]
          .flatMap(({ volumeMounts = [] }) => volumeMounts.map((mount) => mount.name))
          .filter((mount) => !volumes.includes(mount)),
      ).toEqual([]);
      // The demo's sandbox has one answer for all.
      const [ready, alive] =
        metadata.labels['app'] === 'sandbox' ? ['/healthz', '/healthz'] : ['/readyz', '/livez'];
      if (resource.kind === 'Deployment')
        expect(container).toMatchObject({
          readinessProbe: { httpGet: { path: ready } },
          livenessProbe: { httpGet: { path: alive } },
        });
    });
    test('has a network policy, and a service when it listens', () => {
      const policies = ofKind('NetworkPolicy').filter(
        ({ spec: { podSelector } }) => podSelector.matchLabels?.['app'] === metadata.labels['app'],
      );
      expect(policies).not.toEqual([]);
      const services = ofKind('Service').filter(
        ({ spec: { selector } }) => selector['app'] === metadata.labels['app'],
      );
      expect(services.flatMap(({ spec: { ports } }) => ports.map(({ port }) => port))).toEqual(
        container.ports?.map(({ containerPort }) => containerPort) ?? [],
      );
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
test('nothing but the API’s image holds what access tokens are signed with', () => {
  const holders = workloads
    .filter((resource) => JSON.stringify(podOf(resource).spec).includes('TOKEN_SECRET'))
    .map(({ metadata }) => metadata.name);
  expect([...new Set(holders)].toSorted()).toEqual(['api', 'migrate', 'seed']);
});
test('the API asks the poolers and the registry the database itself', () => {
  const urls = (name: string): string[] =>
    workloads
      .filter(({ metadata }) => metadata.name === name)
      .flatMap((resource) =>
        podOf(resource).spec.containers.flatMap(({ env = [] }) =>
          env
            .filter((one) => one.name.startsWith('DATABASE_') && one.name.endsWith('URL'))
            .map(({ value = '' }) => new URL(value.replace(/\$\(\w+\)/, 'x')).hostname),
        ),
      );
  expect(urls('api')).toEqual(['tapnook-pooler', 'tapnook-pooler-ro']);
  expect(urls('release')).toEqual(['tapnook-rw']);
  const poolers = base.filter(({ kind }) => kind === 'Pooler').map(({ metadata }) => metadata.name);
  expect(poolers).toEqual(['tapnook-pooler', 'tapnook-pooler-ro']);
});
