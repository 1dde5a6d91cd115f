export { migrate, planMigrations, type MigrateOptions } from './migrate.ts';
export { CHECKSUMS, readMigrationFiles, tablesMadeBy } from './migration-files.ts';
export { MigrationError, type MigratedSchema } from './migration-plan.ts';
