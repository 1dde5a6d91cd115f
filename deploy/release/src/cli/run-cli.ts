import { parseArgs } from 'node:util';
import type { Demand } from '../policy/enforce.ts';
import { auditCommand, keysCommand, tokenCommand } from './admin.commands.ts';
import { blockCommand, blocksCommand, unblockCommand } from './block.commands.ts';
import {
  abortCommand,
  canaryCommand,
  holdCommand,
  promoteCommand,
  resumeCommand,
  trainCommand,
} from './canary.commands.ts';
import {
  clearSiteDataCommand,
  composeCommand,
  historyCommand,
  floorCommand,
  restoreCommand,
  rollbackCommand,
  statusCommand,
} from './channel.commands.ts';
import { createClient, readToken, registryUrl, RegistryRefusal } from './client.ts';
import { UsageError, type Command } from './command.ts';
import { contractsCommand } from './contracts.command.ts';
import { diffCommand } from './diff.command.ts';
import { errorsCommand } from './errors.command.ts';
import { flagsCommand, usesCommand } from './flag.commands.ts';
import { guardsCommand } from './guard.commands.ts';
import { linksCommand, previewCommand } from './link.commands.ts';
import { monitorCommand } from './monitor.command.ts';
import { ownersCommand } from './owner.commands.ts';
import {
  approveCommand,
  checkedCommand,
  policyCommand,
  scheduleCommand,
} from './policy.commands.ts';
import { provenanceCommand } from './provenance.command.ts';
import { checkCommand, findingLines, publishCommand, trainLines } from './publish.command.ts';
import { rootCommand } from './root.commands.ts';
import { serviceLevelsCommand } from './service-level.command.ts';
import {
  loginCommand,
  logoutCommand,
  publishersCommand,
  whoamiCommand,
} from './sign-in.commands.ts';
import { webhookCommand } from './webhook.command.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  publish: publishCommand,
  check: checkCommand,
  diff: diffCommand,
  errors: errorsCommand,
  provenance: provenanceCommand,
  monitor: monitorCommand,
  compose: composeCommand,
  canary: canaryCommand,
  train: trainCommand,
  promote: promoteCommand,
  abort: abortCommand,
  rollback: rollbackCommand,
  restore: restoreCommand,
  floor: floorCommand,
  'clear-site-data': clearSiteDataCommand,
  blocks: blocksCommand,
  block: blockCommand,
  unblock: unblockCommand,
  status: statusCommand,
  history: historyCommand,
  audit: auditCommand,
  keys: keysCommand,
  token: tokenCommand,
  owners: ownersCommand,
  guards: guardsCommand,
  flags: flagsCommand,
  uses: usesCommand,
  policy: policyCommand,
  checked: checkedCommand,
  login: loginCommand,
  logout: logoutCommand,
  whoami: whoamiCommand,
  publishers: publishersCommand,
  approve: approveCommand,
  schedule: scheduleCommand,
  preview: previewCommand,
  root: rootCommand,
  links: linksCommand,
  hold: holdCommand,
  resume: resumeCommand,
  webhook: webhookCommand,
  slo: serviceLevelsCommand,
  contracts: contractsCommand,
};
const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;
const OPTIONS = {
  version: TEXT,
  dir: TEXT,
  channel: { type: 'string', default: 'production' },
  weight: TEXT,
  to: TEXT,
  from: TEXT,
  expect: TEXT,
  reason: TEXT,
  preview: TEXT,
  limit: TEXT,
  hours: TEXT,
  minutes: TEXT,
  anchor: TEXT,
  edge: TEXT,
  state: TEXT,
  root: TEXT,
  threshold: TEXT,
  revoke: TEXT,
  only: TEXT,
  plan: TEXT,
  form: TEXT,
  events: TEXT,
  at: TEXT,
  url: TEXT,
  days: TEXT,
  app: TEXT,
  team: TEXT,
  issuer: TEXT,
  may: TEXT,
  apps: TEXT,
  name: TEXT,
  when: TEXT,
  tolerance: TEXT,
  compose: FLAG,
  block: FLAG,
  waive: FLAG,
  staff: FLAG,
  failed: FLAG,
  'break-glass': FLAG,
  json: FLAG,
  help: FLAG,
} as const;

export interface Output {
  out(text: string): void;
  err(text: string): void;
}

const usage = (): string => {
  const rows = Object.values(COMMANDS).map(
    (command) => `  ${command.usage}\n      ${command.about}`,
  );
  return [
    'Usage: npm run release -- <command>',
    '',
    ...rows,
    '',
    'Every command takes --json. Environment: RELEASE_URL, RELEASE_TOKEN.',
  ].join('\n');
};

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

const failureOf = (error: unknown): Failure => {
  const { message, cause } = error as { message: string; cause?: { code?: string } };
  if (
    error instanceof UsageError ||
    (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  )
    return {
      exitCode: 2,
      text: `${message}\n\n${usage()}`,
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

const report = (error: unknown, json: boolean, output: Output): number => {
  const { exitCode, text, data } = failureOf(error);
  if (json) output.out(JSON.stringify(data, null, 2));
  else output.err(text);
  return exitCode;
};

/** The commands, for whoever asks what there is. */
const help = (json: boolean): string =>
  json
    ? JSON.stringify(
        Object.entries(COMMANDS).map(([name, { usage: typed, about }]) => ({
          name,
          usage: typed,
          about,
        })),
        null,
        2,
      )
    : usage();

/** Runs one command. Exit code: 0 done, 1 refused, 2 typed wrongly, 3 could not be tried. */
export const runCli = async (
  args: string[],
  env: NodeJS.ProcessEnv,
  output: Output,
): Promise<number> => {
  const json = args.includes('--json');
  try {
    const {
      values,
      positionals: [name, ...words],
    } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const command = COMMANDS[name ?? ''];
    if (values.help || !name) {
      output.out(help(json));
      return values.help ? 0 : 2;
    }
    if (!command) throw new UsageError(`There is no command “${name}”.`);
    const client = createClient(registryUrl(env), await readToken(env));
    const tell = (text: string): void => output.err(text);
    const outcome = await command.run(client, words, { ...values, tell, env });
    output.out(json ? JSON.stringify(outcome.data, null, 2) : outcome.lines.join('\n'));
    return outcome.exitCode ?? 0;
  } catch (error) {
    return report(error, json, output);
  }
};
