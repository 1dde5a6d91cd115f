/** @jest-environment @tapnook/tooling/jest/browser-environment.cjs */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hashOfLeaf, hexOfBytes, nodeHash } from '@tapnook/contracts/transparency-log';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { VersionDiff } from '../../registry/version-diff.ts';
import { appRow, renderConsole } from './testing/render-console.tsx';

beforeEach(() => {
  // Of the last test's address.
  window.location.hash = '';
});
afterEach(cleanup);

const sha256 = (data: Uint8Array): Uint8Array =>
  Uint8Array.from(createHash('sha256').update(data).digest());
const LEAVES = [
  '{"app":"mf-catalog","digest":"aa","type":"release","version":"1.0.0"}',
  '{"channel":"production","generation":1,"type":"generation"}',
];
const HASHES = LEAVES.map((leaf) => hashOfLeaf(leaf, sha256));
const [first = new Uint8Array(), second = new Uint8Array()] = HASHES;
const head = { size: 2, root: hexOfBytes(nodeHash(first, second, sha256)) };
const entries = LEAVES.map((leaf, index) => ({ index, leaf, at: '2026-11-20T08:00:00.000Z' }));

const line = (version: string) => ({
  version,
  digest: 'abcdef0123456789',
  budget: { limit: 36_000, actual: 30_000 },
  publishedBy: 'Wing',
  publishedAt: '2026-11-20T08:00:00.000Z',
  blocked: null,
});
const origin = (version: string) => ({
  version,
  commit: `${version.replaceAll('.', '')}abcdef0123`,
  author: 'Ka Ho',
  publishedBy: 'Wing',
  publishedAt: '2026-11-20T08:00:00.000Z',
  builder: null,
});
const figures = (sessions: number, lcp: number) =>
  ({
    sessions,
    errorRate: 0.004,
    lcp,
    inp: null,
    cls: 40,
    checkoutCompletion: null,
  }) as VersionDiff['vitals']['from'];
const DIFF: VersionDiff = {
  app: 'mf-catalog',
  from: origin('1.0.0'),
  to: origin('1.1.0'),
  releases: [origin('1.1.0')],
  commitsUrl: 'https://git.example.com/shop/compare/a...b',
  bytes: [{ module: 'zod', from: 0, to: 12_000 }],
  transfer: { from: 30_000, to: 31_500 },
  libraries: [{ name: 'zod', from: null, to: '4.6.7' }],
  changes: {
    calls: { added: ['getProduct (GET /v2/public/products/{productRoute})'], removed: [] },
    'slots it uses': { added: [], removed: ['coin-banner'] },
  },
  vitals: { from: figures(1_200, 1_500), to: figures(900, 1_480) },
};
const STATEMENT = {
  subject: [{ name: 'mf-catalog@1.1.0', digest: { sha256: 'ff' } }],
  predicate: {
    buildDefinition: {
      externalParameters: { repository: 'https://git.example.com/shop' },
      resolvedDependencies: [{ digest: { gitCommit: 'c0ffee' } }],
    },
    runDetails: { builder: { id: 'https://ci.example.com/build' } },
  },
};
const stored = (builder: string | null) => ({
  builder,
  envelope: { payload: Buffer.from(JSON.stringify(STATEMENT)).toString('base64') },
});
const APPS = {
  'GET /v1/apps': { apps: [{ name: 'mf-catalog', team: 'catalog', versions: 2, newest: '1.1.0' }] },
  'GET /v1/apps/mf-catalog/versions': { versions: [line('1.1.0'), line('1.0.0')] },
  'GET /v1/apps/mf-catalog/compare?from=1.0.0&to=1.1.0&channel=production': DIFF,
};
const place = { ...head, index: 0, leaf: LEAVES[0], proof: [hexOfBytes(second)] };

describe('two versions', () => {
  it('are compared: commits, bytes, libraries, calls, slots and vitals', async () => {
    const { container } = renderConsole({
      at: '/production/apps',
      state: { apps: [appRow('mf-catalog')] },
      answers: APPS,
    });
    const panel = await screen.findByText('What changed in mf-catalog');
    await screen.findByText('Calls');
    const text = panel.closest('section')?.textContent ?? '';
    for (const said of [
      '1.1.0 · ',
      '110abcdef0 Ka Ho',
      'mf-catalog  30.0 KB → 31.5 KB (+1.5 KB)',
      'zod  0.0 KB → 12.0 KB (+12.0 KB)',
      'zod  absent → 4.6.7',
      '+ getProduct (GET /v2/public/products/{productRoute})',
      '− coin-banner',
      'LCP, 75th percentile  1500 ms → 1480 ms',
    ])
      expect(text).toContain(said);
    expect(
      screen.getByRole('link', { name: 'The commits between them' }).getAttribute('href'),
    ).toBe(DIFF.commitsUrl);
    expect((await axe.run(container, { runOnly: ['wcag2a'] })).violations).toEqual([]);
  });

  it('are the newest and the one before it where the newest serves', async () => {
    renderConsole({
      at: '/production/apps',
      state: { apps: [appRow('mf-catalog', { stable: '1.1.0' })] },
      answers: APPS,
    });
    await screen.findByText('Calls');
    expect(screen.getByRole('combobox', { name: 'From' })).toHaveProperty('value', '1.0.0');
    expect(screen.getByRole('combobox', { name: 'To' })).toHaveProperty('value', '1.1.0');
  });

  it('have their pictures side by side, and say how others are taken', async () => {
    const picture = { route: 'home', width: 390, madeBy: 'CI', madeAt: '2026-11-20T08:00:00.000Z' };
    renderConsole({
      at: '/production/apps',
      state: { apps: [appRow('mf-catalog')] },
      answers: {
        ...APPS,
        'GET /v1/apps/mf-catalog/versions/1.0.0/pictures': { pictures: [picture] },
        'GET /v1/apps/mf-catalog/versions/1.1.0/pictures': { pictures: [] },
      },
    });
    const image = await screen.findByRole('img', { name: 'home in 1.0.0' });
    expect(image.getAttribute('src')).toBe('/v1/apps/mf-catalog/versions/1.0.0/pictures/home/390');
    expect(screen.getByText('Not taken of this version.')).toBeTruthy();
  });

  it('that are the same are not asked for', async () => {
    const { requests } = renderConsole({
      at: '/production/apps',
      state: { apps: [appRow('mf-catalog')] },
      answers: APPS,
    });
    await screen.findByText('Calls');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'To' }), '1.0.0');
    expect(screen.getByText('Choose two versions.')).toBeTruthy();
    expect(requests.filter(({ path }) => path.includes('compare'))).toHaveLength(1);
  });
});

describe('the origin of a version', () => {
  const show = async (answers: Readonly<Record<string, unknown>>) => {
    renderConsole({ at: '/production/apps', answers: { ...APPS, ...answers } });
    await userEvent.click(await screen.findByRole('button', { name: 'Show the origin of 1.1.0' }));
    const title = await screen.findByText('Origin of mf-catalog 1.1.0');
    return title.closest('section')!;
  };

  it('is its builder’s statement, and its place in the log, which the page verifies', async () => {
    const panel = await show({
      'GET /v1/apps/mf-catalog/versions/1.1.0/provenance': stored('https://ci.example.com/build'),
      'GET /v1/log/releases/mf-catalog/1.1.0': place,
    });
    await waitFor(() => expect(panel.textContent).toContain('Entry 0 of 2: its proof holds'));
    expect(panel.textContent).toContain('Built by https://ci.example.com/build');
    expect(panel.textContent).toContain('Commit c0ffee');
  });

  it('is doubted where the proof does not hold, and where no builder is pinned', async () => {
    const panel = await show({
      'GET /v1/apps/mf-catalog/versions/1.1.0/provenance': stored(null),
      'GET /v1/log/releases/mf-catalog/1.1.0': { ...place, leaf: LEAVES[1] },
    });
    await waitFor(() => expect(panel.textContent).toContain('its proof does not hold'));
    expect(panel.textContent).toContain('nobody vouches for that');
  });

  it('may lack a statement', async () => {
    const panel = await show({ 'GET /v1/log/releases/mf-catalog/1.1.0': place });
    await waitFor(() =>
      expect(panel.textContent).toContain('It came without a signed statement of its builder.'),
    );
  });
});

describe('the transparency log', () => {
  it('lists what it holds, and proves an entry in this page', async () => {
    const { container } = renderConsole({
      at: '/production/log',
      answers: {
        'GET /v1/log/entries?newest=true&limit=200': { head, entries },
        'GET /v1/log/inclusion?index=1&size=2': { proof: [hexOfBytes(first)] },
        'GET /v1/log/inclusion?index=0&size=2': { proof: [hexOfBytes(first)] },
      },
    });
    const table = await screen.findByRole('region', { name: 'Transparency log' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringContaining('Entry'),
      expect.stringContaining('Production became r-1'),
      expect.stringContaining('mf-catalog 1.0.0 was published'),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Prove that Production became r-1' }));
    expect(await screen.findByText(/Entry 1 of 2: its proof holds/)).toBeTruthy();
    await userEvent.click(
      screen.getByRole('button', { name: 'Prove that mf-catalog 1.0.0 was published' }),
    );
    expect(await screen.findByText(/Entry 0 of 2: its proof does not hold/)).toBeTruthy();
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Filter Transparency log by app' }),
      'catalog',
    );
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect((await axe.run(container, { runOnly: ['wcag2a'] })).violations).toEqual([]);
  });
});
