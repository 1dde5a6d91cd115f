import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays } from '@tapnook/kernel';
import { both, must } from '../../../test/empty-shop.ts';
import { createStaff, type Staff } from '../../../test/staff-roles.ts';

let staff: Staff;
beforeAll(async () => {
  staff = await createStaff();
});
afterAll(() => staff.shop.close());

const path = (rest = '') => `/v1/merchant/products/${staff.mine.productId}${rest}`;
const as = () => ({ headers: staff.mine.owner.headers });
const setTypes = (personTypes: readonly object[]) =>
  staff.shop.call('PATCH', path(`/plans/${staff.mine.planId}/person-types`), {
    ...as(),
    body: { personTypes },
  });
const ADULT = {
  kind: 'adult',
  name: both('Adult', '成人'),
  minAge: 12,
  maxAge: null,
  price: null,
  specialPrice: null,
  minCount: 0,
  maxCount: null,
  isAccompanied: false,
};
const CHILD = {
  ...ADULT,
  kind: 'child',
  name: both('Child', '小童'),
  minAge: 3,
  maxAge: 11,
  price: 16_800,
  specialPrice: 15_000,
  maxCount: 4,
  isAccompanied: true,
};
const inShop = async () => {
  const [plan] = await must(
    staff.shop.call('GET', `/user/product/plans/${staff.mine.productId}/${staff.mine.day}`),
  );
  return plan.personTypes;
};

describe('the kinds of persons of a plan', () => {
  beforeEach(async () => {
    await must(setTypes([ADULT, CHILD]));
  });

  test('are what shoppers choose from as soon as they are set', async () => {
    const { rows } = await staff.shop.deps.pool.query(
      'select 1 from page_changes where topic = $1',
      [`product:${staff.mine.productId}`],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(await inShop()).toMatchObject([
      { kind: 'adult', label: { zh_hk: '成人（12歲或以上）' }, price: { HKD: 38_000 } },
      {
        kind: 'child',
        label: { en_gb: 'Child (3–11)' },
        price: { HKD: 16_800 },
        specialPrice: { HKD: 15_000 },
        maxCount: 4,
        isAccompanied: true,
      },
    ]);
  });

  test('change in place, in a new order, and leave the shop when they are left out', async () => {
    const senior = { ...CHILD, kind: 'senior', isAccompanied: false, minAge: 65, maxAge: null };
    const saved = await must(setTypes([ADULT, senior, { ...CHILD, price: 18_000 }]));
    expect(saved.plans[0].personTypes).toEqual([ADULT, senior, { ...CHILD, price: 18_000 }]);
    expect(await inShop()).toMatchObject([
      { kind: 'adult' },
      { kind: 'senior' },
      { kind: 'child', price: { HKD: 18_000 } },
    ]);
    await must(setTypes([]));
    expect(await inShop()).toBeUndefined();
  });

  test.each([
    ['one kind twice', [ADULT, { ...CHILD, kind: 'adult' }], '1.kind'],
    ['a price of the first, which pays the plan’s', [{ ...ADULT, price: 100 }], '0.price'],
    ['a price with cents', [ADULT, { ...CHILD, price: 18_050 }], '1.price'],
    ['a special price with cents', [ADULT, { ...CHILD, specialPrice: 9_950 }], '1.specialPrice'],
    ['a special price that is none', [ADULT, { ...CHILD, specialPrice: 16_800 }], '1.specialPrice'],
    ['ages that end before they begin', [ADULT, { ...CHILD, maxAge: 2 }], '1.maxAge'],
    ['fewer at most than at least', [ADULT, { ...CHILD, minCount: 5 }], '1.maxCount'],
    ['nobody who needs nobody', [{ ...ADULT, isAccompanied: true }, CHILD], '0.isAccompanied'],
    ['a name in one language', [{ ...ADULT, name: both('Adult', '') }], '0.name.zh_hk'],
  ])('are refused for %s', async (_what, types, field) => {
    const answer = await setTypes(types);
    expect(answer).toMatchObject({ status: 400, code: '10102' });
    expect(answer.data.fields).toMatchObject([{ field: `body.personTypes.${field}` }]);
    expect(await inShop()).toHaveLength(2);
  });

  test('are brought back with the version that had them', async () => {
    const { version } = await must(staff.shop.call('GET', path(), as()));
    const { version: current } = await must(setTypes([ADULT]));
    await must(
      staff.shop.call('POST', path(`/versions/${version}/restored`), {
        ...as(),
        body: { current },
      }),
    );
    expect(await inShop()).toMatchObject([{ kind: 'adult' }, { kind: 'child' }]);
  });
});

describe('a day’s price for a kind of person', () => {
  const day = () => addDays(staff.mine.day, 6);
  const setDay = (personPrices: readonly object[]) =>
    staff.shop.call('POST', path('/slots'), {
      ...as(),
      body: {
        planId: staff.mine.planId,
        from: day(),
        to: day(),
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        times: ['10:00'],
        places: 8,
        personPrices,
      },
    });
  const onDay = async () => {
    const slots = await must(
      staff.shop.call('GET', path(`/slots?from=${day()}&to=${day()}`), as()),
    );
    return slots.find(({ time }: { time: string }) => time === '10:00').personPrices;
  };
  const CHEAP = { kind: 'child', price: 9_900, specialPrice: null };
  beforeEach(async () => {
    await must(setTypes([ADULT, CHILD]));
    await must(setDay([CHEAP]));
  });

  test('has no cents', async () => {
    expect(await setDay([{ ...CHEAP, price: 9_950 }])).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'body.personPrices.0.price' }] },
    });
    expect(await onDay()).toEqual([CHEAP]);
  });

  test('is what shoppers pay on that day, until it is taken back', async () => {
    expect(await onDay()).toEqual([CHEAP]);
    expect(await inShop()).toMatchObject([{}, { kind: 'child', price: { HKD: 9_900 } }]);
    await must(setDay([]));
    expect(await onDay()).toEqual([CHEAP]);
    await must(setDay([{ ...CHEAP, price: null }]));
    expect(await onDay()).toEqual([]);
    expect(await inShop()).toMatchObject([{}, { kind: 'child', price: { HKD: 16_800 } }]);
  });

  test('goes with its kind, and does not come back with it', async () => {
    await must(setTypes([ADULT]));
    await must(setTypes([ADULT, CHILD]));
    expect(await onDay()).toEqual([]);
  });

  test.each([
    ['adult', 9_900, null],
    ['senior', 9_900, null],
    ['child', 9_900, 9_900],
  ])('is refused for %s at %s and %s', async (kind, price, specialPrice) => {
    expect(await setDay([{ kind, price, specialPrice }])).toMatchObject({
      status: 400,
      code: '10102',
    });
  });
});
