import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROOT } from '../apps.ts';
import { buildPackage } from './build-package.ts';
import { importedPackages, manifestOf, undeclared } from './package-sources.ts';
import { PACKAGES } from './packages.ts';
import { packedManifest, type SourceManifest } from './packed-manifest.ts';
import { importsOf } from './source-files.ts';

describe('the packed manifest', () => {
  const source: SourceManifest = {
    name: '@tapnook/sample',
    version: '1.2.0',
    exports: { '.': './src/index.ts', './styles/*': './src/styles/*', './jest/*': './jest/*' },
    bin: { sample: './src/cli.ts' },
    dependencies: { '@tapnook/kernel': '1.1.0', react: '19.3.1', zod: '4.6.7', pg: '8.0.0' },
  };
  const packed = packedManifest(source, new Set(['@tapnook/kernel', 'react', 'zod']), (file) =>
    file.replace('./src/', './dist/'),
  ) as Record<string, Record<string, unknown>>;

  test('names built files instead of sources', () => {
    expect(packed['exports']).toEqual({
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './styles/*': './dist/styles/*',
      './jest/*': './jest/*',
    });
    expect(packed['bin']).toEqual({ sample: './dist/cli.js' });
    expect(JSON.stringify(packed)).not.toContain('src/');
  });
  test('asks for ranges of our packages and what the page holds once; nothing unused', () => {
    expect(packed['dependencies']).toEqual({ '@tapnook/kernel': '^1.1.0', zod: '4.6.7' });
    expect(packed['peerDependencies']).toEqual({ react: '^19.3.1' });
  });
});

test('imports are read from code, and neither from texts nor from types', () => {
  const code = `import type { A } from './a.ts'; import { b } from './b.ts';
    import { type C } from './c.ts'; const text = \`import { d } from './d.ts'\`;
    void import('./e.ts'); export { f } from './f.ts'; void [b, text];`;
  expect(importsOf(code)).toEqual(['./b.ts', './e.ts', './f.ts']);
});

test('every published workspace says what it is', () => {
  for (const { workspace } of PACKAGES) {
    const manifest = manifestOf(path.join(ROOT, workspace));
    expect(manifest.description).toBeTruthy();
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

describe.each(PACKAGES)('$workspace', ({ workspace, loadedByName }) => {
  const folder = path.join(ROOT, workspace);
  const source = manifestOf(folder);
  const imported = importedPackages(folder, loadedByName);

  test('imports only what it brings along', () => {
    expect(undeclared(source, imported)).toEqual([]);
  });
  test('has no file that is published as it is and names one that is not', () => {
    const place = path.join(folder, 'jest');
    const scripts = existsSync(place) ? readdirSync(place) : [];
    const named = scripts.flatMap((file) =>
      [...readFileSync(path.join(place, file), 'utf8').matchAll(/'(\.\.?\/[^']+)'/g)].map(
        ([, name = '']) => path.relative(folder, path.resolve(place, name)),
      ),
    );
    expect(named.filter((name) => !/^(?:jest|tsconfig)\//.test(name))).toEqual([]);
  });
  test('brings along nothing of ours that is not published', () => {
    const brought = source.bin ? imported : Object.keys(source.dependencies ?? {});
    const published = PACKAGES.map((one) => manifestOf(path.join(ROOT, one.workspace)).name);
    expect(
      [...brought].filter((name) => name.startsWith('@tapnook/') && !published.includes(name)),
    ).toEqual([]);
  });
});

describe('a built package', () => {
  let output: string;
  beforeAll(() => {
    output = mkdtempSync(path.join(tmpdir(), 'packed-'));
    buildPackage(path.join(ROOT, 'shared/create-remote'), output);
  });
  afterAll(() => rmSync(output, { recursive: true, force: true }));

  test('holds JavaScript that imports JavaScript, and leaves the texts it writes alone', () => {
    const files = path.join(output, 'dist/tooling/src/generators/remote-files.js');
    const text = readFileSync(files, 'utf8');
    expect(importsOf(text)).toContain('./json-text.js');
    expect(text).toContain("import { remote } from './remote.ts';");
    expect(existsSync(path.join(output, 'dist/create-remote/src/main.js'))).toBe(true);
  });
});
