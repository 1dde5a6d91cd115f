import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import type { SourceManifest } from './packed-manifest.ts';
import { filesOf, importsOf, packageOf, reachableFrom } from './source-files.ts';

/** An option that the compiler knows and its types do not. */
const REWRITE: object = { rewriteRelativeImportExtensions: true };

const compile = (file: string): string =>
  transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    configFile: false,
    sourceMaps: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
      ...REWRITE,
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  }).code;

export const manifestOf = (folder: string): SourceManifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as SourceManifest;

/** What is published of a workspace: a command brings what it runs; a library all its sources. */
export const publishedFiles = (
  folder: string,
  { bin, exports }: SourceManifest,
  loadedByName: readonly string[],
): readonly string[] => {
  if (!bin) return filesOf(folder);
  return reachableFrom(
    [...Object.values(bin), ...Object.values(exports ?? {}), ...loadedByName]
      .filter((entry) => /\.tsx?$/.test(entry))
      .map((entry) => path.join(folder, entry)),
  );
};

/** The JavaScript of those files that are modules. */
export const compiledModules = (files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    files
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => [file, compile(file)]),
  );

export const packagesIn = (modules: ReadonlyMap<string, string>): readonly string[] =>
  [...modules.values()].flatMap((text) => importsOf(text).map(packageOf));

/** Those of these packages that nobody is given who installs the workspace. */
export const undeclared = (
  { name, dependencies }: SourceManifest,
  used: Iterable<string>,
): readonly string[] => {
  const known = new Set([name, ...Object.keys(dependencies ?? {})]);
  return [...used].filter(
    (one) => !/^[.#]|^node:/.test(one) && !known.has(one) && !one.startsWith('__'),
  );
};

/** What the published modules of a workspace import. */
export const importedPackages = (
  folder: string,
  loadedByName: readonly string[] = [],
): ReadonlySet<string> =>
  new Set(packagesIn(compiledModules(publishedFiles(folder, manifestOf(folder), loadedByName))));
