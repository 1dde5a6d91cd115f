import type { Generation } from '../channels/generations.ts';
import type { Apps } from '../rollout/transitions.ts';
import { change, type Head } from './change.ts';
import type { Client } from './client.ts';
import { appAndVersion, percent, UsageError, type Command } from './command.ts';

export const composeCommand: Command = {
  usage: 'compose <app>@<version>… [--channel C] [--reason TEXT] [--expect N] [--waive]',
  about: 'sets stable versions',
  run: async (client, words, options) => {
    if (words.length === 0) throw new UsageError('Name at least one app and its version.');
    const apps = Object.fromEntries(
      words.map(appAndVersion).map(({ app, version }) => [app, version]),
    );
    return change(
      client,
      options,
      'compositions',
      { apps, waive: options.waive },
      `Composed ${words.join(', ')}`,
    );
  },
};

const stableVersions = (apps: Apps) =>
  Object.entries(apps)
    .map(([name, app]) => `${name}@${app.stable.version}`)
    .toSorted()
    .join();

/** The newest generation whose stable versions are others than now; 0 when there is none. */
const lastDifferent = async (client: Client, channel: string): Promise<number> => {
  const { generations } = await client.get<{ generations: Generation[] }>(
    `/v1/channels/${channel}/generations?limit=500`,
  );
  const [present, ...older] = generations;
  return (
    older.find((one) => present && stableVersions(one.apps) !== stableVersions(present.apps))
      ?.generation ?? 0
  );
};

export const rollbackCommand: Command = {
  usage: 'rollback <app>[@<version>] --reason TEXT [--channel C] [--block] [--expect N] [--waive]',
  about:
    'takes one app back to its last good version, or to one that served before; its canary ends',
  run: async (client, words, options) => {
    const [app, to] = (words[0] ?? '').split('@');
    if (!app || words.length > 1)
      throw new UsageError(
        'Name the one app to take back, for example mf-catalog. The whole channel: restore.',
      );
    if (!options.reason) throw new UsageError('Give a reason: it goes to the log.');
    if (options.to)
      throw new UsageError('A version is given as app@version; a generation is restored.');
    return change(
      client,
      options,
      `apps/${app}/rollback`,
      { ...(to && { to }), block: options.block, waive: options.waive },
      (made) => `Rolled back ${app} to ${made.apps[app]?.stable.version}`,
    );
  },
};

export const restoreCommand: Command = {
  usage: 'restore [--to N] --reason TEXT [--channel C] [--block] [--expect N]',
  about:
    'takes the whole channel back to the versions of an older generation and ends every ' +
    'canary; without --to, the last that served other versions',
  run: async (client, words, options) => {
    if (words.length > 0)
      throw new UsageError('restore takes back every app; one app alone: rollback.');
    if (!options.reason) throw new UsageError('Give a reason: it goes to the log.');
    const to = options.to
      ? Number(options.to.replace(/^r-/, ''))
      : await lastDifferent(client, options.channel);
    if (!Number.isInteger(to) || to < 1)
      throw new UsageError('There is no generation to go back to.');
    return change(client, options, 'restore', { to, block: options.block }, `Restored r-${to}`);
  },
};

/** The generation that an edge serves. */
const generationOfEdge = async (edge: string): Promise<number> => {
  const answer = await fetch(`${edge.replace(/\/$/, '')}/generation`);
  const { generation } = (await answer.json()) as { generation?: unknown };
  if (typeof generation !== 'number') throw new UsageError(`${edge} names no generation.`);
  return generation;
};

export const floorCommand: Command = {
  usage: 'floor N|--edge URL --reason TEXT [--channel C]',
  about:
    'after a restored backup: numbers what is served above N, or above what an edge has seen, ' +
    'so that edges take it',
  run: async (client, [number], options) => {
    if (!options.reason) throw new UsageError('Give a reason: it goes to the log.');
    const floor = options.edge
      ? await generationOfEdge(options.edge)
      : Number((number ?? '').replace(/^r-/, ''));
    if (!Number.isInteger(floor) || floor < 1)
      throw new UsageError('Give the newest generation that an edge has seen, or --edge URL.');
    return change(client, options, 'floor', { floor }, `Edges have seen r-${floor}`);
  },
};

export const clearSiteDataCommand: Command = {
  usage: 'clear-site-data --minutes N --reason TEXT [--channel C]',
  about:
    'emergency brake: for N minutes every browser is told, once, to end service workers and ' +
    'forget stored data; 0 releases it',
  run: async (client, _words, options) => {
    const minutes = Number(options.minutes ?? Number.NaN);
    if (!(minutes >= 0)) throw new UsageError('Give how long it holds, for example --minutes 60.');
    if (!options.reason) throw new UsageError('Give a reason: it goes to the log.');
    return change(
      client,
      options,
      'clear-site-data',
      { minutes },
      minutes > 0
        ? `Browsers forget what the site stored, for ${minutes} minutes`
        : 'The brake is released',
    );
  },
};

const appLine = ([name, app]: [string, Apps[string]]): string => {
  const candidate = app.candidate
    ? `   canary ${app.candidate.version} at ${percent(app.candidate.weight)}`
    : '';
  const lastGood = app.lastGood ? ` last good ${app.lastGood.version}` : '';
  return `  ${name.padEnd(16)} ${app.stable.version.padEnd(14)}${lastGood}${candidate}`;
};

export const statusCommand: Command = {
  usage: 'status [--channel C]',
  about: 'shows what a channel serves now',
  run: async (client, _words, options) => {
    const head = await client.get<Head>(`/v1/channels/${options.channel}`);
    const lines =
      head.generation === 0
        ? [`${options.channel} has no composition yet`]
        : [
            `${options.channel} r-${head.generation}`,
            ...Object.entries(head.apps)
              .toSorted(([a], [b]) => a.localeCompare(b))
              .map(appLine),
          ];
    return { data: head, lines };
  },
};

export const historyCommand: Command = {
  usage: 'history [--app APP] [--channel C] [--limit N]',
  about: 'lists the generations of a channel, newest first',
  run: async (client, _words, options) => {
    const { generations } = await client.get<{ generations: Generation[] }>(
      `/v1/channels/${options.channel}/generations?limit=${options.limit ?? 20}` +
        (options.app ? `&app=${options.app}` : ''),
    );
    const lines = generations.map(
      (one) =>
        `r-${one.generation}  ${one.createdAt}  ${one.kind.padEnd(10)} ${one.actor}` +
        (one.reason ? `: ${one.reason}` : ''),
    );
    return { data: generations, lines };
  },
};
