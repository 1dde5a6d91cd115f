import type { Demand } from '../policy/enforce.ts';
import { RegistryRefusal } from './client.ts';
import { UsageError } from './command.ts';
import { findingLines, trainLines } from './publish.command.ts';

interface Details {
  readonly name?: string;
  readonly team?: string | null;
  readonly own?: string;
  readonly train?: Record<string, string>;
  readonly demands?: Demand[];
  readonly findings?: Parameters<typeof findingLines>[0];
  readonly fields?: Record<string, string>;
  readonly changed?: { app: string; from: string | null; to: string | null }[];
  readonly present?: { generation: number };
}

const refusalLines = (refusal: RegistryRefusal): string[] => {
  const details = refusal.details as Details;
  return [
    `Refused (${refusal.code}): ${refusal.message}`,
    ...(details.findings ? findingLines(details.findings) : []),
    ...(details.name && details.team ? [`  ${details.name} belongs to team ${details.team}.`] : []),
    ...(details.name && details.team === null
      ? [
          `  ${details.name} is nobody’s yet. A manager gives it to a team: owners give name ` +
            `${details.name} TEAM`,
        ]
      : []),
    ...(details.demands ?? []).map(({ message }) => `  ${message.en_gb}`),
    ...(details.train ? trainLines(details.train) : []),
    ...(details.own ? [`  Its global is ${details.own}.`] : []),
    ...Object.entries(details.fields ?? {}).map(([field, why]) => `  ${field}: ${why}`),
    ...(details.present ? [`  It is now r-${details.present.generation}.`] : []),
    ...(details.changed ?? []).map(
      (row) => `  ${row.app}: ${row.from ?? 'absent'} → ${row.to ?? 'absent'}`,
    ),
  ];
};

/** What went wrong, for people and for programs. */
interface Failure {
  readonly exitCode: number;
  readonly text: string;
  readonly data: { readonly code: string; readonly message: string; readonly data?: unknown };
}

/** What a thrown thing means: 1 refused, 2 typed wrongly, 3 could not be tried. */
export const failureOf = (error: unknown): Failure => {
  const { message, cause } = error as { message: string; cause?: { code?: string } };
  if (
    error instanceof UsageError ||
    (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  )
    return {
      exitCode: 2,
      text: message,
      data: { code: 'usage', message },
    };
  if (error instanceof RegistryRefusal)
    return {
      exitCode: 1,
      text: refusalLines(error).join('\n'),
      data: { code: error.code, message, data: error.details },
    };
  if (cause?.code === 'ECONNREFUSED') {
    const text = 'No registry answers there. Is it running? (RELEASE_URL)';
    return { exitCode: 3, text, data: { code: 'unreachable', message: text } };
  }
  return { exitCode: 3, text: message, data: { code: 'failed', message } };
};
