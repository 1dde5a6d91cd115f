import { describe, expect, test } from '@jest/globals';
import type { PageComposition } from '@tapnook/contracts';
import type { PageTelemetry } from '@tapnook/contracts/release';
import { readConfig } from '../env.ts';
import { createAdmit, MAX_EVENTS_PER_VISIT, VISITS_PER_NETWORK_AND_MINUTE } from './admit.ts';
import { createVisits, MAX_VISIT_AGE_MS, SEAL_LENGTH, visitOf, type Visits } from './visits.ts';

const config = readConfig({ SHOPPER_ID_SECRET: 's'.repeat(32) });
const VISIT = visitOf(
  {
    channel: 'production',
    generation: 7,
    shell: { version: '1.0.0', bucket: 'stable' },
    remotes: [{ name: 'mf-a', current: { version: '1.1.0' }, bucket: 'candidate' }],
  } as unknown as PageComposition,
  'home',
  { 'chat-widget': true },
);
const sealed = (visits: Visits) => ({ ...VISIT, seal: visits.seal(VISIT) });
const EVENT = { kind: 'blank-page', app: 'mf-a', version: '1.1.0', route: 'home' } as const;
const beacon = (
  visit: PageTelemetry['visit'],
  events: PageTelemetry['events'] = [EVENT],
): PageTelemetry => ({ channel: 'production', visit, events });

describe('a visit', () => {
  test('signed by one edge is known by another with the same secret, in any app order', () => {
    const visit = sealed(createVisits(config));
    expect(visit.seal).toHaveLength(SEAL_LENGTH);
    const apps = Object.fromEntries(Object.entries(visit.apps).toReversed());
    expect(createVisits(config).verify({ ...visit, apps })).toBe(visit.seal.split('.')[0]);
  });
  test.each([
    [
      'another version',
      { apps: { ...VISIT.apps, 'mf-a': { ...VISIT.apps['mf-a']!, version: '1.2.0' } } },
    ],
    [
      'another side',
      { apps: { ...VISIT.apps, 'mf-a': { version: '1.1.0', bucket: 'stable' as const } } },
    ],
    [
      'an app more',
      { apps: { ...VISIT.apps, 'mf-b': { version: '1.0.0', bucket: 'stable' as const } } },
    ],
    ['another generation', { generation: 8 }],
    ['another route', { route: 'checkout' }],
    ['another flag', { flags: { 'chat-widget': false } }],
    ['no flags', { flags: undefined }],
    ['another seal', { seal: `${'A'.repeat(22)}.1700000000000.${'A'.repeat(22)}` }],
    ['no seal', { seal: '' }],
  ])('with %s was never signed', (_what, change) => {
    const visits = createVisits(config);
    expect(visits.verify({ ...sealed(visits), ...change })).toBeUndefined();
  });
  test('of another channel, another secret or too long ago is none', () => {
    let now = 1_700_000_000_000;
    const visits = createVisits(config, () => now);
    const visit = sealed(visits);
    const other = (environment: Record<string, string>) =>
      createVisits(readConfig({ SHOPPER_ID_SECRET: 's'.repeat(32), ...environment }), () => now);
    expect(other({ CHANNEL: 'staging' }).verify(visit)).toBeUndefined();
    expect(other({ SHOPPER_ID_SECRET: 't'.repeat(32) }).verify(visit)).toBeUndefined();
    now += MAX_VISIT_AGE_MS;
    expect(visits.verify(visit)).toBeDefined();
    now += 1;
    expect(visits.verify(visit)).toBeUndefined();
  });
  test('of one network always falls into one group, and networks spread over the groups', () => {
    const visits = createVisits(config);
    expect(visits.networkGroup('2001:db8:1:2::3')).toBe(visits.networkGroup('2001:db8:1:ffff::9'));
    expect(visits.networkGroup('::ffff:203.0.113.9')).toBe(visits.networkGroup('203.0.113.9'));
    const groups = new Set(
      Array.from({ length: 200 }, (_, i) => visits.networkGroup(`203.0.113.${i}`)),
    );
    expect(groups.size).toBe(16);
  });
});

describe('what a beacon tells', () => {
  test('counts for the version, side and generation of its visit', () => {
    const visits = createVisits(config);
    const visit = sealed(visits);
    expect(createAdmit(visits)(beacon(visit), '203.0.113.9')).toEqual([
      {
        ...EVENT,
        bucket: 'candidate',
        flags: { 'chat-widget': true },
        generation: 7,
        session: visit.seal.split('.')[0],
        network: visits.networkGroup('203.0.113.9'),
      },
    ]);
  });
  test('counts for nothing without a signed visit, or of what the page was not made of', () => {
    const visits = createVisits(config);
    const admit = createAdmit(visits);
    expect(admit(beacon({ ...VISIT, seal: 'made up' }), '203.0.113.9')).toEqual([]);
    expect(
      admit(
        beacon(sealed(visits), [
          { ...EVENT, version: '1.2.0' },
          { ...EVENT, app: 'mf-b' },
        ]),
        '203.0.113.9',
      ),
    ).toEqual([]);
  });
  test('says of failures what their page was made of, and of nothing else', () => {
    const visits = createVisits(config);
    const failure = { ...EVENT, kind: 'unhandled-error', detail: 'broken' } as const;
    const context = { locale: 'zh-HK', flags: { 'chat-widget': true }, path: '/detail/peak-tram' };
    const told = { ...beacon(sealed(visits), [failure, EVENT]), context };
    const [failed, healthy] = createAdmit(visits)(told, '203.0.113.9', 'shopper-1');
    expect(failed?.context).toEqual({
      ...context,
      apps: Object.fromEntries(
        Object.entries(VISIT.apps).map(([app, { version }]) => [app, version]),
      ),
      shopper: visits.shopperKey('shopper-1'),
    });
    expect(healthy).not.toHaveProperty('context');
  });
  test('is an alarm of the app when a file of the version it fell back to was refused', () => {
    const visits = createVisits(config);
    const refused = {
      ...EVENT,
      kind: 'refused-script',
      version: '1.0.0',
      detail: 'changed',
    } as const;
    expect(createAdmit(visits)(beacon(sealed(visits), [refused]), '203.0.113.9')).toMatchObject([
      { kind: 'refused-script', version: '1.1.0', detail: 'changed' },
    ]);
  });
  test('is bounded for one visit, and one network has so many visits in a minute', () => {
    let now = 1_700_000_000_000;
    const visits = createVisits(config, () => now);
    const admit = createAdmit(visits, () => now);
    const visit = sealed(visits);
    let events = 0;
    for (let time = 0; time < 10; time += 1)
      events += admit(
        beacon(
          visit,
          Array.from({ length: 100 }, () => EVENT),
        ),
        '203.0.113.9',
      ).length;
    expect(events).toBe(MAX_EVENTS_PER_VISIT);
    const counted = () =>
      Array.from({ length: 1_000 }, () => admit(beacon(sealed(visits)), '203.0.113.9')).flat()
        .length;
    expect(counted()).toBe(VISITS_PER_NETWORK_AND_MINUTE - 1);
    expect(admit(beacon(sealed(visits)), '198.51.100.1')).toHaveLength(1);
    now += 60_000;
    expect(counted()).toBe(VISITS_PER_NETWORK_AND_MINUTE);
  });
});
