import { join } from 'node:path';
import {
  createBucketStore,
  createFolderStore,
  type ObjectStore,
} from '@tapnook/server/object-store';
import { writeSecurityLog, type SecurityLog } from '@tapnook/server/security-log';
import { logAlarm, type Alarm } from './alarms.ts';
import { createClock, type Clock } from './db/clock.ts';
import { createFailoverPools } from './db/failover-pool.ts';
import { createDb, createPool, type Db, type Pool } from './db/pool.ts';
import { type ReplicaFreshness, watchReplica } from './db/replica-lag.ts';
import type { Env } from './env.ts';
import { type Gateway, createStripeGateway } from './modules/payments/index.ts';
import { createSearchEngine, type SearchEngine } from './modules/search/index.ts';
import { createRateLimiter, type RateLimiter } from './plugins/rate-limit.ts';

/**
 * What modules work with. Nothing else is shared between them, and nothing is kept in the process.
 */
export interface Deps {
  readonly env: Env;
  readonly db: Db;
  readonly pool: Pool;
  /**
   * A replica, for the public catalogue only; what belongs to one shopper is read from `db`, so
   * that they see what they wrote. The primary serves it while no replica answers.
   */
  readonly readDb: Db;
  readonly readPool: Pool;
  /** Public reads that must be fresh; a replica serves them while the primary is away. */
  readonly freshReadDb: Db;
  /** The databases by name, for health checks. */
  readonly databases: Readonly<Record<string, Pool>>;
  /** Of the replica, where there is one. */
  readonly freshness: ReplicaFreshness | undefined;
  readonly clock: Clock;
  readonly rateLimiter: RateLimiter;
  /** Where money is asked for: Stripe, or the sandbox shaped like it. */
  readonly gateway: Gateway;
  /** Searches products beside PostgreSQL, where one is configured. */
  readonly searchEngine: SearchEngine | undefined;
  /** The bytes of uploads. */
  readonly uploads: ObjectStore;
  /** Something needs a person. */
  readonly alarm: Alarm;
  /** What a watcher of attacks wants to know (ASVS 16.3). */
  readonly securityLog: SecurityLog;
}

/** A page has no more time; the primary is asked instead. */
const REPLICA_CONNECT_MS = 2_000;

const openUploads = (env: Env): ObjectStore => {
  const {
    UPLOAD_S3_BUCKET: bucket,
    UPLOAD_S3_ENDPOINT: endpoint,
    UPLOAD_S3_KEY: accessKey,
    UPLOAD_S3_SECRET: secretKey,
    UPLOAD_S3_SESSION_TOKEN: sessionToken,
  } = env;
  return bucket && endpoint && accessKey && secretKey
    ? createBucketStore({
        bucket,
        endpoint,
        accessKey,
        secretKey,
        sessionToken,
        region: env.UPLOAD_S3_REGION,
      })
    : createFolderStore(env.UPLOAD_DIR ?? join(env.MEDIA_DIR, 'uploads'));
};

export const createDeps = (env: Env): Deps => {
  const pool = createPool(env.DATABASE_URL, env.DATABASE_POOL);
  const replica = env.DATABASE_READ_URL
    ? createPool(env.DATABASE_READ_URL, env.DATABASE_POOL, REPLICA_CONNECT_MS)
    : undefined;
  const freshness = replica && watchReplica(pool, replica);
  const reads =
    replica && createFailoverPools(pool, replica, Date.now, () => freshness?.isBehind() ?? false);
  const db = createDb(pool);
  const freshReadDb = reads ? createDb(reads.primaryFirst) : db;
  const alarm = logAlarm((line) => env.NODE_ENV !== 'test' && process.stderr.write(line));
  return {
    env,
    db,
    pool,
    readDb: reads ? createDb(reads.replicaFirst) : db,
    readPool: reads?.replicaFirst ?? pool,
    freshReadDb,
    databases: { primary: pool, ...(replica && { replica }) },
    freshness,
    clock: createClock(freshReadDb),
    rateLimiter: createRateLimiter(db),
    gateway: createStripeGateway(env),
    uploads: openUploads(env),
    searchEngine: createSearchEngine(env, alarm),
    alarm,
    securityLog: writeSecurityLog((line) => env.NODE_ENV !== 'test' && process.stdout.write(line)),
  };
};

export const closeDeps = async (deps: Deps): Promise<void> => {
  deps.freshness?.stop();
  await deps.searchEngine?.close();
  for (const pool of Object.values(deps.databases)) await pool.end();
};
