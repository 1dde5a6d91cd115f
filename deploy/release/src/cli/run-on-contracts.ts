import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import type { Client } from './client.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** A published file as the registry serves it, held to the hash of its record. */
const publishedFile = async (
  client: Client,
  record: ReleaseRecord,
  file: string,
): Promise<Buffer> => {
  const response = await fetch(`${client.url}/artefacts/${record.name}/${record.version}/${file}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (!response.ok || integrity !== record.files[file]?.integrity)
    throw new Error(`${record.name} ${record.version}: ${file} is not what was published.`);
  return bytes;
};

const runContractKit = async (
  folder: string,
  contracts: string | undefined,
): Promise<Record<string, string[]>> => {
  const script = join(ROOT, 'shared/tooling/src/contract-kit/main.ts');
  // The shell's sources are needed, which only the shop's own repository has.
  if (!existsSync(script)) throw new Error('Run this command in the repository of the shop.');
  const kit = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      script,
      folder,
      ...(contracts ? ['--contracts', resolve(contracts)] : []),
    ],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 2] },
  );
  let printed = '';
  kit.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const code = await new Promise<number | null>((done, fail) =>
    kit.once('error', fail).once('close', done),
  );
  if (code !== 0) throw new Error('The released versions could not be run.');
  return JSON.parse(printed) as Record<string, string[]>;
};

/**
 * Runs released remotes, every screen and slot on the server and in a browser with everything
 * pressed, on what the contracts of a folder allow and on the platform of this one; and the
 * released shells with them. Gives what does not stand, by `app@version`.
 */
export const runOnContracts = async (
  client: Client,
  records: readonly ReleaseRecord[],
  contracts: string | undefined,
): Promise<Record<string, string[]>> => {
  const folder = await mkdtemp(join(tmpdir(), 'released-'));
  try {
    for (const record of records) {
      const recordFolder = join(folder, `${record.name}@${record.version}`);
      await mkdir(recordFolder);
      await writeFile(join(recordFolder, 'record.json'), JSON.stringify(record));
      await Promise.all(
        Object.keys(record.files)
          .filter((file) => /\.c?js$/.test(file))
          .map(async (file) => {
            await mkdir(dirname(join(recordFolder, file)), { recursive: true });
            await writeFile(join(recordFolder, file), await publishedFile(client, record, file));
          }),
      );
    }
    return await runContractKit(folder, contracts);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
