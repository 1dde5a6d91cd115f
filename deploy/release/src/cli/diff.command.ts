import { execFileSync } from 'node:child_process';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import { callsIn } from '../checks/calls.ts';
import type { Client } from './client.ts';
import { appAndVersion, UsageError, type Command } from './command.ts';

interface Property {
  readonly name: string;
  readonly value: string;
}
interface Component {
  readonly name: string;
  readonly version: string;
  readonly properties?: readonly Property[];
}
interface Bill {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
}
interface VersionContent {
  readonly record: ReleaseRecord;
  readonly bill: Bill | undefined;
  readonly calls: readonly string[];
}
/** What is in one and not in the other. */
interface Change {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}
export interface VersionDiff {
  readonly commits: readonly string[];
  readonly bytes: readonly {
    readonly module: string;
    readonly from: number;
    readonly to: number;
  }[];
  readonly libraries: readonly {
    readonly name: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
  readonly changes: Readonly<Record<string, Change>>;
}

const artefact = async (client: Client, { name, version }: ReleaseRecord, file: string) => {
  const answer = await fetch(
    `${client.url.replace(/\/$/, '')}/artefacts/${name}/${version}/${file}`,
  );
  return answer.ok ? answer.text() : undefined;
};

const contentOf = async (client: Client, app: string, version: string): Promise<VersionContent> => {
  const { record } = await client.get<{ record: ReleaseRecord }>(
    `/v1/apps/${encodeURIComponent(app)}/versions/${encodeURIComponent(version)}`,
  );
  const bill = await artefact(client, record, 'server/sbom.cdx.json');
  const bundle = await artefact(client, record, record.serverEntry);
  return {
    record,
    // Versions from before bills were written have none.
    bill: bill ? (JSON.parse(bill) as Bill) : undefined,
    calls: callsIn(bundle ?? '').map(({ id, method, path }) => `${id} (${method} ${path})`),
  };
};

const changeOf = (from: readonly string[], to: readonly string[]): Change => ({
  added: [...new Set(to)].filter((one) => !from.includes(one)).toSorted(),
  removed: [...new Set(from)].filter((one) => !to.includes(one)).toSorted(),
});

const bytesOf = (bill: Bill | undefined): Map<string, number> =>
  new Map(
    (bill ? [bill.metadata.component, ...bill.components] : []).map(({ name, properties }) => [
      name,
      Number(properties?.find((one) => one.name === 'tapnook:bytes')?.value ?? 0),
    ]),
  );

/** The commits between two versions, when this folder's repository has both. */
const commitsBetween = (from: string | undefined, to: string | undefined): string[] => {
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

const diffOf = (from: VersionContent, to: VersionContent): VersionDiff => {
  const [before, after] = [bytesOf(from.bill), bytesOf(to.bill)];
  const versions = ({ bill }: VersionContent) =>
    new Map((bill?.components ?? []).map(({ name, version }) => [name, version]));
  const [old, young] = [versions(from), versions(to)];
  const names = (one: ReadonlyMap<string, unknown>, two: ReadonlyMap<string, unknown>) =>
    [...new Set([...one.keys(), ...two.keys()])].toSorted();
  const pick = (of: (record: ReleaseRecord) => readonly string[]) =>
    changeOf(of(from.record), of(to.record));
  return {
    commits: commitsBetween(from.record.provenance.commit, to.record.provenance.commit),
    bytes: names(before, after)
      .map((module) => ({ module, from: before.get(module) ?? 0, to: after.get(module) ?? 0 }))
      .filter((one) => one.from !== one.to),
    libraries: names(old, young)
      .map((name) => ({ name, from: old.get(name) ?? null, to: young.get(name) ?? null }))
      .filter((one) => one.from !== one.to),
    changes: {
      calls: changeOf(from.calls, to.calls),
      routes: pick(({ routes }) => routes.map(({ path }) => path)),
      'slots it gives': pick(({ slots }) => slots.gives),
      'slots it uses': pick(({ slots }) => slots.uses),
      'links it gives': pick(({ links }) => links.gives),
      'links it uses': pick(({ links }) => links.uses),
      'events it emits': pick(({ events }) => events.emits),
      'events it listens to': pick(({ events }) => events.listens),
    },
  };
};

const signed = (bytes: number): string => `${bytes > 0 ? '+' : ''}${bytes}`;

export const diffLines = (diff: VersionDiff): string[] => {
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? [`${title}:`, ...lines.map((line) => `  ${line}`)] : [];
  const lines = [
    ...section('Commits', diff.commits),
    ...section(
      'Bytes of source, by module',
      diff.bytes.map(
        ({ module, from, to }) => `${module}  ${from} → ${to}  (${signed(to - from)})`,
      ),
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
  ];
  return lines.length > 0 ? lines : ['Nothing that is declared changed.'];
};

export const diffCommand: Command = {
  usage: 'diff <app>@<version> <version>',
  about:
    'shows what changed between two versions: commits, bytes by module, libraries, calls, routes, slots, links, events',
  run: async (client, [first, second]) => {
    const { app, version } = appAndVersion(first);
    if (!second) throw new UsageError('Give two versions: diff mf-catalog@1.6.0 1.7.0.');
    const data = diffOf(
      await contentOf(client, app, version),
      await contentOf(client, app, second),
    );
    return { data, lines: diffLines(data) };
  },
};
