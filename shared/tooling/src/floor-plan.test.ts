import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { links as contractLinks, type RemoteManifest } from '@tapnook/contracts';
import { ROOT } from './apps.ts';

const REMOTES = readdirSync(ROOT).filter(
  (name) => name.startsWith('mf-') && existsSync(path.join(ROOT, name, 'remote.json')),
);
const ROOT_FILES = [
  'README.md',
  'dev',
  'jest.config.cjs',
  'package.json',
  'remote.json',
  'src',
  'tsconfig.json',
  'webpack.config.ts',
];
const SOURCE_FILES = ['index.ts', 'locales', 'remote.ts', 'routes.tsx', 'screens', 'server.ts'];
/** What a remote may have beside them; `shared` holds what its own features share. */
const OPTIONAL = ['features', 'slots', 'shared', 'service-worker.ts'];
/** The folders of `shared`, by the role of what lies in them. */
const SHARED = ['components', 'hooks', 'model', 'storage'];
/** Files that are the same in every remote, so that whoever knows one remote knows them all. */
const ALIKE = [
  'jest.config.cjs',
  'tsconfig.json',
  'webpack.config.ts',
  'src/index.ts',
  'src/remote.ts',
  'src/contract.test.ts',
  'src/locales/index.ts',
  'src/locales/app-texts.d.ts',
];

const read = (remote: string, file: string): string =>
  readFileSync(path.join(ROOT, remote, file), 'utf8');
const list = (remote: string, folder = '.'): string[] =>
  readdirSync(path.join(ROOT, remote, folder))
    .filter((name) => !['node_modules', 'dist'].includes(name))
    .toSorted();
const manifestOf = (remote: string): RemoteManifest =>
  JSON.parse(read(remote, 'remote.json')) as RemoteManifest;

/** The remote's own code as one text, without tests and comments. */
const codeOf = (remote: string): string =>
  readdirSync(path.join(ROOT, remote, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => read(remote, path.join('src', file)).replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''))
    .join('\n');
const found = (code: string, pattern: RegExp): string[] =>
  [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))].toSorted();
/** Keys of nested words as `a.b`. */
const keysOf = (words: object, prefix = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value as object, `${prefix}${key}.`)
      : [prefix + key],
  );
/** A language may have more plural forms than another; the last app says which. */
const withoutPlurals = (keys: readonly string[]): string[] =>
  [...new Set(keys.map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))].toSorted();

describe.each(REMOTES)('%s stands on the common floor plan', (remote) => {
  const manifest = manifestOf(remote);
  test('with the same files', () => {
    expect(list(remote)).toEqual(ROOT_FILES);
    expect(list(remote, 'dev')).toContain('main.tsx');
    expect(list(remote, 'src')).toEqual(expect.arrayContaining(SOURCE_FILES));
    const own = list(remote, 'src').filter(
      (name) =>
        !SOURCE_FILES.includes(name) && !OPTIONAL.includes(name) && !name.includes('.test.'),
    );
    expect(own).toEqual([]);
    const shared = existsSync(path.join(ROOT, remote, 'src/shared'))
      ? list(remote, 'src/shared')
      : [];
    expect(shared.filter((name) => !SHARED.includes(name))).toEqual([]);
  });
  test('with the same text where nothing is its own', () => {
    for (const file of ALIKE)
      expect([file, read(remote, file)]).toEqual([file, read(REMOTES[0] as string, file)]);
  });
  test('with a folder and a file of one name for every route, in both tables', () => {
    const ids = manifest.routes.map(({ id }) => id).toSorted();
    expect(list(remote, 'src/screens').filter((name) => !name.includes('.test.'))).toEqual(ids);
    expect(
      found(read(remote, 'src/routes.tsx'), /import\('\.\/screens\/([\w-]+)\/\1\.screen\.tsx'\)/g),
    ).toEqual(ids);
  });
  test('with a module for every slot that it gives, on the server too', () => {
    const given = Object.keys(manifest.slots.gives).toSorted();
    expect(
      existsSync(path.join(ROOT, remote, 'src/slots')) ? list(remote, 'src/slots') : [],
    ).toEqual(given);
    for (const [name, file] of Object.entries(manifest.slots.gives))
      expect(file).toBe(`./src/slots/${name}/${name}.slot.tsx`);
    expect(
      found(read(remote, 'src/server.ts'), /from '\.\/slots\/([\w-]+)\/\1\.slot\.tsx'/g),
    ).toEqual(given);
  });
  test('with the same words in both languages', () => {
    const keys = (locale: string): string[] =>
      withoutPlurals(keysOf(JSON.parse(read(remote, `src/locales/${locale}.json`)) as object));
    expect(keys('zh-HK')).toEqual(keys('en-US'));
  });
});

describe.each(REMOTES)('the remote.json of %s is what its code does', (remote) => {
  const { slots, events, links } = manifestOf(remote);
  const code = codeOf(remote);
  test('slots used', () => {
    expect(found(code, /<Slot\s+name="([\w-]+)"/g)).toEqual([...slots.uses].toSorted());
  });
  test('links used', () => {
    expect(
      found(code, /\blinks\.(\w+)\(/g).filter(
        (name) => name in contractLinks && !links.uses.includes(name),
      ),
    ).toEqual([]);
  });
  test('events told and heard', () => {
    expect(
      found(code, /\.emit\(\s*'([\w:]+)'/g).filter((name) => !events.emits.includes(name)),
    ).toEqual([]);
    expect(
      found(code, /(?:usePlatformEvent|events\.on)\(\s*'([\w:]+)'/g).filter(
        (name) => !events.listens.includes(name),
      ),
    ).toEqual([]);
  });
});

describe('the shell stands on its floor plan', () => {
  const ROOMS = [
    'bootstrap',
    'chat',
    'composition',
    'devtools',
    'inline',
    'layout',
    'locales',
    'resilience',
    'routing',
    'scheduling',
    'session',
    'ssr',
    'telemetry',
  ];
  /** What its two builds begin with, and what tests begin with. */
  const FIRST_FILES = ['main.tsx', 'server.tsx'];
  test('with a room for each concern, and no file beside its two first ones', () => {
    expect(list('shell', 'src')).toEqual([...ROOMS, ...FIRST_FILES].toSorted());
  });
  test('with inline scripts that are one function a file, used by the document alone', () => {
    const used = found(
      read('shell', 'src/ssr/inline-scripts.ts'),
      /'\.\.\/inline\/([\w-]+)\.ts\?script'/g,
    );
    const files = list('shell', 'src/inline').filter((name) => !/\.(?:d|test)\.ts$/.test(name));
    expect(used.map((name) => `${name}.ts`)).toEqual(files);
    expect(read('shell', 'src/ssr/page-html.ts')).not.toMatch(/function\s*\(|=>\s*\{\s*var\b/);
  });
});

describe('the parameters of addresses', () => {
  const declared = new Set(
    REMOTES.flatMap((remote) => manifestOf(remote).routes.flatMap(({ query = [] }) => query)),
  );
  test.each(REMOTES)(
    'of %s are declared, route by route, with all that its code reads',
    (remote) => {
      for (const { id, query } of manifestOf(remote).routes)
        expect([id, query]).toEqual([id, expect.any(Array)]);
      const code = codeOf(remote);
      const names = found(
        code,
        new RegExp(
          String.raw`(?:\bsearch|useSearchParams\(\)\[0\]|` +
            String.raw`URLSearchParams\([^()]*(?:\(\)[^()]*)?\))` +
            String.raw`\s*\.(?:get|getAll|has)\(\s*'(\w+)'`,
          'g',
        ),
      );
      const choice = /\breadChoice\(/.test(code)
        ? ['plan', 'field', 'date', 'time', 'qty', 'who', 'add']
        : [];
      expect([...names, ...choice].filter((name) => !declared.has(name))).toEqual([]);
    },
  );
});

describe('the remotes together', () => {
  const given = (pick: (manifest: RemoteManifest) => readonly string[]): string[] =>
    REMOTES.flatMap((remote) => pick(manifestOf(remote)));
  test('no route, slot or link is given twice', () => {
    for (const names of [
      given(({ routes }) => routes.map((route) => route.path)),
      given((manifest) => Object.keys(manifest.slots.gives)),
      given(({ links }) => links.gives),
    ])
      expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });
  test('every slot and link that one uses is given by another, or by the shell', () => {
    const shell = JSON.parse(readFileSync(path.join(ROOT, 'shell/shell.json'), 'utf8')) as {
      links: { gives: string[] };
      slots: { uses: string[] };
    };
    const slots = new Set(given((manifest) => Object.keys(manifest.slots.gives)));
    const links = new Set([...given((manifest) => manifest.links.gives), ...shell.links.gives]);
    expect(
      [...given((manifest) => manifest.slots.uses), ...shell.slots.uses].filter(
        (name) => !slots.has(name),
      ),
    ).toEqual([]);
    expect(given((manifest) => manifest.links.uses).filter((name) => !links.has(name))).toEqual([]);
  });
});
