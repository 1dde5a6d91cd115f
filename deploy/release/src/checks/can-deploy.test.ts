import { describe, expect, test } from '@jest/globals';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import { buildApp } from '../../test/built-app.ts';
import { needsMajor } from '../cli/contracts.command.ts';
import { checkBudget } from './budget.ts';
import { canDeploy, checkPublish, newFindings } from './can-deploy.ts';
import { checkContract } from './contract.ts';
import { checkRecordFiles } from './record-files.ts';
import { checkSharedRanges } from './shared-ranges.ts';
import { checkUses, dependencies } from './uses.ts';

const app = (name: string, version = '1.0.0', changes: Partial<ReleaseRecord> = {}) =>
  buildApp(name, version, changes).record;
const shell = app('shell');
const giver = app('mf-reviews', '1.0.0', {
  slots: { gives: ['product-reviews'], uses: [] },
  events: { emits: ['review:submitted'], listens: [] },
});
const user = app('mf-catalog', '1.0.0', {
  slots: { gives: [], uses: ['product-reviews'] },
  events: { emits: [], listens: ['review:submitted'] },
});

// Covers: REL-002
test('a budget is kept or it is not', () => {
  expect(
    checkBudget(app('mf-catalog', '1.0.0', { budget: { limit: 46_000, actual: 46_000 } })),
  ).toEqual([]);
  expect(
    checkBudget(app('mf-catalog', '1.0.0', { budget: { limit: 46_000, actual: 49_100 } }))[0],
  ).toMatchObject({
    waivable: true,
    message: { en_gb: 'It is 3.1 KB over its budget (49.1 KB / 46.0 KB).' },
  });
});

test('a budget is no larger than the platform allows; its files count as listed', () => {
  const saidOf = (record: ReleaseRecord) => checkBudget(record).map(({ message }) => message.en_gb);
  expect(saidOf(app('mf-catalog', '1.0.0', { budget: { limit: 1e9, actual: 9e8 } }))).toEqual([
    'Its budget of 1000000.0 KB is above what an app may have (46.1 KB).',
  ]);
  expect(saidOf(app('shell', '1.0.0', { budget: { limit: 150_000, actual: 149_000 } }))).toEqual(
    [],
  );
  const modest = app('mf-catalog', '1.0.0', { budget: { limit: 40_000, actual: 1_000 } });
  const entry = modest.files['browser/remoteEntry.js']!;
  const heavy: ReleaseRecord = {
    ...modest,
    files: { ...modest.files, 'browser/remoteEntry.js': { ...entry, compressed: 41_000 } },
    scripts: ['browser/remoteEntry.js'],
  };
  expect(saidOf(heavy)).toEqual(['It is 1.0 KB over its budget (41.0 KB / 40.0 KB).']);
});

test('every file that will be loaded has its hash', () => {
  const bare = app('mf-catalog', '1.0.0', {
    exposes: { './slots': { scripts: ['browser/remoteEntry.js', 'chunks/lost.js'], styles: [] } },
  });
  expect(checkRecordFiles(bare).map((finding) => finding.subject)).toEqual(['chunks/lost.js']);
});

describe('shared libraries', () => {
  test.each([
    ['^19.0.0', true],
    ['^19.3.0', false],
    ['^18.0.0', false],
    ['~19.2.0', true],
    ['nonsense', false],
  ])('%s against 19.2.0: %s', (range, fits) => {
    expect(
      checkSharedRanges({
        shell: [shell],
        'mf-catalog': [app('mf-catalog', '1.0.0', { shared: { react: range } })],
      }),
    ).toHaveLength(fits ? 0 : 1);
  });
  test('one that the shell does not provide', () => {
    expect(
      checkSharedRanges({
        shell: [shell],
        'mf-catalog': [app('mf-catalog', '1.0.0', { shared: { lodash: '^4.0.0' } })],
      })[0]?.message.en_gb,
    ).toBe('It shares lodash, which shell 1.0.0 does not provide.');
  });
  test('the shell is met on both sides of its own canary', () => {
    const next = app('shell', '2.0.0', { shared: { react: '20.0.0' } });
    expect(checkSharedRanges({ shell: [shell, next], 'mf-catalog': [user] })).toHaveLength(1);
  });
});

test('before 1.0.0 a minor of the contract breaks, as a major does later', () => {
  const pair = (contract: string) => ({
    shell: [app('shell', '1.0.0', { contract: '0.2.3' })],
    'mf-catalog': [app('mf-catalog', '1.0.0', { contract })],
  });
  expect(checkContract(pair('0.2.9'))).toEqual([]);
  expect(checkContract(pair('0.1.0'))).toHaveLength(1);
  expect(checkContract(pair('1.0.0'))).toHaveLength(1);
});

test('a change that breaks what is live is a major one, unless the version says so already', () => {
  const verdict = { app: 'mf-catalog', version: '1.0.0', calls: 1, missing: [], broken: [] };
  const broken = { ...verdict, contract: '1.4.0', missing: ['getHome is gone'] };
  expect(needsMajor([{ ...verdict, contract: '1.4.0' }], '1.5.0')).toBeUndefined();
  expect(needsMajor([broken], '1.5.0')).toBe(broken);
  expect(needsMajor([broken], '2.0.0')).toBeUndefined();
});

test('majors of the contract agree', () => {
  expect(
    checkContract({
      shell: [shell],
      'mf-catalog': [app('mf-catalog', '1.0.0', { contract: '1.9.0' })],
    }),
  ).toEqual([]);
  expect(
    checkContract({
      shell: [shell],
      'mf-catalog': [app('mf-catalog', '1.0.0', { contract: '2.0.0' })],
    }),
  ).toHaveLength(1);
});

describe('slots, events and links', () => {
  test('what is used is given', () => {
    expect(checkUses({ shell: [shell], 'mf-catalog': [user], 'mf-reviews': [giver] })).toEqual([]);
    expect(
      checkUses({ shell: [shell], 'mf-catalog': [user] }).map((finding) => [
        finding.check,
        finding.subject,
        finding.other,
      ]),
    ).toEqual([
      ['slot', 'product-reviews', undefined],
      ['event', 'review:submitted', undefined],
    ]);
  });
  test('and given on every side that a shopper may meet', () => {
    const dropped = app('mf-reviews', '2.0.0', {
      events: { emits: ['review:submitted'], listens: [] },
    });
    expect(
      checkUses({ shell: [shell], 'mf-catalog': [user], 'mf-reviews': [giver, dropped] }),
    ).toMatchObject([{ check: 'slot', other: 'mf-reviews', app: 'mf-catalog' }]);
  });
  test('the board knows who leans on whom', () => {
    expect(
      dependencies({ shell: [shell], 'mf-catalog': [user], 'mf-reviews': [giver] }),
    ).toContainEqual({
      asks: 'mf-catalog',
      answers: 'mf-reviews',
      kind: 'slot',
      subject: 'product-reviews',
    });
  });
});

describe('can I deploy', () => {
  test('remotes without a shell cannot', () => {
    expect(canDeploy({ 'mf-catalog': [app('mf-catalog')] })[0]).toMatchObject({
      check: 'missing-app',
    });
  });
  test('old sins do not stop a release that adds none', () => {
    const live = { shell: [shell], 'mf-catalog': [user] };
    expect(newFindings([live], [{ ...live, 'mf-account': [app('mf-account')] }])).toEqual([]);
  });
});

describe('publishing', () => {
  const live = { shell: [shell], 'mf-catalog': [user], 'mf-reviews': [giver] };
  test('dropping what another app uses live is refused', () => {
    expect(checkPublish(app('mf-reviews', '2.0.0'), live, [])).toMatchObject([
      { check: 'slot', app: 'mf-catalog' },
      { check: 'event', app: 'mf-catalog' },
    ]);
  });
  test('using what nobody gives is refused, unless a published version waits with it', () => {
    const asks = app('mf-catalog', '2.0.0', {
      slots: { gives: [], uses: ['product-reviews', 'score-histogram'] },
      events: { emits: [], listens: [] },
    });
    expect(checkPublish(asks, live, [])).toMatchObject([{ subject: 'score-histogram' }]);
    const waits = app('mf-reviews', '1.1.0', {
      slots: { gives: ['product-reviews', 'score-histogram'], uses: [] },
    });
    expect(checkPublish(asks, live, [waits])).toEqual([]);
  });
  test('a shell is not held up by an app that waits, or was taken out', () => {
    const next = app('shell', '2.0.0', { shared: { react: '20.0.0' } });
    const old = (name: string) => app(name, '1.0.0', { shared: { react: '^19.0.0' } });
    const shop = { shell: [app('shell', '1.0.0', { shared: { react: '19.0.0' } })] };
    expect(checkPublish(next, shop, [old('mf-rewards')])).toEqual([]);
    expect(checkPublish(next, { ...shop, 'mf-catalog': [old('mf-catalog')] }, [])).toMatchObject([
      { check: 'shared', app: 'mf-catalog', subject: 'react' },
    ]);
  });
  test('before anything is live only the app itself is looked at', () => {
    expect(checkPublish(user, {}, [])).toEqual([]);
  });
});
