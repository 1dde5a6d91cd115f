import path from 'node:path';
import { startService, untilHealthy, type Service } from '../processes.ts';
import { startStack, type Stack } from '../stack.ts';
import { type Backends, type DrillPorts, startBalancers } from './balancers.ts';
import type { LoadTarget } from './load.ts';
import { PostgresNode } from './postgres-node.ts';

type Kind = 'api' | 'edge' | 'release';

/** A shop of two of everything, and what a drill may do to it. */
export interface DrillShop {
  readonly stack: Stack;
  /** The primary and its standby, as they are now. */
  readonly nodes: () => readonly [PostgresNode, PostgresNode];
  readonly archive: string;
  readonly target: () => LoadTarget;
  /**
   * Ends the primary with a signal, promotes the standby, and makes the old primary its standby.
   */
  readonly promoteStandby: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>;
  /** What an editor does: gives a product another English name. */
  readonly rename: (productId: number, name: string) => Promise<void>;
  /** Ends one of two processes with a signal, waits for its end, and starts it again. */
  readonly restart: (kind: Kind, index: 0 | 1, signal: NodeJS.Signals) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface DrillSettings {
  /** The first of about thirty ports. */
  readonly port: number;
  /** Of the databases and balancers. */
  readonly folder: string;
  /** Of what the shop's processes keep. */
  readonly shopFolder: string;
  /** PostgreSQL's programs. */
  readonly bin: string;
  readonly log: (line: string) => void;
}

const at = (port: number): string => `http://127.0.0.1:${port}`;

const startNodes = async (
  { port, folder, bin }: DrillSettings,
  archive: string,
): Promise<readonly [PostgresNode, PostgresNode]> => {
  const node = (index: number): PostgresNode =>
    new PostgresNode({ bin, folder, port: port + 20 + index, rolePort: port + 22 + index });
  const [primary, standby] = [node(0), node(1)] as const;
  await primary.initialise(archive);
  await primary.start();
  await primary.query('create database tapnook');
  await standby.copyOf(primary, 'standby');
  await standby.start();
  return [primary, standby];
};

/** Ends the primary, promotes the standby, and makes the old primary a standby of the new one. */
const switchOver = async (
  [old, promoted]: readonly [PostgresNode, PostgresNode],
  signal: 'SIGINT' | 'SIGKILL',
): Promise<readonly [PostgresNode, PostgresNode]> => {
  await old.end(signal);
  await promoted.promote();
  await promoted.until(async () => {
    const [row] = await promoted.query<{ standby: boolean }>(
      'select pg_is_in_recovery() as standby',
    );
    return row?.standby === false;
  });
  await old.copyOf(promoted, 'standby');
  await old.start();
  promoted.waitForStandby(true);
  return [promoted, old];
};

/** Where everything of the drill listens, from its first port on. */
const planPorts = (
  port: number,
): { ports: DrillPorts; second: Readonly<Record<Kind, number>>; backends: Backends } => {
  const ports: DrillPorts = {
    shop: port + 30,
    api: port + 31,
    release: port + 32,
    primary: port + 33,
    replica: port + 34,
    pool: port + 35,
  };
  const second: Readonly<Record<Kind, number>> = {
    edge: port + 10,
    api: port + 11,
    release: port + 12,
  };
  const backends: Backends = {
    edges: [port, second.edge],
    apis: [port + 1, second.api],
    registries: [port + 2, second.release],
    nodes: [
      [port + 20, port + 22],
      [port + 21, port + 23],
    ],
  };
  return { ports, second, backends };
};

const poolOf = (ports: DrillPorts, database: string): string =>
  `postgres://tapnook:drill@127.0.0.1:${ports.pool}/${database}`;
/** What differs from a shop of one of each. */
const overridesOf = (
  ports: DrillPorts,
): Readonly<Record<Kind, Readonly<Record<string, string>>>> => ({
  api: {
    DATABASE_READ_URL: poolOf(ports, 'tapnook_read'),
    DRAIN_MS: '1500',
    UNPAID_ORDERS: '100000',
  },
  edge: {
    API_ORIGIN: at(ports.api),
    RELEASE_ORIGIN: at(ports.release),
    DRAIN_MS: '1500',
    PAGES_PER_MINUTE: '1000000',
    CALLS_PER_MINUTE: '1000000',
  },
  release: { DRAIN_MS: '1500' },
});

export const startDrillShop = async (settings: DrillSettings): Promise<DrillShop> => {
  const { port, folder, log } = settings;
  const archive = path.join(folder, 'archive');
  let nodes = await startNodes(settings, archive);
  log('PostgreSQL: a primary and a standby');
  nodes[0].waitForStandby(true);
  const { ports, second, backends } = planPorts(port);
  const balancers = startBalancers(folder, ports, backends);
  process.env.DATABASE_URL = poolOf(ports, 'tapnook');
  const overrides = overridesOf(ports);
  const onExit = (name: string, code: number | null): void => log(`${name} ended (${code})`);
  const stack = await startStack({
    port,
    folder: settings.shopFolder,
    log,
    onExit,
    variables: {
      ...overrides,
      sandbox: { WEBHOOK_URL: `${at(ports.shop)}/api/v1/gateway/webhook` },
    },
  }).catch(async (error: unknown) => {
    balancers.stop();
    for (const node of nodes) await node.stop();
    throw error;
  });
  const launch = (kind: Kind, index: 0 | 1): Service =>
    startService(
      kind,
      `deploy/${kind}/src/main.ts`,
      {
        ...stack.variables[kind],
        ...overrides[kind],
        ...(kind === 'edge' && { RELEASE_TOKEN: stack.tokens.edge }),
        ...(index === 1 && {
          PORT: String(second[kind]),
          ...(kind === 'edge' && {
            DATA_DIR: path.join(folder, 'edge-2'),
            PREVIEW_PORT: String(port + 13),
          }),
        }),
      },
      onExit,
    );
  const portOf = (kind: Kind, index: 0 | 1): number =>
    index === 1 ? second[kind] : stack.ports[kind];
  const running = new Map<string, Service>();
  for (const kind of ['release', 'api', 'edge'] as const) {
    const first = stack.services[kind];
    if (first) running.set(`${kind}0`, first);
    running.set(`${kind}1`, launch(kind, 1));
    await untilHealthy(second[kind], running.get(`${kind}1`) as Service);
  }
  log('two edges, two APIs and two registries serve');
  return {
    stack,
    nodes: () => nodes,
    archive,
    target: () => ({
      shop: at(ports.shop),
      api: at(ports.api),
      sandbox: at(stack.ports.sandbox),
      databaseUrl: nodes[0].urlOf('tapnook'),
    }),
    promoteStandby: async (signal) => {
      nodes = await switchOver(nodes, signal);
    },
    rename: async (productId, name) => {
      await nodes[0].query(
        `update products set name = jsonb_set(name, '{en-US}', '"${name}"')
          where id = ${productId}`,
        'tapnook',
      );
    },
    restart: async (kind, index, signal) => {
      const service = running.get(`${kind}${index}`);
      if (!service) throw new Error(`there is no ${kind}${index}`);
      const ended = new Promise((done) => service.child.once('exit', done));
      service.child.removeAllListeners('exit').once('exit', () => undefined);
      const gone = new Promise((done) => service.child.once('exit', done));
      service.child.kill(signal);
      await Promise.race([ended, gone]);
      const again = launch(kind, index);
      running.set(`${kind}${index}`, again);
      await untilHealthy(portOf(kind, index), again);
    },
    stop: async () => {
      for (const service of running.values()) await service.stop();
      await stack.stop();
      balancers.stop();
      for (const node of nodes) await node.stop();
    },
  };
};
