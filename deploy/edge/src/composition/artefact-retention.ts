import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { EnvironmentManifest } from '@tapnook/contracts/release';
import type { WarnOf } from '@tapnook/server/files';
import type { FastifyInstance } from 'fastify';

const DAY_MS = 86_400_000;
/** Who left a tab open longer is given the files from the registry once more. */
const RETENTION_MS = 30 * DAY_MS;
const SWEEP_INTERVAL_MS = 6 * 3_600_000;

export interface ArtefactRetention {
  /** Notes that a manifest, a preview or a tab uses a version; cheap to repeat. */
  readonly markUsed: (name: string, version: string) => void;
  /** Deletes the versions that nothing has used for 30 days; those of `manifest` are used now. */
  readonly sweep: (manifest: EnvironmentManifest | undefined) => Promise<void>;
}

/** Which versions stay in `folder/<name>/<version>`. The folder's own time is its last use. */
export const createArtefactRetention = (
  folder: string,
  warn: WarnOf,
  clock: () => number = Date.now,
): ArtefactRetention => {
  const marked = new Map<string, number>();
  const mark = async (name: string, version: string): Promise<void> => {
    const now = clock();
    await utimes(path.join(folder, name, version), now / 1000, now / 1000).catch(() => undefined);
  };
  const versionsOn = async (name: string): Promise<string[]> =>
    readdir(path.join(folder, name)).catch(() => []);
  return {
    markUsed: (name, version) => {
      const key = `${name}@${version}`;
      if (clock() - (marked.get(key) ?? 0) < DAY_MS) return;
      marked.set(key, clock());
      void mark(name, version);
    },
    sweep: async (manifest) => {
      for (const [name, app] of Object.entries(manifest?.apps ?? {}))
        for (const pin of [app.stable, app.candidate, app.lastGood])
          if (pin) await mark(name, pin.version);
      for (const name of await readdir(folder).catch(() => []))
        for (const version of await versionsOn(name)) {
          const place = path.join(folder, name, version);
          const found = await stat(place).catch(() => undefined);
          if (!found || clock() - found.mtimeMs < RETENTION_MS) continue;
          marked.delete(`${name}@${version}`);
          await rm(place, { recursive: true, force: true }).catch((error: unknown) =>
            warn({ file: place, err: error }, 'an old version could not be deleted'),
          );
        }
    },
  };
};

/** Looks through the disk a few times a day for as long as the edge runs. */
export const sweepArtefacts = (
  server: FastifyInstance,
  retention: ArtefactRetention,
  manifest: () => EnvironmentManifest | undefined,
): void => {
  const timer = setInterval(() => void retention.sweep(manifest()), SWEEP_INTERVAL_MS).unref();
  server.addHook('onClose', async () => clearInterval(timer));
};
