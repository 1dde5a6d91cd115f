import type { RegistryConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openKeyRing } from '../signing/key-ring.ts';
import { openAnnouncer } from './announcer.ts';
import { diskStore } from './artefact-store.ts';
import type { Registry } from './registry.ts';
import { s3Store } from './s3-store.ts';

/** Connects, migrates, and loads the keys. The caller closes what `close` closes. */
export const openRegistry = async (
  config: RegistryConfig,
  clock: () => number = Date.now,
): Promise<Registry & { close: () => Promise<void> }> => {
  const db = openDatabase(config.databaseUrl);
  await migrate(db);
  const [artefacts, keys, announcer] = await Promise.all([
    config.bucket ? s3Store(config.bucket, clock) : diskStore(config.artefactDir),
    openKeyRing(config.keyDir, clock),
    openAnnouncer(config.databaseUrl),
  ]);
  return {
    config,
    db,
    artefacts,
    keys,
    announcer,
    clock,
    close: async () => {
      await announcer.close();
      await db.end();
    },
  };
};
