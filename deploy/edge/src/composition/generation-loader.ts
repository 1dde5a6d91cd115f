import type { EnvironmentManifest, ReleaseRecord } from '@tapnook/contracts/release';
import type { FastifyBaseLogger } from 'fastify';
import type { Artefacts } from './artefacts.ts';

/**
 * Fetches the files one version after another; what cannot be had now is fetched when asked for.
 */
const prefetchFiles = async (
  artefacts: Artefacts,
  records: readonly ReleaseRecord[],
  log: FastifyBaseLogger,
): Promise<void> => {
  for (const record of records)
    await artefacts
      .prefetch(record)
      .catch((error: unknown) =>
        log.warn(
          { app: record.name, version: record.version, err: error },
          'a version is not wholly on this disk yet',
        ),
      );
};

/**
 * Loads the records of a generation before it is served, so that no page waits for an app that
 * cannot be had. The files follow behind the pages.
 */
export const createGenerationLoader =
  (artefacts: Artefacts, log: FastifyBaseLogger) =>
  async (manifest: EnvironmentManifest): Promise<void> => {
    const pending = Object.entries(manifest.apps).flatMap(([name, app]) =>
      [app.stable, app.candidate, app.lastGood].flatMap((pin) =>
        pin ? [artefacts.record(name, pin)] : [],
      ),
    );
    const records = (await Promise.allSettled(pending)).flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    );
    void prefetchFiles(artefacts, records, log);
  };
