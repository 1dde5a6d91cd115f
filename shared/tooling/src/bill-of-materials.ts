import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stats } from 'webpack';
import { ROOT, type App } from './apps.ts';

/**
 * Part of the version like its bundles, pinned by the record; the edge gives nobody what lies in
 * `server`.
 */
const FILE = 'server/sbom.cdx.json';

interface SizedModule {
  readonly name?: string;
  readonly size?: number;
  readonly modules?: readonly SizedModule[];
}
const innermost = (module: SizedModule): readonly SizedModule[] =>
  module.modules?.length ? module.modules.flatMap(innermost) : [module];

/** Bytes of source by package, as they went into a build; its own files count under ''. */
export const bytesByPackage = (modules: readonly SizedModule[]): Map<string, number> => {
  const bytes = new Map<string, number>();
  for (const { name: request = '', size = 0 } of modules.flatMap(innermost)) {
    // What loaders made of a file is the file's.
    const name = request.split('!').at(-1) ?? '';
    // What a bundler makes itself, or finds elsewhere, is no source.
    if (!name || /^(?:external|container|provide|consume|remote) |^webpack\b/.test(name)) continue;
    const installed = [...name.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)\//g)].at(-1)?.[1];
    const ours = /^\.\.\/(shared\/[^/]+)\//.exec(name)?.[1];
    const owner = installed ?? ours ?? '';
    bytes.set(owner, (bytes.get(owner) ?? 0) + size);
  }
  return bytes;
};

interface InstalledManifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}
const manifestOf = (owner: string): InstalledManifest | undefined => {
  const file = owner.startsWith('shared/')
    ? path.join(ROOT, owner, 'package.json')
    : path.join(ROOT, 'node_modules', owner, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as InstalledManifest)
    : undefined;
};

const purl = ({ name, version }: InstalledManifest): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

const componentOf = (owner: string, bytes: number): object[] => {
  const manifest = manifestOf(owner);
  if (!manifest) return [];
  return [
    {
      type: 'library',
      'bom-ref': purl(manifest),
      name: manifest.name,
      version: manifest.version,
      purl: purl(manifest),
      ...(manifest.license &&
        manifest.license !== 'UNLICENSED' && {
          licenses: [
            / (?:OR|AND) /.test(manifest.license)
              ? { expression: manifest.license }
              : { license: { id: manifest.license } },
          ],
        }),
      properties: [{ name: 'tapnook:bytes', value: String(bytes) }],
    },
  ];
};

/**
 * Writes which libraries went into a version (CycloneDX 1.6), each with the bytes of its sources in
 * the browser's build. The same sources give the same text.
 */
export const writeBillOfMaterials = (app: App, output: string, browser: Stats): void => {
  const { modules = [] } = browser.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    modulesSpace: 99_999,
    nestedModulesSpace: 99_999,
    cachedModules: true,
    runtimeModules: false,
  });
  const bytes = bytesByPackage(modules as readonly SizedModule[]);
  const text = JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: {
        component: {
          type: 'application',
          'bom-ref': app.name,
          name: app.name,
          version: app.version,
          properties: [{ name: 'tapnook:bytes', value: String(bytes.get('') ?? 0) }],
        },
      },
      components: [...bytes.keys()]
        .filter(Boolean)
        .toSorted()
        .flatMap((owner) => componentOf(owner, bytes.get(owner) ?? 0)),
    },
    null,
    1,
  );
  writeFileSync(path.join(output, FILE), `${text}\n`);
};
