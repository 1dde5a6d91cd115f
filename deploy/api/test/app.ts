import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../src/app.ts';
import { insideTransaction, type Pool } from '../src/db/pool.ts';
import { closeDeps, createDeps, type Deps } from '../src/deps.ts';
import { readEnv } from '../src/env.ts';
import type { Viewer } from '../src/handlers.ts';
import { signAccessToken } from '../src/plugins/access-token.ts';
import { recordCall, recordSuccess } from './call-coverage.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { catchUp, openTestSearchEngine, startFeed } from './search-engine/test-search-engine.ts';

const SECRET = 'a-secret-for-tests-that-is-long-enough';
export const SERVER_CREDENTIAL = 'server-credential-for-tests';

/** An answer as tests read it. */
export interface Reply {
  readonly status: number;
  readonly code: string;
  // Tests read deep into answers whose shape the contract check has already verified.
  readonly data: any;
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface RequestOptions {
  readonly as?: Partial<Viewer> | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Makes a call; `path` is without `/api`. */
  readonly call: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    options?: RequestOptions,
  ) => Promise<Reply>;
  readonly tokenOf: (viewer: Partial<Viewer>) => Promise<string>;
  /**
   * Moves the database's clock, for example `'31 minutes'`; from its real time, not from the last
   * move.
   */
  readonly moveClock: (interval: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Work in a transaction that asks the pool for another connection fails here, as it would hang
 * under load.
 */
const refuseSecondConnection = (pool: Pool): void => {
  const guard = <T extends (...args: never[]) => unknown>(work: T): T =>
    ((...args) => {
      if (insideTransaction()) throw new Error('a transaction asked for a second connection');
      return work(...args);
    }) as T;
  pool.connect = guard(pool.connect.bind(pool));
  pool.query = guard(pool.query.bind(pool));
};

/** A live session of somebody; who has no account yet is given an empty one. */
const openSession = async (
  pool: Pool,
  { userId, role }: Pick<Viewer, 'userId' | 'role'>,
): Promise<string> => {
  const id = `session-of-${userId}`;
  await pool.query(
    `insert into users (id, role) values ($1, case $2 when 'server' then 'client' else $2 end)
      on conflict do nothing`,
    [userId, role],
  );
  await pool.query(
    `insert into sessions (id, user_id, platform, device, ip_address)
      values ($1, $2, 'web', 'Test', '::1') on conflict (id) do update
      set created_at = app_now(), revoked_at = null`,
    [id, userId],
  );
  return id;
};

/** Every answer is noted, and held to its contract. */
const recordAnswers = (app: FastifyInstance): void => {
  const inject = app.inject.bind(app);
  const recorded = async (options: InjectOptions | string): Promise<LightMyRequestResponse> => {
    const response = await inject(options);
    const { method = 'GET', url = '' } = typeof options === 'string' ? { url: options } : options;
    const isJson = /json/.test(String(response.headers['content-type']));
    if (typeof url === 'string')
      recordCall(
        String(method),
        url,
        response.statusCode,
        isJson && response.body ? response.json() : null,
      );
    return response;
  };
  Object.assign(app, { inject: recorded });
  app.server.on('request', ({ method = '', url = '' }, response) =>
    response.on('finish', () => recordSuccess(method, url, response.statusCode)),
  );
};

/** The API over a database of its own. Close it in `afterAll`. `env` overrides single variables. */
export const createTestApp = async (
  env: Readonly<Record<string, string>> = {},
  given?: TestDatabase,
): Promise<TestApp> => {
  const database = given ?? (await createTestDatabase());
  const uploadDir = mkdtempSync(join(tmpdir(), 'uploads-'));
  const engine = await openTestSearchEngine();
  const deps = createDeps(
    readEnv({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      DATABASE_POOL: '10',
      TOKEN_SECRET: SECRET,
      SERVER_CREDENTIAL,
      UPLOAD_DIR: uploadDir,
      ...engine?.env,
      ...env,
    }),
  );
  refuseSecondConnection(deps.pool);
  const app = await buildApp(deps);
  recordAnswers(app);
  if (engine) await startFeed(deps);
  const tokenOf = async (viewer: Partial<Viewer>) => {
    const who = { userId: '1', role: 'client', sessionId: '', ...viewer } as const;
    return signAccessToken(deps.env, {
      ...who,
      sessionId: who.sessionId || (await openSession(deps.pool, who)),
    });
  };
  return {
    app,
    deps,
    tokenOf,
    call: async (method, path, { as, body, headers } = {}) => {
      if (engine) await catchUp(deps);
      const response = await app.inject({
        method,
        url: `/api${path}`,
        headers: { ...(as && { authorization: `Bearer ${await tokenOf(as)}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      });
      const parsed =
        response.body && /json/.test(String(response.headers['content-type']))
          ? response.json()
          : null;
      return {
        status: response.statusCode,
        code: parsed?.code,
        data: parsed?.data,
        body: parsed,
        headers: response.headers,
      };
    },
    moveClock: async (interval) => {
      await deps.pool.query(
        `insert into clock_shift (shift) values ($1::interval) on conflict (only_row) do update
          set shift = excluded.shift`,
        [interval],
      );
    },
    close: async () => {
      await app.close();
      await closeDeps(deps);
      await engine?.close();
      await database.drop();
      rmSync(uploadDir, { recursive: true, force: true });
    },
  };
};
