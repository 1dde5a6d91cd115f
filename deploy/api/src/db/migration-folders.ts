import { join } from 'node:path';
import type { MigratedSchema } from '@tapnook/server/migrations';

const ROOT = join(import.meta.dirname, '../..');
export type MigrationFolders = Required<MigratedSchema['folders']>;
/** The scripts of this release. */
export const FOLDERS: MigrationFolders = {
  before: join(ROOT, 'migrations-sql/before'),
  tables: join(ROOT, 'migrations'),
  after: join(ROOT, 'migrations-sql/after'),
};
