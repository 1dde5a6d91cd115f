import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readJsonFile, writeFileWholeSync } from '@tapnook/server/files';
import { ROOT } from './processes.ts';
import { sourceHash, sourceName } from './source-hash.ts';

/** The shell and every remote in the repository. */
export const appNames = (): string[] => [
  'shell',
  ...readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(ROOT, name, 'remote.json')))
    .toSorted(),
];

interface Stamp {
  readonly hash: string;
  readonly version: string;
  /**
   * False until this version was composed: a start that failed in between is made good by the next.
   */
  readonly composed: boolean;
}
const stampFile = (folder: string, name: string): string =>
  path.join(folder, 'published', `${name}.json`);
const writeStamp = (folder: string, name: string, stamp: Stamp): void => {
  writeFileWholeSync(stampFile(folder, name), JSON.stringify(stamp));
};
const isStamp = (value: unknown): value is Stamp =>
  typeof (value as Partial<Stamp> | null)?.hash === 'string';
const readStamp = (file: string): Stamp | undefined =>
  readJsonFile(file, isStamp, (message) => process.stderr.write(`${message}\n`));

/**
 * Runs a script of the repository to its end, or to that of `signal`; what it printed is in the
 * error when it fails.
 */
export const runScript = (
  script: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', path.join(ROOT, script), ...args],
      {
        cwd: ROOT,
        env: { ...process.env, ...variables },
        stdio: ['ignore', 'pipe', 'pipe'],
        signal,
      },
    );
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${script} ${args.join(' ')} failed:\n${output.trim()}`)),
    );
  });

export interface PublishOptions {
  readonly folder: string;
  readonly registry: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Whether an app that does not build stops the start, instead of staying at its last version. */
  readonly strictBuilds: boolean;
  /** The folder of another stack, whose builds of the same sources are taken: for tests. */
  readonly buildsFrom?: string | undefined;
  readonly log: (line: string) => void;
  /** Ends the builds that are under way. */
  readonly signal?: AbortSignal | undefined;
}

const publishedVersions = async (registry: string, name: string): Promise<string[]> => {
  const response = await fetch(`${registry}/v1/apps/${name}/versions`);
  if (!response.ok) return [];
  return ((await response.json()) as { versions: { version: string }[] }).versions.map(
    ({ version }) => version,
  );
};
/** One patch above the newest plain version; the first is 1.0.0. */
export const nextVersion = (versions: readonly string[]): string => {
  const plain = versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .map((version) => version.split('.').map(Number) as [number, number, number]);
  const newest = plain.toSorted((a, b) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2])[0];
  return newest ? `${newest[0]}.${newest[1]}.${newest[2] + 1}` : '1.0.0';
};

/** The folder in which another stack built these sources as this version, if it did. */
const buildOf = (
  folder: string | undefined,
  name: string,
  { hash, version }: Pick<Stamp, 'hash' | 'version'>,
): string | undefined => {
  const stamp = folder && readStamp(stampFile(folder, name));
  return stamp && stamp.hash === hash && stamp.version === version
    ? path.join(folder, 'build', name)
    : undefined;
};

const buildApp = async (
  name: string,
  version: string,
  output: string,
  signal: AbortSignal | undefined,
): Promise<string> => {
  const args = [name, '--version', version, '--out', output, '--source', sourceName()];
  await runScript('shared/tooling/src/build-app.ts', args, {}, signal);
  return output;
};

/**
 * Builds and publishes an app whose sources are not those of its last published version; gives the
 * version that waits to be composed.
 */
const publishOne = async (name: string, options: PublishOptions): Promise<string | undefined> => {
  const stamp = readStamp(stampFile(options.folder, name));
  const hash = sourceHash(name);
  const versions = await publishedVersions(options.registry, name);
  if (stamp?.hash === hash && versions.includes(stamp.version))
    return stamp.composed ? undefined : stamp.version;
  const version = nextVersion(versions);
  const started = Date.now();
  let output: string;
  try {
    output =
      buildOf(options.buildsFrom, name, { hash, version }) ??
      (await buildApp(name, version, path.join(options.folder, 'build', name), options.signal));
  } catch (error) {
    // An app that is being worked on must not keep the rest from running, so its last published
    // version stays. Tests must not pass on a version that is not the one in this folder.
    if (options.strictBuilds || versions.length === 0 || options.signal?.aborted) throw error;
    options.log(
      `${name} does not build, so its version ${versions[0]} ` +
        `stays:\n${error instanceof Error ? error.message.slice(0, 2_000) : String(error)}`,
    );
    return undefined;
  }
  await runScript(
    'deploy/release/src/cli/main.ts',
    ['publish', name, '--dir', output, '--waive'],
    options.variables,
    options.signal,
  );
  writeStamp(options.folder, name, { hash, version, composed: false });
  options.log(
    `built and published ${name} ${version} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  return version;
};

/** Publishes whatever changed, two apps at a time, and gives their new versions. */
export const publishApps = async (options: PublishOptions): Promise<Record<string, string>> => {
  const waiting = appNames();
  const changed: Record<string, string> = {};
  const worker = async (): Promise<void> => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const version = await publishOne(name, options);
      if (version) changed[name] = version;
    }
  };
  await Promise.all([worker(), worker()]);
  return changed;
};

/** Composes new versions into production, all in one generation. */
export const composeApps = async (
  folder: string,
  registry: string,
  token: string,
  apps: Readonly<Record<string, string>>,
): Promise<void> => {
  const response = await fetch(`${registry}/v1/channels/production/compositions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ apps, reason: 'the sources in this folder', waive: true }),
  });
  if (!response.ok)
    throw new Error(`the registry refused the composition: ${await response.text()}`);
  for (const name of Object.keys(apps)) {
    const stamp = readStamp(stampFile(folder, name));
    if (stamp) writeStamp(folder, name, { ...stamp, composed: true });
  }
};
