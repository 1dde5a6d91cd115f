import path from 'node:path';
import { readJsonFile } from '@tapnook/server/files';
import { composeApps, publishApps, runScript } from './apps.ts';
import { createDatabases, ensureOwner } from './databases.ts';
import { startDevelopment } from './development.ts';
import { environments, LOOPBACK } from './environments.ts';
import { endOrphanProcesses, forgetProcesses, recordProcesses } from './orphan-processes.ts';
import { buildPages } from './pages.ts';
import { portsFrom, takenPorts, type Ports } from './ports.ts';
import { canUpgradeFrom, upgradeData } from './postgres-upgrade.ts';
import { endLeftOver, postgresMajor, startPostgres, type PostgresServer } from './postgres.ts';
import { startService, untilHealthy, type Service } from './processes.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import {
  backUpData,
  dataFault,
  moveShopAside,
  readSchemaState,
  readVersion,
  writeVersion,
} from './shop-folder.ts';

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
  /** The folder of another stack, whose builds of the same sources are taken: for tests. */
  readonly buildsFrom?: string | undefined;
  /** False trades durability of the database for speed: only for tests. */
  readonly durable?: boolean;
  /** Ends the start: what runs by then is stopped, and the start fails with its reason. */
  readonly signal?: AbortSignal;
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
  /** Whether the demo shop is there, with its accounts. */
  readonly demoShop: boolean;
  readonly services: Readonly<Record<string, Service>>;
  /** The environment of each process, so that further ones of it can be started. */
  readonly variables: ReturnType<typeof environments>;
  readonly stop: () => Promise<void>;
}

/** A plain word about why a start is impossible. */
export class StackError extends Error {
  override readonly name = 'StackError';
}

const ensureCanStart = async (settings: StackSettings, ports: Ports): Promise<void> => {
  if (settings.freshShop && process.env.DATABASE_URL)
    throw new StackError(
      '--fresh empties the database of this folder only. DATABASE_URL names another one, ' +
        'which is never emptied: start without --fresh, or without DATABASE_URL.',
    );
  const running = await endOrphanProcesses(settings.folder, settings.log);
  if (running)
    throw new StackError(
      `TapNook is running already from this folder (process ${running}). Stop it first.`,
    );
  const taken = (await takenPorts(ports)).filter((text) => !text.endsWith('(postgres)'));
  if (taken.length > 0)
    throw new StackError(
      `These ports are taken by another program: ${taken.join(', ')}. Free them, or start ` +
        'elsewhere: PORT=4000 npm start',
    );
};
const isTokens = (value: unknown): value is Tokens =>
  ['manager', 'viewer', 'edge'].every(
    (name) => typeof (value as Record<string, unknown> | null)?.[name] === 'string',
  );
const readTokens = (folder: string, log: (line: string) => void): Tokens | undefined =>
  readJsonFile(path.join(folder, 'release/tokens.json'), isTokens, log);
const productionGeneration = async (registry: string): Promise<number> => {
  const response = await fetch(`${registry}/v1/channels/production`);
  return response.ok ? ((await response.json()) as { generation: number }).generation : 0;
};

const withoutPassword = (databaseUrl: string): string => {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}${port && `:${port}`}${pathname}`;
};

/**
 * Starts this folder's PostgreSQL with its databases. A shop that this release cannot run is moved
 * aside, and one whose schema will change is copied before.
 */
const startDatabase = async (settings: StackSettings, ports: Ports): Promise<PostgresServer> => {
  const { folder, log } = settings;
  const moveAside = (why: string, what: string): void =>
    log(
      `${why} It is now ${moveShopAside(folder, what)}, whole, and a new shop is begun. The ` +
        'release that made it starts it with TAPNOOK_DIR set to that folder.',
    );
  const start = async (): Promise<PostgresServer> => {
    const server = await startPostgres({
      folder: path.join(folder, 'postgres'),
      port: ports.postgres,
      durable: settings.durable ?? true,
      log,
    });
    await createDatabases(server.urlOf('postgres'), ['tapnook', 'release']);
    return server;
  };
  await endLeftOver(path.join(folder, 'postgres'));
  const fault = dataFault(folder, postgresMajor());
  if (fault === 'incomplete')
    moveAside(`${folder}/postgres holds no database of PostgreSQL.`, fault);
  else if (fault && Number(fault) < postgresMajor() && canUpgradeFrom(Number(fault)))
    log(
      `The data of PostgreSQL ${fault} is upgraded; as it was it is kept in ` +
        `${await upgradeData(folder, Number(fault), log)}.`,
    );
  else if (fault)
    moveAside(
      `The shop of ${folder} was made by PostgreSQL ${fault}, whose programs would bring it ` +
        `over (/usr/lib/postgresql/${fault}/bin, or PG_OLD_BIN).`,
      fault,
    );
  const server = await start();
  // With DATABASE_URL the shop's data is elsewhere, and there a start only ever adds.
  if (process.env.DATABASE_URL) return server;
  if (settings.freshShop) {
    await createDatabases(server.urlOf('postgres'), ['tapnook'], ['tapnook']);
    return server;
  }
  const schema = await readSchemaState(server.urlOf('tapnook'));
  if (schema.kind === 'none' || schema.kind === 'current') return server;
  await server.stop();
  if (schema.kind === 'behind') {
    const copy = backUpData(folder, schema.next.replace(/\.sql$/, ''));
    log(`The schema will be brought up to date; the data as it was is kept in ${copy}.`);
  } else {
    const why = `The shop of ${folder} was made with another ${schema.file}${madeBy(folder)}.`;
    moveAside(why, 'schema');
  }
  return start();
};
const madeBy = (folder: string): string => {
  const version = readVersion(folder);
  return version ? ` (by ${version.project}, ${version.schema})` : '';
};

/**
 * API and registry own a database each and enter no other; the superuser's password is for nobody's
 * process.
 */
const ownDatabases = async ({ urlOf }: PostgresServer, secrets: Secrets) => ({
  shop: await ensureOwner(
    urlOf,
    { database: 'tapnook', role: 'shop', password: secrets.shopDatabasePassword },
    ['public', 'pgboss'],
  ),
  release: await ensureOwner(
    urlOf,
    { database: 'release', role: 'registry', password: secrets.registryDatabasePassword },
    ['release'],
  ),
});

const STOPPED_IN_ORDER = ['edge', 'backoffice', 'reload', 'sandbox', 'api', 'release'];

/** Starts one of our processes by its name, and notes it for a start after a kill -9. */
const launcherOf =
  (
    { folder, onExit, signal, variables: further }: StackSettings,
    variables: ReturnType<typeof environments>,
    services: Record<string, Service>,
  ) =>
  (
    name: 'api' | 'backoffice' | 'edge' | 'release' | 'sandbox',
    extra: Readonly<Record<string, string>> = {},
  ): Service => {
    signal?.throwIfAborted();
    const service = startService(
      name,
      `deploy/${name}/src/${name === 'backoffice' ? 'server/' : ''}main.ts`,
      { ...variables[name], ...further?.[name], ...extra },
      onExit,
    );
    services[name] = service;
    recordProcesses(
      folder,
      Object.values(services).flatMap(({ child }) => child.pid ?? []),
    );
    return service;
  };

/** Brings everything up, in the order in which things need each other. */
export const startStack = async (settings: StackSettings): Promise<Stack> => {
  const { folder, log } = settings;
  const ports = portsFrom(settings.port);
  await ensureCanStart(settings, ports);
  const services: Record<string, Service> = {};
  const database = startDatabase(settings, ports);
  const stopAll = async (): Promise<void> => {
    for (const name of STOPPED_IN_ORDER) await services[name]?.stop();
    const server = await database.catch(() => undefined);
    await server?.stop();
    forgetProcesses(folder);
  };
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= stopAll());
  // Whatever is under way then fails for want of what it stands on.
  settings.signal?.addEventListener('abort', () => void stop(), { once: true });
  try {
    const postgres = await database;
    settings.signal?.throwIfAborted();
    log('PostgreSQL is up');
    const external = process.env.DATABASE_URL;
    if (external) log(`the shop's data is in your database ${withoutPassword(external)}`);
    const databaseUrl = external ?? postgres.urlOf('tapnook');
    const secrets = readSecrets(folder, log);
    const owned = await ownDatabases(postgres, secrets);
    const variables = environments({
      ports,
      folder,
      databaseUrl: external ?? owned.shop,
      releaseDatabaseUrl: owned.release,
      secrets,
      production: process.env.NODE_ENV === 'production',
      host: process.env.HOST || LOOPBACK,
    });
    const launch = launcherOf(settings, variables, services);
    const registry = `http://localhost:${ports.release}`;
    // The registry keeps only the hashes of its tokens: a lost file means new tokens.
    const lost = readTokens(folder, log) === undefined;
    await untilHealthy(ports.release, launch('release', lost ? { REMAKE_TOKENS: '1' } : {}));
    const tokens = readTokens(folder, log);
    if (!tokens) throw new StackError(`The registry did not write ${folder}/release/tokens.json.`);
    let demoShop = false;
    const prepareShop = async (): Promise<void> => {
      const output = await runScript(
        'deploy/api/seed/main.ts',
        [],
        { ...variables.api, ...settings.variables?.api },
        settings.signal,
      );
      for (const line of output.trim().split('\n')) log(line);
      demoShop = /^The shop is (?:already )?filled/m.test(output);
      if (!external) writeVersion(folder, postgresMajor());
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
      buildsFrom: settings.buildsFrom,
      variables: { RELEASE_URL: registry, RELEASE_TOKEN: tokens.manager },
      signal: settings.signal,
    });
    const pages = buildPages(folder, settings.buildsFrom, log, settings.signal);
    const [changed] = await Promise.all([publish, prepareShop(), pages]);
    await untilHealthy(ports.backoffice, launch('backoffice'));
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
    return { ports, tokens, databaseUrl, generation, demoShop, services, variables, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
