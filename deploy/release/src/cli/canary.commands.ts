import type { Rollout } from '../rollout/rollouts.ts';
import { change, type Head } from './change.ts';
import type { Client } from './client.ts';
import {
  appAndVersion,
  basisPoints,
  percent,
  UsageError,
  type Command,
  type Options,
  type Outcome,
} from './command.ts';

/** The weight in force: a few shoppers stay on stable beside any candidate. */
const metBy = (app: string, version: string) => (made: Head) =>
  `${app} ${version} is met by ${percent(made.apps[app]?.candidate?.weight ?? 0)}`;

const ROLLOUT_USAGE =
  '--weight 5% [--plan 1%:10m,5%:20m,25%:30m] [--only locales=zh-HK,platforms=ios] [--channel C]';
const rolloutOf = (options: Options) => ({
  weight: basisPoints(options.weight),
  ...(options.plan && { plan: planOf(options.plan) }),
  ...(options.only && { rules: rulesOf(options.only) }),
});

export const canaryCommand: Command = {
  usage: `canary <app>@<version> ${ROLLOUT_USAGE}`,
  about: 'lets a share of the shoppers meet a version; again with another weight to move it',
  run: async (client, words, options) => {
    if (words.length > 1)
      throw new UsageError('Several apps that are tried together are a train: train start.');
    const { app, version } = appAndVersion(words[0]);
    const weight = basisPoints(options.weight);
    const head = await client.get<Head>(`/v1/channels/${options.channel}`);
    const present = head.apps[app]?.candidate?.version;
    if (present === version)
      return change(client, options, `candidates/${app}/weight`, { weight }, metBy(app, version));
    const rollout = { app, version, ...rolloutOf(options) };
    return change(client, options, 'candidates', rollout, metBy(app, version));
  },
};

const listTrains = async (client: Client, { channel }: Options): Promise<Outcome> => {
  const { rollouts } = await client.get<{ rollouts: Rollout[] }>(
    `/v1/channels/${channel}/rollouts`,
  );
  const trains = new Map<number, Rollout[]>();
  for (const one of rollouts)
    if (one.train !== null) trains.set(one.train, [...(trains.get(one.train) ?? []), one]);
  return {
    data: [...trains].map(([id, members]) => ({ id, name: members[0]?.trainName, members })),
    lines: [...trains].map(([id, members]) =>
      [
        id,
        members[0]?.trainName ?? '',
        ...members.map(
          ({ app, version, verdict }) => `${app}@${version} ${verdict?.state ?? 'collecting'}`,
        ),
      ].join('  '),
    ),
  };
};

export const trainCommand: Command = {
  usage:
    `train start <app>@<version> <app>@<version> … ${ROLLOUT_USAGE} [--name TEXT] | train start ` +
    '--from staging … | train [--channel C]',
  about:
    'tries several apps on the same shoppers: one verdict, promoted and undone together ' +
    '(promote, abort, hold, rollback with any of them)',
  run: async (client, [act, ...words], options) => {
    if (act !== 'start') return listTrains(client, options);
    if (words.length < 2 && !options.from)
      throw new UsageError('Name the apps of the train, or the channel: --from staging.');
    const apps = Object.fromEntries(
      words.map((word) => {
        const { app, version } = appAndVersion(word);
        return [app, version];
      }),
    );
    const train = {
      apps,
      ...(options.from && { from: options.from }),
      ...(options.name && { name: options.name }),
      ...rolloutOf(options),
    };
    return change(client, options, 'trains', train, (made) => {
      const members = Object.entries(made.apps).filter(([, { candidate }]) => candidate);
      const names = members.map(([app, { candidate }]) => `${app} ${candidate?.version}`);
      return `The train runs: ${names.join(', ')}`;
    });
  },
};

/** `1%:10m,25%:30m`: steps of a rollout, each with its least duration in minutes. */
const planOf = (text: string): { weight: number; minutes: number }[] =>
  text.split(',').map((step) => {
    const [weight, minutes] = step.split(':');
    const least = Number(/^(\d+)m?$/.exec(minutes ?? '')?.[1]);
    if (!Number.isFinite(least)) throw new UsageError('Write the plan as 1%:10m,5%:20m,25%:30m.');
    return { weight: basisPoints(weight), minutes: least };
  });

/** `locales=zh-HK|en-US,platforms=ios,signedIn=true`: who may meet the candidate. */
export const rulesOf = (text: string): Record<string, string[] | boolean> =>
  Object.fromEntries(
    text.split(',').map((rule) => {
      const [name = '', values] = rule.split('=');
      if (name === 'signedIn') return [name, values !== 'false'];
      if (!values || !['locales', 'platforms', 'routes', 'groups'].includes(name))
        throw new UsageError(
          'Rules are locales, platforms, routes, groups and signedIn, for example --only ' +
            'locales=zh-HK,platforms=ios.',
        );
      return [name, values.split('|')];
    }),
  );

const candidateApp = (head: Head, word: string | undefined): string => {
  const running = Object.entries(head.apps)
    .filter(([, app]) => app.candidate)
    .map(([name]) => name);
  const name = word?.split('@')[0] ?? (running.length === 1 ? running[0] : undefined);
  if (!name)
    throw new UsageError(
      running.length === 0 ? 'No canary is running.' : `Name one of ${running.join(', ')}.`,
    );
  return name;
};

const endCanaryCommand = (verb: 'promote' | 'abort', about: string, done: string): Command => ({
  usage: `${verb} [app] [--channel C] [--reason TEXT]${verb === 'abort' ? ' [--block]' : ''}`,
  about,
  run: async (client, [word], options) => {
    const app = candidateApp(await client.get<Head>(`/v1/channels/${options.channel}`), word);
    return change(
      client,
      options,
      `candidates/${app}/${verb}`,
      verb === 'abort' ? { block: options.block } : {},
      `${done} ${app}`,
    );
  },
});
const promoteCandidate = endCanaryCommand(
  'promote',
  'makes the candidate stable for everybody',
  'Promoted',
);
export const abortCommand = endCanaryCommand(
  'abort',
  'ends a canary: everybody meets stable',
  'Aborted the canary of',
);

export const promoteCommand: Command = {
  usage: 'promote [app] | promote --from staging [--channel C] [--reason TEXT]',
  about:
    'makes a candidate stable for everybody, or takes over what another channel serves; ' +
    'nothing is built',
  run: async (client, words, options) => {
    if (!options.from) return promoteCandidate.run(client, words, options);
    const source = await client.get<Head>(`/v1/channels/${options.from}`);
    const apps = Object.fromEntries(
      Object.entries(source.apps).map(([name, app]) => [name, app.stable.version]),
    );
    if (Object.keys(apps).length === 0)
      throw new UsageError(`${options.from} has no composition yet.`);
    return change(
      client,
      options,
      'compositions',
      { apps, waive: options.waive },
      `Took over ${options.from} r-${source.generation}`,
    );
  },
};

const holdOrResume = (held: boolean): Command => ({
  usage: `${held ? 'hold' : 'resume'} [app] [--channel C]`,
  about: held ? 'lets the plan of a canary wait' : 'lets the plan of a canary go on',
  run: async (client, [word], options) => {
    const app = candidateApp(await client.get<Head>(`/v1/channels/${options.channel}`), word);
    const data = await client.post(`/v1/channels/${options.channel}/candidates/${app}/hold`, {
      held,
    });
    return { data, lines: [`The plan of ${app} ${held ? 'waits' : 'goes on'}.`] };
  },
});
export const holdCommand = holdOrResume(true);
export const resumeCommand = holdOrResume(false);
