/** What was found about one setting of a provider. */
export interface Check {
  readonly provider: string;
  readonly what: string;
  /** `manual` is for what nobody but the operator can see, or what is not set up. */
  readonly result: 'ok' | 'failed' | 'manual';
  readonly detail: string;
}

export const TIMEOUT = 8_000;

const reasonOf = (error: unknown): string => {
  const cause =
    error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error instanceof Error ? error.message : String(error)}${cause}`;
};

export const failed = (provider: string, what: string, detail: string): Check => ({
  provider,
  what,
  result: 'failed',
  detail,
});

/** Runs one check; what it throws is what is wrong. */
export const runCheck = async (
  provider: string,
  what: string,
  work: () => Promise<string>,
): Promise<Check> => {
  try {
    return { provider, what, result: 'ok', detail: await work() };
  } catch (error) {
    return failed(provider, what, reasonOf(error));
  }
};

export const manual = (provider: string, what: string, detail: string): Check => ({
  provider,
  what,
  result: 'manual',
  detail,
});
