import { execFileSync } from 'node:child_process';
import type { VersionDiff, VersionOrigin } from '../registry/version-diff.ts';
import type { Figures } from '../telemetry/tally.ts';
import { appAndVersion, UsageError, type Command } from './command.ts';

/** What the registry knows, and the commits of the repository in which the command runs. */
export type DiffWithCommits = VersionDiff & { readonly commits: readonly string[] };

/** The commits between two versions, when this folder's repository has both. */
const commitsBetween = (from: string | null, to: string | null): string[] => {
  if (!from || !to || from === to) return [];
  try {
    return execFileSync('git', ['log', '--format=%h %an: %s', `${from}..${to}`, '--', '.'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
};

const signed = (bytes: number): string => `${bytes > 0 ? '+' : ''}${bytes}`;
const sizeLine = (name: string, from: number, to: number): string =>
  `${name}  ${from} → ${to}  (${signed(to - from)})`;

const originLine = ({
  version,
  commit,
  author,
  publishedBy,
  publishedAt,
  builder,
}: VersionOrigin) =>
  `${version}  ${publishedAt.slice(0, 16)}  ${publishedBy}` +
  (commit ? `  ${commit.slice(0, 10)} ${author ?? ''}` : '') +
  (builder ? `  signed by ${builder}` : '');

const VITALS: readonly (readonly [keyof Figures, string])[] = [
  ['errorRate', 'Share of visits with an error'],
  ['lcp', 'LCP, 75th percentile, ms'],
  ['inp', 'INP, 75th percentile, ms'],
  ['cls', 'CLS, 75th percentile'],
  ['checkoutCompletion', 'Share of checkouts completed'],
];
const shown = (value: number | null): string =>
  value === null ? '–' : String(Number(value.toPrecision(3)));
/** Nothing to compare while one of the two was never visited. */
const vitalLines = ({ from, to }: VersionDiff['vitals']): string[] =>
  from.sessions === 0 || to.sessions === 0
    ? []
    : [
        `Visits  ${from.sessions} → ${to.sessions}`,
        ...VITALS.filter(([name]) => from[name] !== null || to[name] !== null).map(
          ([name, title]) => `${title}  ${shown(from[name])} → ${shown(to[name])}`,
        ),
      ];

export const diffLines = (diff: DiffWithCommits): string[] => {
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? [`${title}:`, ...lines.map((line) => `  ${line}`)] : [];
  const { transfer } = diff;
  const lines = [
    ...section('Commits', diff.commits),
    ...section('Commits at', diff.commitsUrl ? [diff.commitsUrl] : []),
    ...section('Releases', diff.releases.map(originLine)),
    ...section(
      'Bytes that browsers fetch, compressed',
      transfer.from === transfer.to ? [] : [sizeLine(diff.app, transfer.from, transfer.to)],
    ),
    ...section(
      'Bytes of source, by module',
      diff.bytes.map(({ module, from, to }) => sizeLine(module, from, to)),
    ),
    ...section(
      'Libraries',
      diff.libraries.map(
        ({ name, from, to }) => `${name}  ${from ?? 'absent'} → ${to ?? 'absent'}`,
      ),
    ),
    ...Object.entries(diff.changes).flatMap(([title, { added, removed }]) =>
      section(title[0]!.toUpperCase() + title.slice(1), [
        ...added.map((one) => `+ ${one}`),
        ...removed.map((one) => `- ${one}`),
      ]),
    ),
    ...section('What visitors measured', vitalLines(diff.vitals)),
  ];
  return lines.length > 0 ? lines : ['Nothing that is declared changed.'];
};

export const diffCommand: Command = {
  usage: 'diff <app>@<version> <version> [--channel C]',
  about:
    'shows what changed between two versions: commits, releases, bytes by module, libraries, ' +
    'calls, routes, slots, links, events, vitals',
  run: async (client, [first, second], { channel }) => {
    const { app, version } = appAndVersion(first);
    if (!second) throw new UsageError('Give two versions: diff mf-catalog@1.6.0 1.7.0.');
    const query = new URLSearchParams({ from: version, to: second, channel });
    const diff = await client.get<VersionDiff>(
      `/v1/apps/${encodeURIComponent(app)}/compare?${query.toString()}`,
    );
    const data: DiffWithCommits = {
      ...diff,
      commits: commitsBetween(diff.from.commit, diff.to.commit),
    };
    return { data, lines: diffLines(data) };
  },
};
