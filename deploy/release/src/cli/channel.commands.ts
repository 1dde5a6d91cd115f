import type { Generation } from '../channels/generations.ts';
import type { Parts } from '../rollout/transitions.ts';
import type { Client } from './client.ts';
import { basisPoints, partAndVersion, percent, UsageError, type Command, type Options, type Outcome } from './command.ts';

interface Head { generation: number; parts: Parts }
const reasonOf = (options: Options) => (options.reason ? { reason: options.reason } : {});

async function change(client: Client, options: Options, path: string, body: Record<string, unknown>, say: string): Promise<Outcome> {
  const { generation } = await client.get<Head>(`/v1/channels/${options.channel}`);
  const made = await client.post<Generation>(`/v1/channels/${options.channel}/${path}`, { expectedGeneration: generation, ...reasonOf(options), ...body });
  return { data: made, lines: [`${say}. ${options.channel} is now r-${made.generation}`] };
}

export const composeCommand: Command = {
  usage: 'compose <part>@<version>… [--channel C] [--reason TEXT] [--waive]',
  about: 'sets stable versions',
  run: async (client, words, options) => {
    if (words.length === 0) throw new UsageError('Name at least one part and its version.');
    const parts = Object.fromEntries(words.map(partAndVersion).map(({ part, version }) => [part, version]));
    return change(client, options, 'compositions', { parts, waive: options.waive }, `Composed ${words.join(', ')}`);
  },
};

const stableVersions = (parts: Parts) => Object.entries(parts).map(([name, part]) => `${name}@${part.stable.version}`).sort().join();

/** The newest generation whose stable versions are others than now; 0 when there is none. */
async function lastDifferent(client: Client, channel: string): Promise<number> {
  const { generations } = await client.get<{ generations: Generation[] }>(`/v1/channels/${channel}/generations?limit=500`);
  const [present, ...older] = generations;
  return older.find((one) => present && stableVersions(one.parts) !== stableVersions(present.parts))?.generation ?? 0;
}

export const rollbackCommand: Command = {
  usage: 'rollback [--to N] --reason TEXT [--channel C] [--block]',
  about: 'goes back to the versions of an older generation; without --to, the last that served other versions',
  run: async (client, _words, options) => {
    if (!options.reason) throw new UsageError('Give a reason: it goes to the log.');
    const to = options.to ? Number(options.to.replace(/^r-/, '')) : await lastDifferent(client, options.channel);
    if (!Number.isInteger(to) || to < 1) throw new UsageError('There is no generation to go back to.');
    return change(client, options, 'rollback', { to, block: options.block }, `Rolled back to r-${to}`);
  },
};

export const canaryCommand: Command = {
  usage: 'canary <part>@<version> --weight 5% [--plan 1%:10m,5%:20m,25%:30m] [--channel C]',
  about: 'lets a share of the shoppers meet a version; again with another weight to move it',
  run: async (client, [word], options) => {
    const { part, version } = partAndVersion(word);
    const weight = basisPoints(options.weight);
    const head = await client.get<Head>(`/v1/channels/${options.channel}`);
    const present = head.parts[part]?.candidate?.version;
    if (present === version) return change(client, options, `candidates/${part}/weight`, { weight }, `${part} ${version} is met by ${percent(weight)}`);
    return change(client, options, 'candidates', { part, version, weight, ...(options.plan && { plan: planOf(options.plan) }) }, `${part} ${version} is met by ${percent(weight)}`);
  },
};

/** `1%:10m,25%:30m`: steps of a rollout, each with its least duration in minutes. */
function planOf(text: string): { weight: number; minutes: number }[] {
  return text.split(',').map((step) => {
    const [weight, minutes] = step.split(':');
    const least = Number(/^(\d+)m?$/.exec(minutes ?? '')?.[1]);
    if (!Number.isFinite(least)) throw new UsageError('Write the plan as 1%:10m,5%:20m,25%:30m.');
    return { weight: basisPoints(weight), minutes: least };
  });
}

function candidatePart(head: Head, word: string | undefined): string {
  const running = Object.entries(head.parts).filter(([, part]) => part.candidate).map(([name]) => name);
  const name = word?.split('@')[0] ?? (running.length === 1 ? running[0] : undefined);
  if (!name) throw new UsageError(running.length === 0 ? 'No canary is running.' : `Name one of ${running.join(', ')}.`);
  return name;
}

const endOf = (verb: 'promote' | 'abort', about: string, done: string): Command => ({
  usage: `${verb} [part] [--channel C] [--reason TEXT]${verb === 'abort' ? ' [--block]' : ''}`,
  about,
  run: async (client, [word], options) => {
    const part = candidatePart(await client.get<Head>(`/v1/channels/${options.channel}`), word);
    return change(client, options, `candidates/${part}/${verb}`, verb === 'abort' ? { block: options.block } : {}, `${done} ${part}`);
  },
});
export const promoteCommand = endOf('promote', 'makes the candidate stable for everybody', 'Promoted');
export const abortCommand = endOf('abort', 'ends a canary: everybody meets stable', 'Aborted the canary of');

function partLine([name, part]: [string, Parts[string]]): string {
  const candidate = part.candidate ? `   canary ${part.candidate.version} at ${percent(part.candidate.weight)}` : '';
  return `  ${name.padEnd(16)} ${part.stable.version.padEnd(14)}${part.lastGood ? ` last good ${part.lastGood.version}` : ''}${candidate}`;
}

export const statusCommand: Command = {
  usage: 'status [--channel C]',
  about: 'shows what a channel serves now',
  run: async (client, _words, options) => {
    const head = await client.get<Head>(`/v1/channels/${options.channel}`);
    const lines = head.generation === 0 ? [`${options.channel} has no composition yet`] : [`${options.channel} r-${head.generation}`, ...Object.entries(head.parts).sort(([a], [b]) => a.localeCompare(b)).map(partLine)];
    return { data: head, lines };
  },
};

export const historyCommand: Command = {
  usage: 'history [--channel C] [--limit N]',
  about: 'lists the generations of a channel, newest first',
  run: async (client, _words, options) => {
    const { generations } = await client.get<{ generations: Generation[] }>(`/v1/channels/${options.channel}/generations?limit=${options.limit ?? 20}`);
    const lines = generations.map((one) => `r-${one.generation}  ${one.createdAt}  ${one.kind.padEnd(10)} ${one.actor}${one.reason ? `: ${one.reason}` : ''}`);
    return { data: generations, lines };
  },
};
