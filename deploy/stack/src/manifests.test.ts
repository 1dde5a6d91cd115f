import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import {
  all,
  base,
  documents,
  FOLDER,
  ofKind,
  podOf,
  read,
  type Resource,
  workloads,
} from '../test/kubernetes-resources.ts';
import { ROOT } from './processes.ts';

/**
 * Judges resources by the schemas of Kubernetes, in a process of its own because those are modules;
 * gives what is wrong, by name.
 */
const judged = (resources: readonly Resource[]): Record<string, string> => {
  const script = `
    const wrong = {};
    for (const resource of JSON.parse(process.env.RESOURCES)) {
      const models = await import('kubernetes-models/' + resource.apiVersion + '/' + resource.kind);
      try {
        new models[resource.kind](resource).validate();
      } catch (error) {
        wrong[resource.kind + ' ' + resource.metadata.name] = String(error.message);
      }
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

const secrets = new Map(
  documents('secrets.example.yaml').map(({ metadata, stringData }) => [
    metadata.name,
    Object.keys(stringData ?? {}),
  ]),
);
/** Made by the operator and by whoever makes certificates. */
const NOT_OURS = ['tapnook-app', 'edge-tls', 'backoffice-tls', 'sandbox-tls'];

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
test('no role but its owner enters the API’s database', () => {
  const sql = base
    .filter(({ kind }) => kind === 'Cluster')
    .map(({ spec }) => JSON.stringify((spec as { readonly bootstrap?: object }).bootstrap));
  expect(sql).toEqual([expect.stringContaining('REVOKE CONNECT ON DATABASE tapnook FROM PUBLIC')]);
});
test('the figures of every process can be collected, where the process has them', () => {
  const collectedAt = (app: string): number[] =>
    ofKind('NetworkPolicy')
      .filter(({ spec }) => spec.podSelector.matchLabels?.['app'] === app)
      .flatMap(({ spec: { ingress = [] } }) => ingress)
      .filter(({ from = [] }) =>
        from.some(
          ({ namespaceSelector }) =>
            namespaceSelector?.matchLabels?.['tapnook.example/metrics'] === 'true',
        ),
      )
      .flatMap(({ ports = [] }) => ports.map(({ port }) => port));
  const deployed = base.filter(({ kind }) => kind === 'Deployment');
  expect(deployed.length).toBeGreaterThan(3);
  for (const resource of deployed) {
    const [container] = podOf(resource).spec.containers;
    const own = container?.env?.find(({ name }) => name === 'METRICS_PORT')?.value;
    expect([resource.metadata.name, ...collectedAt(resource.metadata.name)]).toEqual([
      resource.metadata.name,
      Number(own ?? container?.ports?.[0]?.containerPort),
    ]);
  }
});
test('a job outlasts the making of its database', () => {
  // Kubernetes waits 10 seconds, then twice as long each time, six minutes at most.
  const waits = (tries: number): number =>
    Array.from({ length: tries }, (_, index) => Math.min(10 * 2 ** index, 360)).reduce(
      (sum, one) => sum + one,
      0,
    );
  for (const { spec } of ofKind('Job'))
    expect(waits(spec.backoffLimit ?? 6)).toBeGreaterThan(30 * 60);
});
