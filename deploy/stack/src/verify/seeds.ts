import { randomInt } from 'node:crypto';

/**
 * Seeds of the random input of the model and fuzz tests: new ones for each run, so that
 * every run tests other input. A seed that the environment sets repeats a failure.
 */
export const seeds = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): Record<'MODEL_SEED' | 'REWARD_SEED' | 'FUZZ_SEED', string> => {
  const seed = (name: string): string => env[name] ?? String(randomInt(1, 1_000_000));
  return {
    MODEL_SEED: seed('MODEL_SEED'),
    REWARD_SEED: seed('REWARD_SEED'),
    FUZZ_SEED: seed('FUZZ_SEED'),
  };
};

/** The seeds in the form in which a shell takes them before a command. */
export const printSeeds = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
