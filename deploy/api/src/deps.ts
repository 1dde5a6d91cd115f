import { join } from 'node:path';
import {
  createBucketStore,
  createFolderStore,
  type ObjectStore,
} from '@tapnook/server/object-store';
import { logAlarm, type Alarm } from './alarms.ts';
import { createClock, type Clock } from './db/clock.ts';
import { createDb, createPool, type Db, type Pool } from './db/pool.ts';
import type { Env } from './env.ts';
import type { Gateway } from './modules/payments/gateway.ts';
import { createStripeGateway } from './modules/payments/stripe-gateway.ts';
import { createRateLimiter, type RateLimiter } from './plugins/rate-limit.ts';
import { writeSecurityLog, type SecurityLog } from './security-log.ts';

/**
 * What modules work with. Nothing else is shared between them, and nothing is kept in the process.
 */
export interface Deps {
  readonly env: Env;
  readonly db: Db;
  readonly pool: Pool;
  /**
   * A replica, for the public catalogue only; what belongs to one shopper is read from `db`, so
   * that they see what they wrote.
   */
  readonly readDb: Db;
  readonly readPool: Pool;
  readonly clock: Clock;
  readonly rateLimiter: RateLimiter;
  /** Where money is asked for: Stripe, or the sandbox shaped like it. */
  readonly gateway: Gateway;
  /** The bytes of uploads. */
  readonly uploads: ObjectStore;
  /** Something needs a person. */
  readonly alarm: Alarm;
  /** What a watcher of attacks wants to know (ASVS 16.3). */
  readonly securityLog: SecurityLog;
}

const openUploads = (env: Env): ObjectStore => {
  const {
    UPLOAD_S3_BUCKET: bucket,
    UPLOAD_S3_ENDPOINT: endpoint,
    UPLOAD_S3_KEY: accessKey,
    UPLOAD_S3_SECRET: secretKey,
  } = env;
  return bucket && endpoint && accessKey && secretKey
    ? createBucketStore({ bucket, endpoint, accessKey, secretKey, region: env.UPLOAD_S3_REGION })
    : createFolderStore(env.UPLOAD_DIR ?? join(env.MEDIA_DIR, 'uploads'));
};

export const createDeps = (env: Env): Deps => {
  const pool = createPool(env.DATABASE_URL, env.DATABASE_POOL);
  const readPool = env.DATABASE_READ_URL
    ? createPool(env.DATABASE_READ_URL, env.DATABASE_POOL)
    : pool;
  const db = createDb(pool);
  return {
    env,
    db,
    pool,
    readDb: readPool === pool ? db : createDb(readPool),
    readPool,
    clock: createClock(db),
    rateLimiter: createRateLimiter(db),
    gateway: createStripeGateway(env),
    uploads: openUploads(env),
    alarm: logAlarm((line) => env.NODE_ENV !== 'test' && process.stderr.write(line)),
    securityLog: writeSecurityLog((line) => env.NODE_ENV !== 'test' && process.stdout.write(line)),
  };
};

export const closeDeps = async (deps: Deps): Promise<void> => {
  await deps.pool.end();
  if (deps.readPool !== deps.pool) await deps.readPool.end();
};
