import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { leftVariables, variablesNotGiven } from '../test/environment-variables.ts';
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
        readonly read_only?: boolean;
        readonly tmpfs?: readonly string[];
        readonly volumes?: readonly string[];
        readonly cap_drop?: readonly string[];
        readonly security_opt?: readonly string[];
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

  test('writes to /data and /tmp alone, and has no right of root', () => {
    expect(service).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    const written = (service.volumes ?? []).map((volume) => volume.split(':')[1]);
    expect(written.filter((folder) => !/^\/data(?:\/|$)/.test(folder ?? ''))).toEqual([]);
  });

  test('is a target of the image', () => expect(image).toContain(` AS ${target}\n`));

  test('is given only variables that its code reads', () => {
    const unknown = Object.keys(service.environment ?? {}).filter(
      (variable) => !new RegExp(`\\b${variable}\\b`).test(code),
    );
    expect(unknown).toEqual([]);
  });
});

test.each(['api', 'backoffice', 'edge', 'sandbox'] as const)(
  '%s is given every variable that it reads and that is not left to itself on purpose',
  (name) =>
    expect(
      variablesNotGiven(name, (variable) => variable in (services[name]?.environment ?? {})),
    ).toEqual(leftVariables('compose', name)),
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
