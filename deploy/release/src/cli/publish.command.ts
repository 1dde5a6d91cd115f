import type { Finding } from '../checks/finding.ts';
import { buildPart, readRecord, uploadForm } from './build-part.ts';
import type { Client } from './client.ts';
import { UsageError, type Command, type Options, type Outcome } from './command.ts';

interface Versions {
  versions: { version: string }[];
}
interface PublishedAnswer {
  name: string;
  version: string;
  digest: string;
  bytes: number;
}

/** One patch above the newest published version; the first is 1.0.0. */
async function nextVersion(client: Client, part: string): Promise<string> {
  const { versions } = await client.get<Versions>(`/v1/parts/${part}/versions`);
  const plain = versions.map(({ version }) => version.split('-')[0]?.split('.').map(Number) ?? []);
  const newest = plain.sort(
    (a, b) => (b[0] ?? 0) - (a[0] ?? 0) || (b[1] ?? 0) - (a[1] ?? 0) || (b[2] ?? 0) - (a[2] ?? 0),
  )[0];
  return newest ? `${newest[0]}.${newest[1]}.${(newest[2] ?? 0) + 1}` : '1.0.0';
}

async function folderOf(client: Client, part: string, options: Options): Promise<string> {
  if (options.dir) return options.dir;
  const base = options.version ?? (await nextVersion(client, part));
  return buildPart(
    part,
    options.preview && !base.includes('-')
      ? `${base}-${options.preview}.${Date.now().toString(36)}`
      : base,
  );
}

export const findingLines = (findings: readonly Finding[]): string[] =>
  findings.map(
    (finding, i) =>
      `  ${i + 1}. ${finding.part} ${finding.version}: ${finding.message.en_gb}${finding.waivable ? ' (may be waived)' : ''}`,
  );

async function composeNow(
  client: Client,
  channel: string,
  part: string,
  version: string,
): Promise<number> {
  const { generation } = await client.get<{ generation: number }>(`/v1/channels/${channel}`);
  const made = await client.post<{ generation: number }>(`/v1/channels/${channel}/compositions`, {
    parts: { [part]: version },
    expectedGeneration: generation,
    reason: 'composed when it was published',
  });
  return made.generation;
}

async function publishFolder(client: Client, part: string, options: Options): Promise<Outcome> {
  const folder = await folderOf(client, part, options);
  const record = await readRecord(folder);
  const form = await uploadForm(folder, record);
  const published = await client.upload<PublishedAnswer>(
    `/v1/parts/${part}/versions${options.waive ? '?waive=true' : ''}`,
    form,
  );
  const lines = [
    `Published ${part} ${published.version}, ${(published.bytes / 1_000).toFixed(1)} KB, record ${published.digest.slice(0, 12)}`,
  ];
  let generation: number | undefined;
  if (options.compose) {
    generation = await composeNow(client, options.channel, part, published.version);
    lines.push(`${options.channel} is now r-${generation}`);
  }
  if (options.preview) {
    const preview = await client.post<{ url: string; expiresAt: string }>('/v1/previews', {
      name: options.preview,
      parts: { [part]: published.version },
    });
    lines.push(`Preview until ${preview.expiresAt}:`, `  ${preview.url}`);
    return { data: { ...published, generation, preview }, lines };
  }
  return { data: { ...published, generation }, lines };
}

export const publishCommand: Command = {
  usage:
    'publish <part> [--version X] [--dir FOLDER] [--preview NAME] [--compose] [--channel C] [--waive]',
  about: 'builds, checks and uploads an immutable version',
  run: async (client, [part], options) => {
    if (!part) throw new UsageError('Name the part to publish, for example mf-catalog.');
    return publishFolder(client, part, options);
  },
};

export const checkCommand: Command = {
  usage: 'check <part> [--version X] [--dir FOLDER]',
  about: 'says what publishing would say, and publishes nothing',
  run: async (client, [part], options) => {
    if (!part) throw new UsageError('Name the part to check, for example mf-catalog.');
    const record = await readRecord(await folderOf(client, part, options));
    const { findings } = await client.post<{ findings: Finding[] }>(
      `/v1/parts/${part}/check`,
      record,
    );
    if (findings.length === 0)
      return { data: { findings }, lines: [`${part} ${record.version} fits what is live.`] };
    return {
      data: { findings },
      lines: [`${part} ${record.version} would be refused:`, ...findingLines(findings)],
      exitCode: 1,
    };
  },
};
