import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseRecord } from '@tapnook/contracts/release';
import { foreignStyles } from '@tapnook/contracts/styles';
import { appOf } from './apps.ts';
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { browserConfig } from './browser-config.ts';
import { bundledSingletons, heavySlots, modulesOf } from './bundle-checks.ts';
import { embedChunkHashes } from './chunk-hashes.ts';
import { writeContractSurface } from './contract-surface.ts';
import { deprecatedImports } from './deprecations.ts';
import { unsupportedMessages } from './message-forms.ts';
import { addModuleEntry } from './module-entry/build.ts';
import { recordOf } from './record.ts';
import { addRootFiles } from './root-files.ts';
import { runWebpack } from './run-webpack.ts';
import { serverConfig } from './server-config.ts';

export interface BuiltApp {
  readonly folder: string;
  readonly record: ReleaseRecord;
}

export interface BuildSource {
  /** What is built, for the record's provenance. */
  readonly source?: string;
  /** Where the app's sources lie, when not in the folder of its name. */
  readonly folder?: string;
}

const foreignStylesIn = (record: ReleaseRecord, output: string): string[] =>
  Object.keys(record.files)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      foreignStyles(readFileSync(path.join(output, file), 'utf8')).map(
        (selector) => `${selector} (${file})`,
      ),
    );

/**
 * Builds one version of an app into `output`: `browser/`, `server/`, `record.json`. Throws when it
 * does not compile, bundles a singleton, styles other apps, or exceeds a byte budget.
 */
export const buildApp = async (
  name: string,
  version: string,
  output: string,
  { source = 'working tree', folder }: BuildSource = {},
): Promise<BuiltApp> => {
  const app = appOf(name, version, folder);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const unsupported = unsupportedMessages(app);
  if (unsupported.length > 0)
    throw new Error(`${name} has texts that browsers do not fill in: ${unsupported.join('; ')}`);
  const browser = await runWebpack(browserConfig(app, output));
  embedChunkHashes(app, output);
  if (app.manifest) await addModuleEntry(app, output);
  await addRootFiles(app, output);
  await runWebpack(serverConfig(app, output));
  if (app.manifest) {
    const bundled = bundledSingletons(modulesOf(browser));
    if (bundled.length > 0)
      throw new Error(`${name} bundles shared libraries of its own: ${bundled.join(', ')}`);
  }
  writeBillOfMaterials(app, output, browser);
  if (!app.manifest) await writeContractSurface(output);
  const record = ReleaseRecord.parse(recordOf(app, output, browser, source));
  const foreign = app.manifest ? foreignStylesIn(record, output) : [];
  if (foreign.length > 0)
    throw new Error(
      `${name} styles what is not its own, since no class of a CSS module bounds it: ` +
        foreign.join('; '),
    );
  const { limit, actual } = record.budget;
  if (actual > limit)
    throw new Error(
      `${name} exceeds its budget: ${actual} compressed bytes of script on its heaviest ` +
        `route, ${limit} allowed`,
    );
  const heavy = heavySlots(record, app.manifest?.budget ?? { routeBytes: 0 });
  if (heavy.length > 0) throw new Error(`${name}: ${heavy.join('; ')}`);
  for (const text of deprecatedImports(app)) console.warn(`warning: ${text}`);
  writeFileSync(path.join(output, 'record.json'), `${JSON.stringify(record, null, 2)}\n`);
  return { folder: output, record };
};
