import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { readChoice } from './product-choice.service.ts';
import { type ChoiceInput } from './product-choice.types.ts';

let api: TestApp;
let dated: { productId: number; planId: number; date: string; time: string | null };
let withAdditions: {
  productId: number;
  planId: number;
  optionId: number;
  additionId: number;
  maxCount: number;
};
beforeAll(async () => {
  api = await createTestApp();
  const find = async (text: string) => (await api.deps.pool.query(text)).rows[0];
  dated =
    await find(`select s.product_id as "productId", s.plan_id as "planId", s.day::text as date,
      s.time from slots s join products p on p.id = s.product_id
    where p.kind = 'dated' and p.status = 'ON_SHELF' and s.day > hk_today() + 2
      and s.time is not null and not exists (select 1 from option_groups g
      where g.plan_id = s.plan_id) and not exists (select 1 from additions a
      where a.plan_id = s.plan_id and a.required) limit 1`);
  withAdditions =
    await find(`select pl.product_id as "productId", pl.id as "planId", o.id as "optionId",
      a.id as "additionId", o.max_count as "maxCount" from additions a
      join addition_options o on o.addition_id = a.id join plans pl on pl.id = a.plan_id
      join products p on p.id = pl.product_id
    where p.status = 'ON_SHELF'
      and not exists (select 1 from option_groups g where g.plan_id = pl.id) limit 1`);
});
afterAll(() => api.close());

const read = (input: ChoiceInput) => readChoice(api.deps.db, input);
const datedInput = (): ChoiceInput => ({ ...dated, time: dated.time ?? undefined });
const failsWith = (code: string) => ({ code });

describe('a choice', () => {
  test('is priced as the calendar shows it, and names what it takes', async () => {
    const choice = await read(datedInput());
    const { date, planId, productId } = dated;
    const { data } = await api.call(
      'GET',
      `/v2/public/products/product/calendar?date=${date}&planId=${planId}&productId=${productId}`,
    );
    const tier = data.find((one: { startTime: string | null }) => one.startTime === dated.time);
    expect(choice.unit.pay).toBe((tier.limitedTimePrice ?? tier.specialPrice ?? tier.price).HKD);
    expect(choice.takes.map((take) => take.kind).toSorted()).toEqual(['plan', 'product', 'slot']);
  });

  // Covers: ERR-034
  test('needs a day and time that are offered', async () => {
    await expect(read({ ...datedInput(), date: undefined })).rejects.toMatchObject(
      failsWith('20623'),
    );
    await expect(read({ ...datedInput(), time: '03:33' })).rejects.toMatchObject(
      failsWith('20623'),
    );
    await expect(read({ ...datedInput(), date: '2020-01-01' })).rejects.toMatchObject(
      failsWith('20623'),
    );
  });
});

describe('additions and options of a choice', () => {
  test('takes additions within their rules', async () => {
    const slot = (
      await api.deps.pool.query(
        `select day::text as date, time from slots where plan_id = $1 and day > hk_today()
          order by day limit 1`,
        [withAdditions.planId],
      )
    ).rows[0];
    const base: ChoiceInput = {
      productId: withAdditions.productId,
      planId: withAdditions.planId,
      date: slot?.date,
      time: slot?.time ?? undefined,
    };
    await api.deps.pool.query('update additions set required = false where plan_id = $1', [
      withAdditions.planId,
    ]);
    const choice = await read({
      ...base,
      additions: [{ id: withAdditions.optionId, quantity: 1 }],
    });
    expect(choice.additions).toMatchObject([{ optionId: withAdditions.optionId, quantity: 1 }]);
    expect(choice.takes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'addition', perUnit: false, quantity: 1 }),
      ]),
    );
    await expect(
      read({
        ...base,
        additions: [{ id: withAdditions.optionId, quantity: withAdditions.maxCount + 1 }],
      }),
    ).rejects.toMatchObject(failsWith('20623'));
    await expect(
      read({ ...base, additions: [{ id: 123_456_789, quantity: 1 }] }),
    ).rejects.toMatchObject(failsWith('20623'));
    await api.deps.pool.query('update additions set required = true where id = $1', [
      withAdditions.additionId,
    ]);
    await expect(read(base)).rejects.toMatchObject(failsWith('20623'));
  });

  test('one field of each group, no other', async () => {
    const { rows } = await api.deps.pool
      .query(`select g.plan_id, pl.product_id, p.kind, array_agg(distinct g.id) as groups,
        (select array_agg(first) from (select min(f.id) as first from option_groups x
        join option_fields f on f.group_id = x.id where x.plan_id = g.plan_id
        group by x.id) chosen) as fields
      from option_groups g join plans pl on pl.id = g.plan_id
        join products p on p.id = pl.product_id where p.status = 'ON_SHELF' and p.kind = 'dated'
        group by g.plan_id, pl.product_id, p.kind limit 1`);
    const [plan] = rows;
    await api.deps.pool.query('update additions set required = false where plan_id = $1', [
      plan.plan_id,
    ]);
    const slot = (
      await api.deps.pool.query(
        `select day::text as date, time from slots where plan_id = $1 and day > hk_today()
          order by day limit 1`,
        [plan.plan_id],
      )
    ).rows[0];
    const base: ChoiceInput = {
      productId: plan.product_id,
      planId: plan.plan_id,
      date: slot.date,
      time: slot.time ?? undefined,
    };
    expect(
      (await read({ ...base, fieldIds: plan.fields })).takes.filter(
        (take) => take.kind === 'option',
      ),
    ).toHaveLength(plan.groups.length);
    await expect(read(base)).rejects.toMatchObject(failsWith('20623'));
    await expect(read({ ...base, fieldIds: [...plan.fields, 123_456_789] })).rejects.toMatchObject(
      failsWith('20623'),
    );
  });

  // Covers: ERR-041
  test('follows the shelf', async () => {
    const set = (change: string) =>
      api.deps.pool.query(`update products set ${change} where id = $1`, [dated.productId]);
    await expect(read({ ...datedInput(), productId: 999_999 })).rejects.toMatchObject(
      failsWith('20714'),
    );
    await set(`status = 'OFF_SHELF'`);
    await expect(read(datedInput())).rejects.toMatchObject(failsWith('20715'));
    await set(`status = 'SOLD_OUT'`);
    await expect(read(datedInput())).rejects.toMatchObject(failsWith('20602'));
    await set(`status = 'ON_SHELF', start_sell_at = app_now() + interval '1 hour'`);
    await expect(read(datedInput())).rejects.toMatchObject(failsWith('20623'));
    await set(`start_sell_at = null, auto_sold_out_at = app_now() - interval '1 second'`);
    await expect(read(datedInput())).rejects.toMatchObject(failsWith('20602'));
  });
});
