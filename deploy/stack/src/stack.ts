import { readFileSync } from 'node:fs';
import path from 'node:path';
import { composeApps, publishApps, runScript } from './apps.ts';
import { createDatabases } from './databases.ts';
import { startDevelopment } from './development.ts';
import { environments } from './environments.ts';
import { endOrphanProcesses, forgetProcesses, recordProcesses } from './orphan-processes.ts';
import { portsFrom, takenPorts, type Ports } from './ports.ts';
import { startPostgres, type PostgresServer } from './postgres.ts';
import { startService, untilHealthy, type Service } from './processes.ts';
import { readSecrets } from './secrets.ts';

export interface StackSettings {
  /** The edge's port; the others follow. */
  readonly port: number;
  /** Where everything that outlives a restart is kept. */
  readonly folder: string;
  readonly log: (line: string) => void;
  /** Told when one of the processes ends by itself. */
  readonly onExit: (name: string, code: number | null) => void;
  /** Further variables for single processes. */
  readonly variables?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Serves the working tree with hot reload instead of published versions. */
  readonly development?: boolean;
  /** Forgets orders and accounts of former starts: the shop as it was seeded. */
  readonly freshShop?: boolean;
  /** Fails when an app does not build, instead of serving its last version: for tests. */
  readonly strictBuilds?: boolean;
  /** False trades durability of the database for speed: only for tests. */
  readonly durable?: boolean;
}
export interface Tokens {
  readonly manager: string;
  readonly viewer: string;
  readonly edge: string;
}
export interface Stack {
  readonly ports: Ports;
  readonly tokens: Tokens;
  readonly databaseUrl: string;
  readonly generation: number;
  readonly services: Readonly<Record<string, Service>>;
  readonly stop: () => Promise<void>;
}

/** A plain word about why a start is impossible. */
export class StackError extends Error {
  override readonly name = 'StackError';
}

const ensureCanStart = async (settings: StackSettings, ports: Ports): Promise<void> => {
  const running = await endOrphanProcesses(settings.folder);
  if (running)
    throw new StackError(
      `TapNook is running already from this folder (process ${running}). Stop it first.`,
    );
  const taken = (await takenPorts(ports)).filter((text) => !text.endsWith('(postgres)'));
  if (taken.length > 0)
    throw new StackError(
      `These ports are taken by another program: ${taken.join(', ')}. Free them, or start elsewhere: PORT=4000 npm start`,
    );
};
const readTokens = (folder: string): Tokens =>
  JSON.parse(readFileSync(path.join(folder, 'release/tokens.json'), 'utf8')) as Tokens;
const productionGeneration = async (registry: string): Promise<number> => {
  const response = await fetch(`${registry}/v1/channels/production`);
  return response.ok ? ((await response.json()) as { generation: number }).generation : 0;
};

/** Brings everything up, in the order in which things need each other. */
export const startStack = async (settings: StackSettings): Promise<Stack> => {
  const { folder, log } = settings;
  const ports = portsFrom(settings.port);
  await ensureCanStart(settings, ports);
  const services: Record<string, Service> = {};
  let postgres: PostgresServer | undefined;
  const stop = async (): Promise<void> => {
    for (const name of ['edge', 'reload', 'sandbox', 'api', 'release'])
      await services[name]?.stop();
    await postgres?.stop();
    forgetProcesses(folder);
  };
  try {
    postgres = await startPostgres({
      folder: path.join(folder, 'postgres'),
      port: ports.postgres,
      durable: settings.durable ?? true,
    });
    await createDatabases(
      postgres.urlOf('postgres'),
      ['tapnook', 'release'],
      settings.freshShop ? ['tapnook'] : [],
    );
    log('PostgreSQL is up');
    const databaseUrl = postgres.urlOf('tapnook');
    const variables = environments({
      ports,
      folder,
      databaseUrl,
      releaseDatabaseUrl: postgres.urlOf('release'),
      secrets: readSecrets(folder),
      production: process.env.NODE_ENV === 'production',
    });
    const launch = (
      name: 'api' | 'edge' | 'release' | 'sandbox',
      extra: Readonly<Record<string, string>> = {},
    ): Service => {
      const service = startService(
        name,
        `deploy/${name}/src/main.ts`,
        { ...variables[name], ...settings.variables?.[name], ...extra },
        settings.onExit,
      );
      services[name] = service;
      recordProcesses(
        folder,
        Object.values(services).flatMap(({ child }) => child.pid ?? []),
      );
      return service;
    };
    const registry = `http://localhost:${ports.release}`;
    await untilHealthy(ports.release, launch('release'));
    const tokens = readTokens(folder);
    const prepareShop = async (): Promise<void> => {
      await runScript('deploy/api/seed/main.ts', [], {
        ...variables.api,
        ...settings.variables?.api,
      });
      log('the database is migrated and seeded');
      await Promise.all([
        untilHealthy(ports.api, launch('api')),
        untilHealthy(ports.sandbox, launch('sandbox')),
      ]);
      log('API and sandbox are up');
    };
    const publish = publishApps({
      folder,
      registry,
      log,
      strictBuilds: settings.strictBuilds ?? false,
      variables: { RELEASE_URL: registry, RELEASE_TOKEN: tokens.manager },
    });
    const [changed] = await Promise.all([publish, prepareShop()]);
    if (Object.keys(changed).length > 0)
      await composeApps(folder, registry, tokens.manager, changed);
    const generation = await productionGeneration(registry);
    log(`production is at generation ${generation}`);
    const development = settings.development
      ? await startDevelopment(folder, ports.reload, settings.onExit)
      : undefined;
    if (development) services.reload = development.service;
    await untilHealthy(
      ports.edge,
      launch('edge', { RELEASE_TOKEN: tokens.edge, ...development?.variables }),
    );
    return { ports, tokens, databaseUrl, generation, services, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
