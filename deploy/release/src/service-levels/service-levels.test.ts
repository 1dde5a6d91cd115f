import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { tellOfBurningBudgets, type ServiceLevel } from './service-levels.ts';

const HOUR_MS = 3_600_000;
let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry();
  await all.composeAll(['mf-catalog', 'mf-account']);
});
afterAll(() => all.close());

const visits = async (app: string, hoursAgo: number, counts: Record<string, number>) => {
  const slot = new Date(Math.floor((all.registry.clock() - hoursAgo * HOUR_MS) / 10_000) * 10_000);
  for (const [kind, count] of Object.entries(counts))
    await all.registry.db.query(
      `INSERT INTO release.telemetry (channel, app, version, bucket, slot, kind, route, bin, count,
        network) VALUES ('production', $1, '1.0.0', 'stable', $2, $3, 'home', -1, $4, 0)`,
      [app, slot, kind, count],
    );
};
const levelOf = async (app: string): Promise<ServiceLevel | undefined> =>
  (
    await all.get<{ apps: ServiceLevel[] }>('/v1/channels/production/service-levels')
  ).body.apps.find((one) => one.app === app);
const told = async () => {
  await tellOfBurningBudgets(all.registry, 'production');
  const { rows } = await all.registry.db.query<{ body: { type: string; app: string } }>(
    'SELECT body FROM release.deliveries ORDER BY id',
  );
  return rows.map(({ body }) => `${body.type} ${body.app}`);
};

test('an app has a budget of failing visits, and who spends it too fast is told once', async () => {
  await all.post('/v1/webhooks', { url: 'https://192.0.2.1/hook' });
  expect(await levelOf('mf-catalog')).toMatchObject({ objective: 0.995, budgetLeft: null });
  await visits('mf-catalog', 100, { session: 100_000, 'unhandled-error': 100 });
  await visits('mf-account', 100, { session: 100_000 });
  // Half of the budget of 500 went, none of it lately.
  await visits('mf-catalog', 200, { 'unhandled-error': 150 });
  expect(await levelOf('mf-catalog')).toMatchObject({ budgetLeft: 0.5, burning: false });
  expect(await told()).toEqual([]);

  await visits('mf-catalog', 0.05, { session: 1_000, 'unhandled-error': 90, 'blank-page': 80 });
  const level = await levelOf('mf-catalog');
  expect(level?.burn.hour).toBeCloseTo(18);
  expect(level?.burning).toBe(true);
  expect((await levelOf('mf-account'))?.burning).toBe(false);
  expect(await told()).toEqual(['budget-burns mf-catalog']);
  expect(await told()).toHaveLength(1);

  // What is over wakes nobody: the short window has no failures any more.
  all.pass(HOUR_MS / 2);
  await visits('mf-catalog', 0.01, { session: 1_000 });
  expect((await levelOf('mf-catalog'))?.burning).toBe(false);
});

test('managers say what share must go well', async () => {
  const path = '/v1/service-levels/mf-catalog';
  expect((await all.post(path, { objective: 0.9 })).status).toBe(200);
  expect(await levelOf('mf-catalog')).toMatchObject({ objective: 0.9, burning: false });
  expect((await all.post(path, { objective: 1 })).status).toBe(400);
  const { body } = await all.post<{ token: string }>('/v1/tokens', {
    name: 'Catalogue',
    role: 'team',
    team: 'catalog',
  });
  expect((await all.post(path, { objective: 0.6 }, body.token)).status).toBe(403);
});
