import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  compiledModules,
  manifestOf,
  packagesIn,
  publishedFiles,
  undeclared,
} from './package-sources.ts';
import { packedManifest } from './packed-manifest.ts';
import { declaredImportsOf, packageOf } from './source-files.ts';

/** Declarations name TypeScript files; the packed ones are JavaScript. */
const RELATIVE = /((?:\bfrom\s*|\bimport\s*\(?\s*)(['"])\.{1,2}\/[^'"]+?)\.tsx?\2/g;
const withoutTypeScript = (text: string): string =>
  text.replaceAll(RELATIVE, (_all, start: string, quote: string) => `${start}.js${quote}`);

/** Folders of a package that are published as they are. */
const AS_THEY_ARE = ['jest', 'tsconfig', 'deprecations.json', 'CHANGELOG.md', 'README.md'];

/** Type declarations of the package's modules. */
const declare = (folder: string, root: string, files: readonly string[], output: string): void => {
  const config = path.join(folder, '.tsconfig.pack.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: root,
        outDir: output,
      },
      include: [],
      files: [...files, path.join(import.meta.dirname, '../../tsconfig/css.d.ts')],
    }),
  );
  try {
    const { status, stdout } = spawnSync('tsc', ['-p', config], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${folder} has no types:\n${stdout}`);
  } finally {
    rmSync(config, { force: true });
  }
};

export interface BuiltPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/**
 * Builds a workspace into the folder that is published: JavaScript modules, type declarations,
 * styles and a manifest without source paths. Fails when a module imports a package that the
 * manifest does not name.
 */
export const buildPackage = (
  folder: string,
  output: string,
  loadedByName: readonly string[] = [],
): BuiltPackage => {
  const source = manifestOf(folder);
  const isLibrary = source.exports !== undefined;
  const files = publishedFiles(folder, source, loadedByName);
  const inside = files.every((file) => file.startsWith(path.join(folder, 'src') + path.sep));
  const root = inside ? path.join(folder, 'src') : path.dirname(folder);
  const place = (file: string): string => path.join(output, 'dist', path.relative(root, file));
  rmSync(output, { recursive: true, force: true });
  const modules = compiledModules(files);
  const used = new Set(packagesIn(modules));
  for (const file of files) {
    mkdirSync(path.dirname(place(file)), { recursive: true });
    const text = modules.get(file);
    if (text === undefined) cpSync(file, place(file));
    else writeFileSync(place(file).replace(/\.tsx?$/, '.js'), text);
  }
  if (isLibrary) {
    const code = files.filter((file) => /\.tsx?$/.test(file));
    declare(folder, root, code, path.join(output, 'dist'));
    for (const file of code) {
      const declared = place(file).replace(/\.tsx?$/, '.d.ts');
      if (!existsSync(declared)) continue;
      const text = readFileSync(declared, 'utf8');
      declaredImportsOf(text)
        .map(packageOf)
        .forEach((name) => used.add(name));
      writeFileSync(declared, withoutTypeScript(text));
    }
  }
  const missing = undeclared(source, used);
  if (missing.length > 0)
    throw new Error(`${source.name} imports what it does not depend on: ${missing.join(', ')}`);
  // A library's dependencies are all kept: some are loaded by name.
  if (isLibrary)
    [source.name, ...Object.keys(source.dependencies ?? {})].forEach((name) => used.add(name));
  const built = (file: string): string =>
    `./${path.relative(output, place(path.join(folder, file))).replaceAll(path.sep, '/')}`;
  writeFileSync(
    path.join(output, 'package.json'),
    `${JSON.stringify(packedManifest(source, used, built), null, 2)}\n`,
  );
  for (const name of AS_THEY_ARE)
    if (existsSync(path.join(folder, name)))
      cpSync(path.join(folder, name), path.join(output, name), { recursive: true });
  return { name: source.name, version: source.version, folder: output };
};
