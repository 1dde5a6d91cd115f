import { parseArgs } from 'node:util';
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
import { createClient, readToken, registryUrl } from './client.ts';
import { UsageError, type Command } from './command.ts';
import { contractsCommand } from './contracts.command.ts';
import { diffCommand } from './diff.command.ts';
import { errorsCommand } from './errors.command.ts';
import { failureOf } from './failure.ts';
import { flagsCommand, usesCommand } from './flag.commands.ts';
import { guardsCommand } from './guard.commands.ts';
import { linksCommand, previewCommand } from './link.commands.ts';
import { monitorCommand } from './monitor.command.ts';
import { ownersCommand } from './owner.commands.ts';
import { picturesCommand } from './pictures.command.ts';
import {
  approveCommand,
  checkedCommand,
  policyCommand,
  scheduleCommand,
} from './policy.commands.ts';
import { provenanceCommand } from './provenance.command.ts';
import { checkCommand, publishCommand } from './publish.command.ts';
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
  pictures: picturesCommand,
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

const report = (error: unknown, json: boolean, output: Output): number => {
  const { exitCode, text, data } = failureOf(error);
  if (json) output.out(JSON.stringify(data, null, 2));
  else output.err(exitCode === 2 ? `${text}\n\n${usage()}` : text);
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
