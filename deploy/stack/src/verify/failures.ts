import { stripVTControlCharacters } from 'node:util';
import type { JestReport } from './counts.ts';

/** What one test said when it failed. */
export interface Failure {
  readonly title: string;
  readonly message: string;
}

/** The first lines of a message; the whole one stands where the test ran. */
const LINES = 14;
const inShort = (message: string): string =>
  stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n');

export const unitFailures = ({ testResults }: JestReport): Failure[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that did not start has no tests to name.
    if (failed.length === 0 && assertionResults.length === 0 && message)
      return [{ title: name ?? 'a test file', message: inShort(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: fullName,
      message: inShort(failureMessages?.join('\n') ?? ''),
    }));
  });

interface Attempt {
  readonly status: string;
  readonly errors: readonly { readonly message?: string }[];
}
export interface JourneySuite {
  readonly suites?: readonly JourneySuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly Attempt[] }[];
  }[];
}
/** The errors of every attempt, also of a journey whose second attempt passed. */
export const journeyFailures = (suites: readonly JourneySuite[]): Failure[] =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .flatMap(({ results }) => results)
        .flatMap(({ status, errors }, attempt) =>
          status === 'passed' || status === 'skipped'
            ? []
            : [
                {
                  title: `${file}: ${title} (attempt ${attempt + 1})`,
                  message: inShort(errors.map(({ message }) => message ?? '').join('\n')),
                },
              ],
        ),
    ),
    ...journeyFailures(suite.suites ?? []),
  ]);

/** All failures, to be read at the end of a long log. */
export const printFailures = (failures: readonly Failure[]): string =>
  failures
    .map(({ title, message }) => `✘ ${title}\n${message.replaceAll(/^/gm, '    ')}`)
    .join('\n\n');
