import { openSecurityLog } from '@tapnook/server/security-log';
import type { RegistryConfig } from '../config.ts';
import { openDatabase, transaction, type Queryable } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { logThePast } from '../log/transparency-log.ts';
import { openKeyRing } from '../signing/key-ring.ts';
import { openAnnouncer } from './announcer.ts';
import { diskStore } from './artefact-store.ts';
import type { Registry } from './registry.ts';
import { s3Store } from './s3-store.ts';

/** Whether this database's registry has ever signed something that edges keep. */
const hasSigned = async (db: Queryable): Promise<boolean> => {
  const { rows } = await db.query('SELECT 1 FROM release.generations LIMIT 1');
  return rows.length > 0;
};

/** Connects, migrates, and loads the keys. The caller closes what `close` closes. */
export const openRegistry = async (
  config: RegistryConfig,
  clock: () => number = Date.now,
): Promise<Registry & { close: () => Promise<void> }> => {
  const db = openDatabase(config.databaseUrl);
  const openKeys = async () => {
    await migrate(db);
    await transaction(db, logThePast);
    return openKeyRing(config.keyDir, clock, config.newSigningKeys || !(await hasSigned(db)));
  };
  const keys = await openKeys().catch(async (error: unknown) => {
    await db.end();
    throw error;
  });
  const [artefacts, announcer] = await Promise.all([
    config.bucket ? s3Store(config.bucket) : diskStore(config.artefactDir),
    openAnnouncer(config.databaseUrl),
  ]);
  return {
    config,
    db,
    artefacts,
    keys,
    announcer,
    clock,
    noteSecurityEvent: openSecurityLog(config.logLevel !== 'silent'),
    close: async () => {
      await announcer.close();
      await db.end();
    },
  };
};
