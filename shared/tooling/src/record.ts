import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { LOCALES } from '@tapnook/contracts';
import type { ReleaseRecord, RouteEntry } from '@tapnook/contracts/release';
import type { Stats } from 'webpack';
import { contractVersion, type App } from './apps.ts';
import { originOf } from './origin.ts';
import { sharedVersions } from './singletons.ts';

const COMPRESSIBLE = /\.(js|css|json|svg|html)$/;
/** As the edge sends it. */
const compressedSize = (content: Buffer, file: string): number =>
  COMPRESSIBLE.test(file)
    ? brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }).length
    : content.length;

type Files = ReleaseRecord['files'];
/**
 * Every file of the version, with its hash and sizes; source maps go to the registry beside them
 * and are never served.
 */
const filesOf = (output: string, weigh: boolean): Files => {
  const files: Files = {};
  for (const folder of ['browser', 'server']) {
    for (const entry of readdirSync(path.join(output, folder), {
      recursive: true,
      withFileTypes: true,
    })) {
      if (!entry.isFile() || entry.name.endsWith('.map')) continue;
      const full = path.join(entry.parentPath, entry.name);
      const name = path.relative(output, full);
      const content = readFileSync(full);
      files[name] = {
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
        bytes: content.length,
        compressed: weigh ? compressedSize(content, name) : content.length,
      };
    }
  }
  return files;
};

interface Needs {
  readonly scripts: string[];
  readonly styles: string[];
}
/** What a change replaces in an open page belongs to no first view. */
const isHotUpdate = (name: string): boolean => name.includes('.hot-update.');
const split = (names: Iterable<string>): Needs => {
  const all = [...new Set(names)]
    .filter((name) => !isHotUpdate(name))
    .map((name) => `browser/${name}`);
  return {
    scripts: all.filter((name) => name.endsWith('.js')),
    styles: all.filter((name) => name.endsWith('.css')),
  };
};

/** Files of the chunk group that an `import()` of a module opens. */
const filesOfImport = (stats: Stats, module: RegExp): string[] =>
  stats.compilation.chunkGroups
    .filter((group) => group.origins.some((origin) => module.test(origin.request)))
    .flatMap((group) => group.getFiles());

interface FederationManifest {
  readonly exposes: readonly {
    readonly path: string;
    readonly assets: {
      readonly js: { readonly sync: readonly string[] };
      readonly css: { readonly sync: readonly string[] };
    };
  }[];
}

/** The shell's own pages, which few addresses need: their styles are in no other page. */
const SHELL_PAGE = /\/shell-page\.tsx$/;

/**
 * The screen module that `routes.tsx` imports for a route, by the rule that folder and route bear
 * one name.
 */
const screenModule = (id: string): RegExp => new RegExp(`/screens/${id}/${id}\\.screen\\.tsx$`);

const remoteApps = (app: App, output: string, stats: Stats) => {
  const federation = JSON.parse(
    readFileSync(path.join(output, 'browser/mf-manifest.json'), 'utf8'),
  ) as FederationManifest;
  const exposes: ReleaseRecord['exposes'] = {};
  for (const { path: name, assets } of federation.exposes)
    exposes[name] = split([...assets.js.sync, ...assets.css.sync]);
  // The words of one language are a file of their own, which a page in that language needs first.
  for (const locale of LOCALES)
    exposes[`./words/${locale}`] = split(
      filesOfImport(stats, new RegExp(`/locales/${locale}\\.json$|^\\./${locale}\\.json$`)),
    );
  const root = exposes['./app'] ?? { scripts: [], styles: [] };
  const routes: RouteEntry[] = (app.manifest?.routes ?? []).map((route) => {
    const own = split(filesOfImport(stats, screenModule(route.id)));
    return {
      ...route,
      scripts: [...new Set(['browser/remoteEntry.js', ...root.scripts, ...own.scripts])],
      styles: [...new Set([...root.styles, ...own.styles])],
    };
  });
  return { exposes, routes };
};

/**
 * Builds the release record of what lies in `output` (architecture, section 3); development builds
 * are not weighed.
 */
export const recordOf = (
  app: App,
  output: string,
  stats: Stats,
  source: string,
  { weigh = true } = {},
): ReleaseRecord => {
  const json = stats.toJson({ all: false, entrypoints: true });
  const files = filesOf(output, weigh);
  const isRemote = app.manifest !== undefined;
  const initial = split((json.entrypoints?.main?.assets ?? []).map((asset) => asset.name));
  const { exposes, routes } = isRemote
    ? remoteApps(app, output, stats)
    : { exposes: { './page': split(filesOfImport(stats, SHELL_PAGE)) }, routes: [] };
  const weightOf = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + (files[name]?.compressed ?? 0), 0);
  const heaviest = isRemote
    ? Math.max(0, ...routes.map((route) => weightOf(route.scripts)))
    : weightOf(initial.scripts);
  const declared = app.manifest ?? app.shell;
  return {
    schema: 1,
    name: app.name,
    version: app.version,
    global: app.global.replace(/^[^a-z]+/, ''),
    entry: isRemote ? 'browser/remoteEntry.js' : (initial.scripts.at(-1) ?? ''),
    serverEntry: 'server/server.cjs',
    scripts: isRemote ? [] : initial.scripts,
    styles: isRemote ? [] : initial.styles,
    files,
    routes,
    exposes,
    slots: {
      gives: Object.keys(app.manifest?.slots.gives ?? {}),
      uses: [...(declared?.slots.uses ?? [])],
    },
    events: {
      emits: [...(declared?.events.emits ?? [])],
      listens: [...(declared?.events.listens ?? [])],
    },
    links: { gives: [...(declared?.links.gives ?? [])], uses: [...(declared?.links.uses ?? [])] },
    shared: sharedVersions(isRemote),
    contract: contractVersion(),
    budget: {
      limit: app.manifest?.budget.routeBytes ?? app.shell?.budget.scriptBytes ?? 0,
      actual: heaviest,
    },
    provenance: {
      builtAt: new Date().toISOString(),
      source,
      builder: `node ${process.version}`,
      ...originOf(app.folder),
    },
  };
};
