import { beforeEach, describe, expect, test } from '@jest/globals';
import type { PageComposition, ResolvedRemote } from '@tapnook/contracts';
import { readApps, readRegions } from './page-apps.ts';

const remote = (name: string, version: string): ResolvedRemote => ({
  name,
  current: {
    version,
    entry: `/remotes/${name}/${version}/remoteEntry.js`,
    global: name,
    integrity: '',
  },
  bucket: 'stable',
  routes: [],
  slots: [],
});
const composition: PageComposition = {
  channel: 'production',
  generation: 4,
  shell: { version: '3.0.0', bucket: 'stable' },
  remotes: [
    remote('mf-a', '2.0.0'),
    remote('mf-b', '1.0.0'),
    remote('mf-c', '1.0.0'),
    remote('mf-d', '1.0.0'),
  ],
};
const file = (app: string, startTime: number, responseEnd: number) => ({
  name: `https://shop.example/remotes/${app}/x.js`,
  startTime,
  responseEnd,
  encodedBodySize: 1_024,
});

beforeEach(() => {
  document.body.innerHTML = `
    <div id="shell-top"><a>skip</a><header>h</header></div>
    <main><div id="single-spa-application:mf-a" data-app="mf-a" data-app-version="1.9.0"><h1>x</h1>
      <div class="tn-slot" data-slot="coin-banner" data-app="mf-b"
        data-app-version="1.0.0">coins</div></div>
      <div id="single-spa-application:mf-b" data-app="mf-b" data-app-version="1.0.0"></div></main>
    <div id="shell-bottom"><footer>f</footer></div>`;
});

// Covers: REL-008
describe('reading a page', () => {
  test('says what runs, what fell back, what was only fetched and what was not needed', () => {
    const rows = readApps(
      composition,
      document,
      [
        file('shell/3.0.0', 10, 60),
        file('mf-a/1.9.0', 20, 50),
        file('mf-a/1.9.0', 40, 110),
        file('mf-c/1.0.0', 9_000, 9_030),
        file('mf-c/1.0.0', 5, 6),
      ],
      new Set(['mounted:mf-a']),
    );
    expect(rows).toEqual([
      { name: 'shell', version: '3.0.0', state: 'live', loaded: 50, bytes: 1_024 },
      { name: 'mf-a', version: '1.9.0', state: 'fell-back', loaded: 90, bytes: 2_048 },
      { name: 'mf-b', version: '1.0.0', state: 'mounted', loaded: null, bytes: 0 },
      // Its second file came long afterwards, when it was wanted.
      { name: 'mf-c', version: '1.0.0', state: 'prefetched', loaded: 31, bytes: 2_048 },
      { name: 'mf-d', version: '1.0.0', state: 'unneeded', loaded: null, bytes: 0 },
    ]);
  });
  test('tells each region’s owner; empty sections are none', () => {
    expect(readRegions(composition, document).map(({ app, slot }) => [app, slot])).toEqual([
      ['shell', undefined],
      ['shell', undefined],
      ['mf-a', undefined],
      ['mf-b', 'coin-banner'],
    ]);
  });
});
