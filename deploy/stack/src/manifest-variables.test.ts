import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  ENVIRONMENT_FILES,
  environmentSource,
  leftVariables,
  type ProcessName,
  variablesNotGiven,
} from '../test/environment-variables.ts';
import {
  base,
  documents,
  FOLDER,
  podOf,
  type Variable,
  workloads,
} from '../test/kubernetes-resources.ts';
import { ROOT } from './processes.ts';

/** By which function each process reads its environment. */
const READERS: Readonly<Record<ProcessName, string>> = {
  api: 'readEnv',
  backoffice: 'readEnvironment',
  edge: 'readConfig',
  release: 'readConfig',
  sandbox: 'readEnvironment',
};
const PROCESSES = Object.keys(READERS) as ProcessName[];
/** Reads an environment as the process would; gives what it complains of. */
const complaint = (name: ProcessName, env: Readonly<Record<string, string>>): string => {
  const reader = READERS[name];
  const file = JSON.stringify(path.join(ROOT, ENVIRONMENT_FILES[name]));
  const script = `const { ${reader} } = await import(${file}); ${reader}(process.env);`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    { cwd: ROOT, env, encoding: 'utf8' },
  );
  return status === 0 ? '' : stderr.slice(0, 2000);
};
const SAMPLES: Readonly<Record<string, string>> = {
  // As secrets.example.yaml has them; the demo has to start whatever is in them.
  STRIPE_SECRET_KEY: `sk_live_${'s'.repeat(24)}`,
  STRIPE_PUBLISHABLE_KEY: `pk_live_${'p'.repeat(24)}`,
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
      const reader = (target === 'seed' ? 'api' : target) as ProcessName;
      const source = environmentSource(reader);
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
      expect(complaint(reader, filled(env))).toBe('');
    });
  },
);

test.each(PROCESSES)(
  '%s is given every variable that it reads and that is not left to itself on purpose',
  (name) => {
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
    expect(variablesNotGiven(name, (variable) => given.has(variable))).toEqual(
      leftVariables('manifests', name),
    );
  },
);

test.each(['api', 'edge'] as const)('%s understands what the demo changes', (name) => {
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
