import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CAMPAIGN_EDGES, type CampaignState } from '@tapnook/kernel';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { readStateEvents } from '../../db/state-machine.ts';
import { moveCampaigns } from './campaign.service.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(() => api.moveClock('0'));

const admin = { userId: '3', role: 'admin' } as const;
const STATES = Object.keys(CAMPAIGN_EDGES) as CampaignState[];
const create = async (
  status: CampaignState,
  starts: string | null = null,
  ends: string | null = null,
): Promise<string> => {
  const { rows } = await api.deps.pool.query(
    `insert into banners (place, name, image, target, sort, status, starts_at, ends_at)
      values ('scrolling', $1, '/api/media/scene-tea', '{"kind":"cash-coupon"}', 99, $2,
      app_now() + $3::interval, app_now() + $4::interval) returning id`,
    [JSON.stringify({ en_gb: 'Campaign', zh_hk: '推廣' }), status, starts, ends],
  );
  return String(rows[0].id);
};
const move = (id: string, status: CampaignState, as: object = admin) =>
  api.call('PATCH', `/v1/admin/campaigns/${id}`, { as, body: { status } });
const isShown = async (id: string): Promise<boolean> =>
  (await api.call('GET', '/v1/public/home/scrolling-banner')).data.some(
    (banner: { campaignId: string }) => banner.campaignId === id,
  );
const stateOf = async (id: string): Promise<string> =>
  (await api.deps.pool.query('select status from banners where id = $1', [id])).rows[0].status;
const moves = async (id: string): Promise<string[]> =>
  (await readStateEvents(api.deps.db, 'campaign', id))
    .map((event) => `${event.from_state}>${event.to_state} ${event.actor}`)
    .toReversed();

describe('every state of a campaign × every move', () => {
  // Covers: STA-016, CAT-045
  test.each(STATES.flatMap((from) => STATES.map((to) => [from, to] as const)))(
    '%s → %s',
    async (from, to) => {
      const id = await create(from);
      const answer = await move(id, to);
      const may = CAMPAIGN_EDGES[from].includes(to);
      if (may)
        expect(answer).toMatchObject({
          status: 200,
          data: { campaignId: id, status: to, moves: CAMPAIGN_EDGES[to] },
        });
      else expect(answer).toMatchObject({ status: 400, code: '20628' });
      expect(await stateOf(id)).toBe(may ? to : from);
      expect(await moves(id)).toEqual(may ? [`${from}>${to} admin`] : []);
      expect(await isShown(id)).toBe((may ? to : from) === 'on_state');
    },
  );
});

describe('the clock', () => {
  // Covers: STA-016
  test('begins and ends a campaign, and the home page shows it in between', async () => {
    const id = await create('prepared', '1 hour', '2 hours');
    await moveCampaigns(api.deps.db);
    expect([await stateOf(id), await isShown(id)]).toEqual(['prepared', false]);
    await api.moveClock('61 minutes');
    await Promise.all([moveCampaigns(api.deps.db), moveCampaigns(api.deps.db)]);
    expect([await stateOf(id), await isShown(id)]).toEqual(['on_state', true]);
    await api.moveClock('121 minutes');
    expect(await isShown(id)).toBe(false);
    await moveCampaigns(api.deps.db);
    expect([await stateOf(id), await moves(id)]).toEqual([
      'off_state',
      ['prepared>on_state clock', 'on_state>off_state clock'],
    ]);
  });
  test('leaves what has no dates, and what is over, alone', async () => {
    const [without, on, over] = [
      await create('prepared'),
      await create('on_state'),
      await create('off_state', '-1 hour', '1 hour'),
    ];
    await moveCampaigns(api.deps.db);
    expect([await stateOf(without), await stateOf(on), await stateOf(over)]).toEqual([
      'prepared',
      'on_state',
      'off_state',
    ]);
  });
  test('keeps a manual change: begun early stays begun, prepared again waits', async () => {
    const early = await create('prepared', '1 day', '2 days');
    await move(early, 'on_state');
    await moveCampaigns(api.deps.db);
    expect(await stateOf(early)).toBe('on_state');
    const again = await create('off_state', '-2 hours', '-1 hour');
    expect((await move(again, 'prepared')).data).toMatchObject({ startTime: null, endTime: null });
    await moveCampaigns(api.deps.db);
    expect(await stateOf(again)).toBe('prepared');
  });
});

// Covers: CAT-044
test('the seeded page has campaigns in each state, and shows those that are on', async () => {
  const list = (await api.call('GET', '/v1/admin/campaigns', { as: admin })).data as {
    campaignId: string;
    status: string;
    place: string;
  }[];
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(STATES));
  const shown = (await api.call('GET', '/v1/public/home/scrolling-banner')).data.map(
    (banner: { campaignId: string }) => banner.campaignId,
  );
  expect(
    list
      .filter(({ place, status }) => place === 'scrolling' && status === 'on_state')
      .map(({ campaignId }) => campaignId)
      .toSorted(),
  ).toEqual(shown.toSorted());
});

test('campaigns are the administrator’s alone', async () => {
  const id = await create('on_state');
  for (const role of ['client', 'merchant'] as const) {
    expect(await move(id, 'off_state', { userId: '2', role })).toMatchObject({
      status: 404,
      code: '10405',
    });
    expect(
      await api.call('GET', '/v1/admin/campaigns', { as: { userId: '2', role } }),
    ).toMatchObject({ status: 404 });
  }
  expect(await move('999999', 'off_state')).toMatchObject({ status: 404, code: '10405' });
});
