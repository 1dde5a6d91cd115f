import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type Reply, type TestApp } from '../../../test/app.ts';

const DRAFT = '1001';
const OTHER = '1002';
const ADMIN = { role: 'admin' } as const;
let api: TestApp;
let planId: string;
let today: string;
beforeAll(async () => {
  api = await createTestApp();
  await api.deps.pool.query(`update products set status = 'OFF_SHELF' where id = $1`, [DRAFT]);
  const { rows } = await api.deps.pool.query(
    'select id from plans where product_id = $1 and active order by sort, id limit 1',
    [DRAFT],
  );
  planId = String(rows[0].id);
  today = await api.deps.clock.today();
});
afterAll(() => api.close());

const preview = (productId: string): Promise<Reply> =>
  api.call('GET', `/user/product/preview/${productId}`, { as: ADMIN });
const tokenOf = async (productId: string): Promise<string> =>
  (await preview(productId)).data.previewToken;

type Read = (token?: string) => Promise<Reply>;
const get = (path: string, token: string | undefined): Promise<Reply> =>
  api.call('GET', `${path}${token === undefined ? '' : `previewToken=${token}`}`);
const options =
  (path: string): Read =>
  (token) =>
    api.call('POST', `/v2/public/products/product/${path}`, {
      body: { productId: DRAFT, planId, ...(token === undefined ? {} : { previewToken: token }) },
    });
const ofPlan = () => `productId=${DRAFT}&planId=${planId}`;
const READS: Readonly<Record<string, Read>> = {
  listPlans: (token) => get(`/user/product/plans/${DRAFT}/${today}?`, token),
  getPlansMonth: (token) => {
    const [year, month] = today.split('-').map(Number);
    const days = `year=${year}&month=${month}&firstDayTime=${today}`;
    return get(`/user/product/plansMonth?${ofPlan()}&${days}&`, token);
  },
  getCalendarDay: (token) =>
    get(`/v2/public/products/product/calendar?${ofPlan()}&date=${today}&`, token),
  getCalendarMonth: (token) =>
    get(`/v2/public/products/calendar/monthly?${ofPlan()}&date=${today}&`, token),
  getMultiOptions: options('get-multi-options'),
  getMultiExtraOptions: options('get-multi-extra-options'),
};
const REFUSED = { status: 404, code: '10405' };

describe.each(Object.entries(READS))('%s of a draft', (_id, read) => {
  test('answers to the token of its preview like one on sale, and is not kept', async () => {
    expect(await read()).toMatchObject({ status: 400, code: '20715' });
    const shown = await read(await tokenOf(DRAFT));
    expect(shown).toMatchObject({ code: '0', headers: { 'cache-control': 'no-store' } });
    expect(await read()).toMatchObject({ status: 400, code: '20715' });
    await api.deps.pool.query(`update products set status = 'ON_SHELF' where id = $1`, [DRAFT]);
    const onSale = await read();
    await api.deps.pool.query(`update products set status = 'OFF_SHELF' where id = $1`, [DRAFT]);
    expect(shown.data).toEqual(onSale.data);
  });

  test('refuses the token of another product, a changed one and one that has run out', async () => {
    const token = await tokenOf(DRAFT);
    const other = await tokenOf(OTHER);
    expect(await read(other)).toMatchObject(REFUSED);
    expect(await read(other.replace(/^\d+/, DRAFT))).toMatchObject(REFUSED);
    expect(await read('not-a-token')).toMatchObject(REFUSED);
    await api.moveClock('61 minutes');
    expect(await read(token)).toMatchObject(REFUSED);
    await api.moveClock('0');
  });
});

test('a plan of another product is not read by a preview’s token', async () => {
  const { rows } = await api.deps.pool.query(
    'select id from plans where product_id = $1 and active limit 1',
    [OTHER],
  );
  const path = `/v2/public/products/product/calendar?productId=${DRAFT}&planId=${rows[0].id}`;
  expect(
    await api.call('GET', `${path}&date=${today}&previewToken=${await tokenOf(DRAFT)}`),
  ).toMatchObject({ code: '20714' });
});

test('the token of a preview goes on to be the one by which a link opened it', async () => {
  const token = await tokenOf(DRAFT);
  const opened = await api.call('POST', '/v1/public/products/preview', { body: { token } });
  expect(opened.data).toMatchObject({ productId: DRAFT, previewToken: token });
});
