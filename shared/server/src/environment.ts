import type { z } from 'zod';

/** The variables of a process, by name; one that is not set is undefined. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Thrown where a process cannot start with the variables it was given. */
export class EnvironmentError extends Error {
  /** One line for each variable at fault: its name and what is wrong with it. */
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The environment has faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'EnvironmentError';
    this.faults = faults;
  }
}

/** What `type` makes of the variables; throws `EnvironmentError`, which names all at fault. */
export const parseEnvironment = <T extends z.ZodType>(type: T, source: Variables): z.output<T> => {
  const parsed = type.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new EnvironmentError(
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  );
};

/**
 * The environment of this process, read at its start. Where it has faults, they alone are printed
 * and the process ends with 78 (EX_CONFIG of sysexits.h): where in the code they were found helps
 * no operator.
 */
export const environmentOrExit = <T>(read: (source: Variables) => T): T => {
  try {
    return read(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(78);
  }
};
