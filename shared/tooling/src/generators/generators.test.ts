import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ReleaseRecord } from '@tapnook/contracts/release';
import { ROOT } from '../apps.ts';
import { apply } from './change.ts';
import { nameOf } from './names.ts';
import { newApiModule } from './new-api-module.ts';
import { newRemote } from './new-remote.ts';
import { newScreen } from './new-screen.ts';

const bin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);
const run = (
  command: string,
  args: readonly string[],
  cwd: string,
): { status: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};
const PASSED = { status: 0 };
/** Of an older remote, which a new one takes after. */
const REMOTE_FILES = ['package.json', 'tsconfig.json', 'jest.config.cjs', 'webpack.config.ts'];
let outside: string;
let inside: string;

beforeAll(() => {
  outside = mkdtempSync(path.join(tmpdir(), 'generated-'));
  // The rules that use types follow the packages that a tsconfig extends.
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(outside, 'node_modules'));
  mkdirSync(path.join(ROOT, '.var'), { recursive: true });
  inside = mkdtempSync(path.join(ROOT, '.var/generated-'));
  mkdirSync(path.join(inside, 'mf-reviews'));
  for (const file of REMOTE_FILES)
    cpSync(path.join(ROOT, 'mf-reviews', file), path.join(inside, 'mf-reviews', file));
  apply(inside, newRemote(inside, nameOf('sixth'), { en: 'The sixth', zh: '第六個' }));
  apply(
    inside,
    newScreen(inside, 'mf-sixth', nameOf('gift-ideas'), { en: 'Gift ideas', zh: '送禮靈感' }),
  );
  cpSync(path.join(inside, 'mf-sixth'), path.join(outside, 'mf-sixth'), { recursive: true });
  // Named by every remote's tsconfig, relative to it.
  cpSync(path.join(ROOT, 'shared/tooling/tsconfig'), path.join(inside, 'shared/tooling/tsconfig'), {
    recursive: true,
  });
});
afterAll(() => {
  for (const folder of [outside, inside]) rmSync(folder, { recursive: true, force: true });
});

// Covers: REL-009
describe('a new remote with a second screen', () => {
  test('passes the type check', () => {
    expect(run(bin('tsc'), ['-p', path.join(inside, 'mf-sixth')], ROOT)).toMatchObject(PASSED);
  });
  test('passes lint and the import rules', () => {
    expect(
      run(bin('oxlint'), ['-c', path.join(ROOT, '.oxlintrc.jsonc'), 'mf-sixth'], outside),
    ).toMatchObject(PASSED);
    expect(
      run(
        bin('depcruise'),
        ['--config', path.join(ROOT, '.dependency-cruiser.cjs'), 'mf-sixth'],
        outside,
      ),
    ).toMatchObject(PASSED);
  });
  test('builds within its budget, both screens in its record', () => {
    const output = path.join(inside, 'build');
    const built = run(
      process.execPath,
      [
        path.join(ROOT, 'shared/tooling/src/build-app.ts'),
        'mf-sixth',
        '--version',
        '1.0.0',
        '--out',
        output,
        '--folder',
        path.join(inside, 'mf-sixth'),
      ],
      ROOT,
    );
    expect(built).toMatchObject(PASSED);
    const record = ReleaseRecord.parse(
      JSON.parse(readFileSync(path.join(output, 'record.json'), 'utf8')),
    );
    expect(
      record.routes.map(({ path: address, scripts }) => [address, scripts.length > 1]),
    ).toEqual([
      ['/sixth', true],
      ['/gift-ideas', true],
    ]);
  });
  test('passes its own tests', () => {
    const config = JSON.stringify({
      ...(createConfig() as object),
      rootDir: path.join(inside, 'mf-sixth'),
      testPathIgnorePatterns: ['/node_modules/'],
    });
    expect(run(bin('jest'), ['--config', config, '--ci'], ROOT)).toMatchObject(PASSED);
  });
  test('is never written over', () => {
    expect(() => apply(inside, newRemote(inside, nameOf('sixth'), { en: 'x', zh: 'x' }))).toThrow(
      'is there already',
    );
    expect(() => newScreen(inside, 'mf-sixth', nameOf('gift-ideas'), { en: 'x', zh: 'x' })).toThrow(
      'already',
    );
  });
});

/** Jest's settings of a remote, as its one-line config makes them. */
const createConfig = (): unknown =>
  (require('../../jest/base.cjs') as { browser: (folder: string) => unknown }).browser(ROOT);

test('what the command writes is laid out as `npm test` asks', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'laid-out-'));
  try {
    for (const file of [
      ...REMOTE_FILES.map((name) => `mf-reviews/${name}`),
      'deploy/api/src/modules/index.ts',
      'shared/contracts/src/api/index.ts',
      'shared/contracts/src/calls/index.ts',
    ])
      cpSync(path.join(ROOT, file), path.join(root, file));
    const main = path.join(import.meta.dirname, 'main.ts');
    for (const words of [
      ['remote', 'tea'],
      ['screen', 'mf-tea', 'gift-ideas'],
      ['api-module', 'afternoon-teas'],
    ])
      expect(run(process.execPath, [main, ...words, '--root', root], ROOT)).toMatchObject(PASSED);
    const settings = ['-c', path.join(ROOT, '.oxfmtrc.json'), '--check', '.'];
    expect(run(bin('oxfmt'), settings, root)).toMatchObject(PASSED);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

describe('a new module of the API', () => {
  test('has its place in every table', () => {
    const { created, changed } = newApiModule(ROOT, nameOf('gift-ideas'));
    expect(Object.keys(created)).toContain(
      'deploy/api/src/modules/gift-ideas/gift-ideas.routes.ts',
    );
    expect(changed['deploy/api/src/modules/index.ts']).toMatch(
      new RegExp(
        String.raw`import \{ giftIdeasModule \} from '\./gift-ideas/index\.ts';[^]*` +
          String.raw`modules: [^;]*,\n {2}giftIdeasModule,\n\];`,
      ),
    );
    expect(changed['shared/contracts/src/api/index.ts']).toMatch(
      /giftIdeasContracts \} from[^]*\.\.\.giftIdeasContracts,\n\};\nexport type Api/,
    );
    expect(changed['shared/contracts/src/calls/index.ts']).toContain(
      "export { getGiftIdeas } from './gift-ideas.ts';",
    );
  });
});

describe('names', () => {
  test('in every spelling', () => {
    expect(nameOf('mf-gift-ideas')).toEqual({
      kebab: 'gift-ideas',
      camel: 'giftIdeas',
      pascal: 'GiftIdeas',
      words: 'Gift ideas',
    });
  });
  test.each(['', 'Gift', '1a', 'a_b', 'a--b', '../x'])('%p is none', (text) => {
    expect(() => nameOf(text)).toThrow('is not a name');
  });
});
