import {
  migrate as migrateSchema,
  type MigratedSchema,
  type MigrateOptions,
  planMigrations as planSchema,
} from '@tapnook/server/migrations';
import { FOLDERS, type MigrationFolders } from './migration-folders.ts';
import type { Pool } from './pool.ts';

/**
 * Made again where a restored database has lost its own settings, which no dump of its tables
 * carries.
 */
const SETTINGS = '01-settings.sql';
const findLostSettings = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ there: boolean }>(
    `select exists (select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
      where d.datname = current_database() and s.setrole = 0
        and exists (select from unnest(s.setconfig) c where c like 'statement_timeout=%')
    ) as there`,
  );
  return rows[0]?.there === true ? [] : [SETTINGS];
};

const schemaOf = (folders: MigrationFolders): MigratedSchema => ({
  folders,
  schema: 'public',
  list: { table: 'schema_migrations', nameColumn: 'name', timeColumn: 'applied_at' },
  lock: 7_242_019,
  nextMigration: 'make the next one (npm run db:generate -w deploy/api -- name)',
  findLost: findLostSettings,
});

/** The names of the scripts that {@link migrate} would run; changes nothing. */
export const planMigrations = (pool: Pool, folders = FOLDERS): Promise<readonly string[]> =>
  planSchema(pool, schemaOf(folders));

/**
 * Brings the database to this release's schema: extensions and clock, then the migrations that it
 * has not had, then views and functions. Tests give other folders. Gives the names of what it ran.
 */
export const migrate = (
  pool: Pool,
  { folders = FOLDERS, ...options }: MigrateOptions & { readonly folders?: MigrationFolders },
): Promise<readonly string[]> => migrateSchema(pool, schemaOf(folders), options);
