import type { Finding } from '../checks/finding.ts';
import { buildApp, checkBody, readRecord, uploadForm } from './build-app.ts';
import { RegistryRefusal, type Client } from './client.ts';
import { UsageError, type Command, type Options, type Outcome } from './command.ts';

interface Versions {
  readonly versions: { version: string }[];
}
interface PublishedAnswer {
  readonly name: string;
  readonly version: string;
  readonly digest: string;
  readonly bytes: number;
}

/** One patch above the newest published version; the first is 1.0.0. */
const nextVersion = async (client: Client, app: string): Promise<string> => {
  const { versions } = await client.get<Versions>(`/v1/apps/${app}/versions`);
  const plain = versions.map(({ version }) => version.split('-')[0]?.split('.').map(Number) ?? []);
  const newest = plain.toSorted(
    (a, b) => (b[0] ?? 0) - (a[0] ?? 0) || (b[1] ?? 0) - (a[1] ?? 0) || (b[2] ?? 0) - (a[2] ?? 0),
  )[0];
  return newest ? `${newest[0]}.${newest[1]}.${(newest[2] ?? 0) + 1}` : '1.0.0';
};

const folderOf = async (client: Client, app: string, options: Options): Promise<string> => {
  if (options.dir) return options.dir;
  // Without a token that holds, all that a build would end in is the refusal.
  await client.get('/v1/whoami');
  const base = options.version ?? (await nextVersion(client, app));
  return buildApp(
    app,
    options.preview && !base.includes('-')
      ? `${base}-${options.preview}.${Date.now().toString(36)}`
      : base,
  );
};

export const findingLines = (findings: readonly Finding[]): string[] =>
  findings.map(
    (finding, i) =>
      `  ${i + 1}. ${finding.app} ${finding.version}: ` +
      `${finding.message.en_gb}${finding.waivable ? ' (may be waived)' : ''}`,
  );

/** The offer of a train, as it is typed. */
export const trainLines = (train: Readonly<Record<string, string>>): string[] => [
  `  It can only travel with other apps: train start ${Object.entries(train)
    .map(([app, version]) => `${app}@${version}`)
    .join(' ')} --weight 5%`,
];

const composeNow = async (
  client: Client,
  channel: string,
  app: string,
  version: string,
): Promise<number> => {
  const made = await client.post<{ generation: number }>(`/v1/channels/${channel}/compositions`, {
    apps: { [app]: version },
    reason: 'composed when it was published',
  });
  return made.generation;
};

/** The version is published, its composing was refused: both are told, and what to do. */
const publishedOnly = (
  published: PublishedAnswer,
  lines: readonly string[],
  { code, message, details }: RegistryRefusal,
  channel: string,
): Outcome => {
  const word = `${published.name}@${published.version}`;
  const findings = (details as { findings?: Finding[] }).findings ?? [];
  return {
    data: { ...published, composed: false, refused: { code, message, data: details } },
    lines: [
      ...lines,
      `Composing it into ${channel} was refused (${code}): ${message}`,
      ...findingLines(findings),
      code === '50102'
        ? `It stays published. A manager composes it: compose ${word} --channel ${channel}`
        : `It stays published. When that is mended: compose ${word} --channel ${channel}`,
    ],
    exitCode: 1,
  };
};

const publishFolder = async (client: Client, app: string, options: Options): Promise<Outcome> => {
  const folder = await folderOf(client, app, options);
  const record = await readRecord(folder);
  const form = await uploadForm(folder, record);
  const published = await client.upload<PublishedAnswer>(
    `/v1/apps/${app}/versions${options.waive ? '?waive=true' : ''}`,
    form,
  );
  const lines = [
    `Published ${app} ${published.version}, ${(published.bytes / 1_000).toFixed(1)} KB, ` +
      `record ${published.digest.slice(0, 12)}`,
  ];
  let generation: number | undefined;
  if (options.compose) {
    try {
      generation = await composeNow(client, options.channel, app, published.version);
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error;
      return publishedOnly(published, lines, error, options.channel);
    }
    lines.push(`${options.channel} is now r-${generation}`);
  }
  if (options.preview) {
    const preview = await client.post<{ url: string; expiresAt: string }>('/v1/previews', {
      name: options.preview,
      apps: { [app]: published.version },
    });
    lines.push(`Preview until ${preview.expiresAt}:`, `  ${preview.url}`);
    return { data: { ...published, generation, preview }, lines };
  }
  return { data: { ...published, generation }, lines };
};

export const publishCommand: Command = {
  usage:
    'publish <app> [--version X] [--dir FOLDER] [--preview NAME] [--compose] [--channel C] ' +
    '[--waive]',
  about: 'builds, checks and uploads an immutable version',
  run: async (client, [app], options) => {
    if (!app) throw new UsageError('Name the app to publish, for example mf-catalog.');
    return publishFolder(client, app, options);
  },
};

export const checkCommand: Command = {
  usage: 'check <app> [--version X] [--dir FOLDER]',
  about: 'says what publishing would say, and publishes nothing',
  run: async (client, [app], options) => {
    if (!app) throw new UsageError('Name the app to check, for example mf-catalog.');
    const folder = await folderOf(client, app, options);
    const record = await readRecord(folder);
    const { findings, train } = await client.post<{
      findings: Finding[];
      train: Record<string, string> | null;
    }>(`/v1/apps/${app}/check`, await checkBody(folder, record));
    const offer = train ? trainLines(train) : [];
    if (findings.length === 0)
      return {
        data: { findings, train },
        lines: [
          train
            ? `${app} ${record.version} may be published.`
            : `${app} ${record.version} fits what is live.`,
          ...offer,
        ],
      };
    return {
      data: { findings, train },
      lines: [`${app} ${record.version} would be refused:`, ...findingLines(findings), ...offer],
      exitCode: 1,
    };
  },
};
