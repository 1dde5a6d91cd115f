import { beforeAll, describe, expect, test } from '@jest/globals';
import { COUPON_EDGES, type Coupon } from '@tapnook/kernel';
import { addProduct, type ShopProduct, useShop } from '../../../test/shop.ts';
import { readStateEvents } from '../../db/state-machine.ts';
import { tellNews } from '../notices/notice-sources.service.ts';
import { issueAutomatically } from './coupon-admin.service.ts';
import { expireCoupons } from './coupons.service.ts';
import { coupons } from './coupons.tables.ts';

const shop = useShop();
let product: ShopProduct;
const admin = { userId: '3', role: 'admin' } as const;
beforeAll(async () => {
  product = await addProduct(shop.deps, { price: 50_000, quota: null });
});

let counter = 0;
const create = async (
  more: Partial<typeof coupons.$inferInsert> = {},
): Promise<{ code: string; id: string }> => {
  counter += 1;
  const code = `TEST${counter}`;
  const [row] = await shop.deps.db
    .insert(coupons)
    .values({
      code,
      name: { en_gb: code, zh_hk: code },
      type: 'DEDUCTION',
      value: 1_000,
      startsAt: new Date(0),
      endsAt: new Date(Date.now() + 3_600_000),
      ...more,
    })
    .returning();
  return { code, id: row?.id ?? '' };
};
const statusOf = async (id: string): Promise<string> =>
  (await shop.deps.pool.query('select status from coupons where id = $1', [id])).rows[0].status;
const moves = async (id: string): Promise<string[]> =>
  (await readStateEvents(shop.deps.db, 'coupon', id))
    .map((event) => `${event.from_state}>${event.to_state} ${event.actor}`)
    .toReversed();
/** Somebody orders with the code; what they answer and their order. */
const reserve = async (code: string, as?: { userId: string }) => {
  const who = as ?? (await shop.addShopper());
  const orderNo = await shop.order(product, {}, who);
  return { orderNo, who, answer: await shop.confirm(orderNo, { discountCode: code }, who) };
};
const cancel = ({ orderNo, who }: { orderNo: string; who: { userId: string } }) =>
  shop.call('POST', '/v2/client/orders/cancel', { as: who, body: { orderNo } });
const revoke = (code: string, as: object = admin) =>
  shop.call('PATCH', `/v1/admin/coupons/${code}`, { as, body: { status: 'REVOKED' } });

type State = Coupon['status'];
/** A coupon in a state, with one order that holds its only unit where the state allows one. */
const inState = async (state: State) => {
  const coupon = await create({ quota: state === 'EXHAUSTED' ? 1 : 5 });
  const holder = await reserve(coupon.code);
  await shop.deps.pool.query('update coupons set status = $2 where id = $1', [coupon.id, state]);
  return { ...coupon, holder };
};
type Held = Awaited<ReturnType<typeof inState>>;
/** Everything that can happen to a code. */
const EVENTS = {
  reserve: async ({ code }: Held) => reserve(code),
  release: ({ holder }: Held) => cancel(holder),
  end: async () => {
    await shop.moveClock('2 hours');
    await expireCoupons(shop.deps.db);
  },
  revoke: ({ code }: Held) => revoke(code),
} as const;
const TABLE: Readonly<Record<State, Readonly<Record<keyof typeof EVENTS, State>>>> = {
  VALID: { reserve: 'VALID', release: 'VALID', end: 'EXPIRED', revoke: 'REVOKED' },
  EXHAUSTED: { reserve: 'EXHAUSTED', release: 'VALID', end: 'EXHAUSTED', revoke: 'EXHAUSTED' },
  EXPIRED: { reserve: 'EXPIRED', release: 'EXPIRED', end: 'EXPIRED', revoke: 'EXPIRED' },
  REVOKED: { reserve: 'REVOKED', release: 'REVOKED', end: 'REVOKED', revoke: 'REVOKED' },
};

describe('every state of a coupon with every event', () => {
  // Covers: STA-083
  test.each(
    (Object.keys(TABLE) as State[]).flatMap((state) =>
      (Object.keys(EVENTS) as (keyof typeof EVENTS)[]).map(
        (event) => [state, event, TABLE[state][event]] as const,
      ),
    ),
  )('%s, %s: %s', async (state, event, after) => {
    const coupon = await inState(state);
    const before = await moves(coupon.id);
    await EVENTS[event](coupon);
    expect(await statusOf(coupon.id)).toBe(after);
    const events = (await moves(coupon.id)).slice(before.length);
    expect(events).toHaveLength(state === after ? 0 : 1);
    if (state !== after) {
      expect(COUPON_EDGES[state]).toContain(after);
      expect(events[0]).toMatch(new RegExp(`^${state}>${after} `));
    }
  });

  test('the last unit exhausts it, and a release after its end does not revive it', async () => {
    const coupon = await create({ quota: 1 });
    const holder = await reserve(coupon.code);
    expect([await statusOf(coupon.id), await moves(coupon.id)]).toEqual([
      'EXHAUSTED',
      ['VALID>EXHAUSTED order'],
    ]);
    expect((await reserve(coupon.code)).answer).toMatchObject({
      code: '20627',
      data: { reason: 'used_up' },
    });
    await shop.deps.pool.query(
      "update coupons set ends_at = app_now() - interval '1 second' where id = $1",
      [coupon.id],
    );
    await cancel(holder);
    expect(await statusOf(coupon.id)).toBe('EXHAUSTED');
  });

  // Covers: CAT-043, ERR-037, STA-083
  test('revoked, it is refused to all others, and stays with the order that holds it', async () => {
    const coupon = await create();
    const holder = await reserve(coupon.code);
    expect(await revoke(coupon.code)).toMatchObject({
      status: 200,
      data: { status: 'REVOKED', moves: [], reserved: 1 },
    });
    expect(await revoke(coupon.code)).toMatchObject({ status: 400, code: '20628' });
    expect((await reserve(coupon.code)).answer).toMatchObject({
      code: '20627',
      data: { reason: 'not_valid' },
    });
    expect((await shop.pay(holder.orderNo, {}, holder.who)).data.status).toBe('succeeded');
    expect((await shop.orderOf(holder.orderNo, holder.who)).discountAmount).toBe(1_000);
  });
});

describe('issuing', () => {
  // Covers: STA-013, CAT-042
  test('by hand goes to one shopper, who is told once and alone may use it', async () => {
    const { code } = await create({ onlyIssued: true });
    const [one, other] = [await shop.addShopper(), await shop.addShopper()];
    const issue = (body: object) =>
      shop.call('POST', `/v1/admin/coupons/${code.toLowerCase()}/issue`, { as: admin, body });
    expect((await reserve(code, one)).answer).toMatchObject({
      code: '20627',
      data: { reason: 'not_issued' },
    });
    expect(await issue({ userId: one.userId })).toMatchObject({
      status: 201,
      data: { code, issued: true },
    });
    expect((await issue({ userId: one.userId })).data.issued).toBe(false);
    expect((await reserve(code, one)).answer.status).toBe(200);
    expect((await reserve(code, other)).answer.code).toBe('20627');
    expect((await shop.call('GET', '/v1/client/coupons', { as: one })).data).toMatchObject([
      { code, issuedAs: 'MANUAL', isUsed: false, status: 'VALID' },
    ]);
    await tellNews(shop.deps);
    await tellNews(shop.deps);
    const notices = await shop.deps.pool.query(
      "select title->>'en_gb' as title from notifications where user_id = $1",
      [one.userId],
    );
    expect(notices.rows).toEqual([{ title: `A code for you: ${code}` }]);
    expect(await issue({ userId: '99999999' })).toMatchObject({ status: 404, code: '10405' });
    expect(await issue({})).toMatchObject({ status: 404 });
    await revoke(code);
    expect(await issue({ userId: other.userId })).toMatchObject({ code: '20628' });
  });

  test('by hand is refused to whoever could not use the code, with the reason', async () => {
    const [fresh, returning] = [await shop.addShopper(), await shop.addShopper()];
    await shop.buy(product, {}, returning);
    const issue = ({ code }: { code: string }, { userId }: { userId: string }) =>
      shop.call('POST', `/v1/admin/coupons/${code}/issue`, { as: admin, body: { userId } });
    const forKnown = await create({ audience: 'OLD_USER' });
    expect(await issue(forKnown, fresh)).toMatchObject({
      code: '20627',
      data: {
        reason: 'returning_only',
        en_US: expect.stringContaining('has not bought anything yet'),
      },
    });
    expect((await issue(forKnown, returning)).data.issued).toBe(true);
    for (const audience of ['NEW_USER', 'APP_NEW_USER'] as const) {
      const forNew = await create({ audience });
      expect(await issue(forNew, returning)).toMatchObject({
        code: '20627',
        data: { reason: 'first_order_only' },
      });
      expect((await issue(forNew, fresh)).data.issued).toBe(true);
    }
  });

  // Covers: STA-013, CAT-040
  test('by itself reaches everybody of the audience, once', async () => {
    const [fresh, returning] = [await shop.addShopper(), await shop.addShopper()];
    await shop.buy(product, {}, returning);
    const codes = {
      all: (await create({ issue: 'AUTOMATIC' })).code,
      fresh: (await create({ issue: 'AUTOMATIC', audience: 'NEW_USER' })).code,
      returning: (await create({ issue: 'AUTOMATIC', audience: 'OLD_USER' })).code,
      hand: (await create()).code,
    };
    expect(await issueAutomatically(shop.deps.db)).toBeGreaterThan(0);
    expect(
      await Promise.all([issueAutomatically(shop.deps.db), issueAutomatically(shop.deps.db)]),
    ).toEqual([0, 0]);
    const mine = async (as: { userId: string }): Promise<string[]> =>
      (await shop.call('GET', '/v1/client/coupons', { as })).data.map(
        (one: { code: string }) => one.code,
      );
    expect(await mine(fresh)).toEqual(expect.arrayContaining([codes.all, codes.fresh]));
    expect(await mine(fresh)).not.toContain(codes.returning);
    expect(await mine(returning)).toEqual(expect.arrayContaining([codes.all, codes.returning]));
    for (const who of [fresh, returning]) expect(await mine(who)).not.toContain(codes.hand);
    await shop.buy(product, {}, fresh);
    const after = await mine(fresh);
    expect([after.includes(codes.all), after.includes(codes.fresh)]).toEqual([true, false]);
  });

  // Covers: CAT-041
  test('and revoking are the administrator’s alone', async () => {
    const { code } = await create();
    for (const as of [shop.merchant, shop.shopper]) {
      expect(await revoke(code, as)).toMatchObject({ status: 404, code: '10405' });
      expect(await shop.call('GET', '/v1/admin/coupons', { as })).toMatchObject({ status: 404 });
      expect(
        await shop.call('POST', `/v1/admin/coupons/${code}/issue`, { as, body: { userId: '1' } }),
      ).toMatchObject({ status: 404 });
    }
    expect(await revoke('NO-SUCH-CODE')).toMatchObject({ status: 404 });
    expect((await shop.call('GET', '/v1/client/coupons')).status).toBe(401);
    const list = (await shop.call('GET', '/v1/admin/coupons', { as: admin })).data;
    expect(list.find((one: { code: string }) => one.code === code)).toMatchObject({
      status: 'VALID',
      moves: ['REVOKED'],
      issue: 'MANUAL',
      issuedCount: 0,
    });
  });
});

describe('guessing codes', () => {
  const check = (code: string, as: { userId: string }) =>
    shop.call('POST', '/v2/client/orders/discount/check', {
      as,
      body: { code, productId: product.productId, amount: 50_000 },
    });
  test('ends after twenty wrong ones, also for a code that would work', async () => {
    const [{ code }, who] = [await create(), await shop.addShopper()];
    const wrong = await Promise.all(
      Array.from({ length: 30 }, (_, index) => check(`NOSUCH${index}`, who)),
    );
    expect(wrong.filter((answer) => answer.status === 400)).toHaveLength(20);
    expect(wrong.filter((answer) => answer.status === 429)).toHaveLength(10);
    expect((await check(code, who)).status).toBe(429);
    expect((await check(code, await shop.addShopper())).status).toBe(201);
  });
  test('is not what somebody does whose codes work', async () => {
    const [{ code }, who] = [await create(), await shop.addShopper()];
    for (let round = 0; round < 25; round += 1) expect((await check(code, who)).status).toBe(201);
  });
});

describe('codes that are offered for an order', () => {
  test('are the shopper’s own that apply, the one that saves most first', async () => {
    const who = await shop.addShopper();
    const [small, large, far, others] = [
      await create({ onlyIssued: true, value: 1_000 }),
      await create({ onlyIssued: true, value: 3_000 }),
      await create({ onlyIssued: true, minimum: 900_000 }),
      await create({ onlyIssued: true, value: 9_000 }),
    ];
    for (const { code } of [small, large, far])
      await shop.call('POST', `/v1/admin/coupons/${code}/issue`, {
        as: admin,
        body: { userId: who.userId },
      });
    const orderNo = await shop.order(product, {}, who);
    const { data } = await shop.call('GET', `/v1/client/orders/${orderNo}/coupons`, { as: who });
    const codes = data.map(({ code }: { code: string }) => code);
    expect(codes.slice(0, 2)).toEqual([large.code, small.code]);
    expect(codes).not.toContain(far.code);
    expect(codes).not.toContain(others.code);
    const { answer } = { answer: await shop.confirm(orderNo, { discountCode: large.code }, who) };
    expect(answer.data.discountAmount).toBe(3_000);
    // Its own reservation does not take the code from it.
    const again = await shop.call('GET', `/v1/client/orders/${orderNo}/coupons`, { as: who });
    expect(again.data[0].code).toBe(large.code);
  });
  test('are nobody else’s to see, and of no order that is paid', async () => {
    const [who, other] = [await shop.addShopper(), await shop.addShopper()];
    const orderNo = await shop.buy(product, {}, who);
    const path = `/v1/client/orders/${orderNo}/coupons`;
    expect((await shop.call('GET', path, { as: other })).body.code).toBe('10405');
    expect((await shop.call('GET', path, { as: who })).body.code).toBe('20601');
  });
});
