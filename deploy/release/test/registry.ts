import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import { readConfig } from '../src/config.ts';
import { openRegistry } from '../src/registry/open-registry.ts';
import type { Registry } from '../src/registry/registry.ts';
import { makeFirstTokens, type TokensFile } from '../src/registry/tokens.ts';
import { buildServer } from '../src/server.ts';
import { slotOf } from '../src/telemetry/ingest.ts';
import { buildApp, formOf, type BuiltApp } from './built-app.ts';

const urlOf = (database: string) => {
  const { REGISTRY_TEST_POSTGRES_PASSWORD: password, REGISTRY_TEST_POSTGRES_PORT: port } =
    process.env;
  return `postgres://tapnook:${password}@127.0.0.1:${port}/${database}`;
};

const administer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
};

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}
export interface TestRegistry {
  readonly registry: Registry;
  readonly server: FastifyInstance;
  readonly tokens: TokensFile;
  /** Moves the registry's clock, in milliseconds. */
  pass(milliseconds: number): void;
  /**
   * Stops the registry's clock at the beginning of a slot, so that what is told at once is compared
   * at once on any machine. A minute ahead, since the database's clock goes on: what began in this
   * test began before that slot.
   */
  stopClock(): void;
  get<T>(path: string, token?: string): Promise<Answer<T>>;
  post<T>(path: string, body: unknown, token?: string): Promise<Answer<T>>;
  publish<T>(app: BuiltApp, token?: string, query?: string): Promise<Answer<T>>;
  /** Publishes and composes the shell and these remotes, all at 1.0.0. */
  composeAll(remotes: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** A registry of one's own: an empty database, empty folders, first tokens; it does not listen. */
export const openTestRegistry = async (
  environment: Record<string, string> = {},
): Promise<TestRegistry> => {
  const database = `release_${randomBytes(6).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), 'release-test-'));
  await administer(`CREATE DATABASE ${database}`);
  let ahead = 0;
  let stoppedAt: number | undefined;
  const config = readConfig({
    ALLOWED_HOSTS: 'releases.tapnook.example',
    DATABASE_URL: urlOf(database),
    RELEASE_DIR: folder,
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const registry = await openRegistry(config, () => (stoppedAt ?? Date.now()) + ahead);
  const tokens = await makeFirstTokens(registry.db, config.tokensFile);
  if (!tokens) throw new Error('the database was not empty');
  const server = await buildServer(registry);
  const send = async <T>(options: InjectOptions, token = tokens.manager): Promise<Answer<T>> => {
    const answer = await server.inject({
      ...options,
      headers: { ...options.headers, authorization: `Bearer ${token}` },
    });
    return {
      status: answer.statusCode,
      body: (answer.body ? JSON.parse(answer.body) : undefined) as T,
    };
  };
  const publish: TestRegistry['publish'] = async (app, token, query = '') => {
    const encoded = new Response(formOf(app));
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    return send(
      {
        method: 'POST',
        url: `/v1/apps/${app.record.name}/versions${query}`,
        headers,
        payload: Buffer.from(await encoded.arrayBuffer()),
      },
      token,
    );
  };
  return {
    registry,
    server,
    tokens,
    publish,
    pass: (milliseconds) => {
      ahead += milliseconds;
    },
    stopClock: () => {
      stoppedAt = slotOf(Date.now() + 60_000).getTime();
    },
    get: (path, token) => send({ method: 'GET', url: path }, token),
    post: (path, body, token) =>
      send({ method: 'POST', url: path, payload: body as object }, token),
    composeAll: async (remotes) => {
      const names = ['shell', ...remotes];
      for (const name of names) await publish(buildApp(name, '1.0.0'));
      const { status } = await send({
        method: 'POST',
        url: '/v1/channels/production/compositions',
        payload: { apps: Object.fromEntries(names.map((name) => [name, '1.0.0'])) },
      });
      if (status !== 200) throw new Error(`the first composition was refused: ${status}`);
    },
    close: async () => {
      await server.close();
      await registry.close();
      await administer(`DROP DATABASE ${database} WITH (FORCE)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
