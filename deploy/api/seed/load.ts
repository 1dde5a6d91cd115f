import type { Deps } from '../src/deps.ts';

export interface SeedOptions {
  /** 1 for the shop as it is shown; 100 copies the products a hundred times, for benchmarks. */
  readonly scale: number;
}

/** Fills an empty, migrated database with the shop: deterministic, with dates relative to today. */
export const seed = async (_deps: Pick<Deps, 'db' | 'pool'>, _options: SeedOptions): Promise<void> => {};
