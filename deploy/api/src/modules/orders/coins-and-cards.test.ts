import { describe, expect, test } from '@jest/globals';
import { addProduct, useShop } from '../../../test/shop.ts';
import { coupons } from '../coupons/coupons.tables.ts';
import { expireHolds, expirePeriods } from '../order-lifecycle/order-expiry.service.ts';
import { savedCards } from '../payments/payments.tables.ts';

const ADMIN = { userId: '1', role: 'admin' } as const;
const shop = useShop();
const give = (userId: string, amount: number, as: object = ADMIN) =>
  shop.call('POST', '/v1/client/points/transactions', {
    as,
    body: { userId, amount, method: 'IN_ACCOUNT', remark: 'test' },
  });

describe('coins, codes and cards by other calls', () => {
  // Covers: SHP-022, ORD-016, ERR-039
  test('coins are offered from eleven on, and asking for ten is refused', async () => {
    const one = await shop.addShopper();
    const product = await addProduct(shop.deps);
    const offer = async () =>
      (
        await shop.call('POST', '/v2/client/orders/discount/tap-coin/check', {
          as: one,
          body: { productId: product.productId, amount: 50_000 },
        })
      ).data;
    await give(one.userId, 10);
    expect(await offer()).toMatchObject({
      useTapCoinStatus: 'not_enough',
      allowUseCoin: 0,
      discountAmount: 0,
      balance: 10,
    });
    expect(
      (await shop.confirm(await shop.order(product, {}, one), { useTapCoin: true }, one)).code,
    ).toBe('20632');
    await give(one.userId, 1);
    expect(await offer()).toMatchObject({
      useTapCoinStatus: 'available',
      allowUseCoin: 10,
      discountAmount: 100,
      balance: 11,
      expiredTime: expect.any(String),
    });
  });
});

describe('coins by hand, frozen coins and coupons', () => {
  // Covers: COI-003, STA-066, CAL-014
  test('what was given by hand can be taken back once; no shopper can mint', async () => {
    const one = await shop.addShopper();
    const given = await give(one.userId, 30);
    const undo = (as: object) =>
      shop.call('POST', `/v1/client/points/transactions/${given.data.id}/refund`, { as });
    expect([(await undo(one)).code, (await give(one.userId, 30, one)).code]).toEqual([
      '10405',
      '10405',
    ]);
    expect(await undo(ADMIN)).toMatchObject({
      status: 201,
      data: { status: 'WITHDRAW', amount: 30 },
    });
    expect((await undo(ADMIN)).code).toBe('20601');
    expect((await shop.call('GET', '/v1/client/points/amount', { as: one })).data.amount).toBe(0);
  });

  // Covers: COI-011
  test('coins stand still while they are frozen', async () => {
    const one = await shop.addShopper();
    const product = await addProduct(shop.deps);
    await give(one.userId, 40);
    await shop.moveClock('12 months -10 minutes');
    const orderNo = await shop.order(product, {}, one);
    expect((await shop.confirm(orderNo, { useTapCoin: true }, one)).data.usedTapCoin).toBe(40);
    await shop.moveClock('12 months 21 minutes');
    await expireHolds(shop.deps.db, shop.gateway);
    await expirePeriods(shop.deps.db);
    const held = async () =>
      (await shop.call('GET', '/v1/client/points/amount', { as: one })).data.amount;
    expect(await held()).toBe(40);
    await shop.moveClock('12 months 40 minutes');
    await expirePeriods(shop.deps.db);
    expect(await held()).toBe(0);
  });

  // Covers: ERR-036, STA-082
  test('an expired coupon says so', async () => {
    const { productId } = await addProduct(shop.deps);
    await shop.deps.db.insert(coupons).values({
      code: 'OVER10',
      name: { en_gb: 'Over', zh_hk: '已完' },
      type: 'DEDUCTION',
      value: 1_000,
      minimum: 0,
      startsAt: new Date(0),
      endsAt: new Date(Date.now() - 1_000),
    });
    await expirePeriods(shop.deps.db);
    expect(
      (await shop.deps.pool.query("select status from coupons where code = 'OVER10'")).rows,
    ).toEqual([{ status: 'EXPIRED' }]);
    const answer = await shop.call('POST', '/v2/client/orders/discount/check', {
      as: shop.shopper,
      body: { code: 'OVER10', productId, amount: 40_000 },
    });
    expect(answer).toMatchObject({
      status: 400,
      code: '20627',
      data: { reason: 'ended', en_US: 'This code has ended.' },
    });
  });
});

describe('cards by other calls', () => {
  // Covers: PAY-007, ERR-043, ERR-086
  test('a card unknown to the gateway is not added; a kept one becomes the default', async () => {
    const one = await shop.addShopper();
    expect(
      await shop.call('POST', '/user/payment/cards', {
        as: one,
        body: { token: 'tok_unknown', bind: true },
      }),
    ).toMatchObject({ status: 400, code: '20801', data: { en_US: 'Failed To Add This Card' } });
    await shop.deps.db.insert(savedCards).values(
      ['pm_first', 'pm_second'].map((id, index) => ({
        id,
        userId: one.userId,
        brand: 'visa',
        last4: `000${index}`,
        expireMonth: 12,
        expireYear: 2039,
        funding: 'credit',
        country: 'HK',
        fingerprint: id,
        isDefault: index === 0,
      })),
    );
    expect(
      (
        await shop.call('PATCH', '/user/payment/cards/pm_second', {
          as: one,
          body: { isDefault: true },
        })
      ).data,
    ).toMatchObject({ id: 'pm_second', isDefault: true });
    expect(
      (await shop.call('GET', '/user/payment/cards', { as: one })).data.data.map(
        (card: { id: string; isDefault: boolean }) => [card.id, card.isDefault],
      ),
    ).toEqual([
      ['pm_second', true],
      ['pm_first', false],
    ]);
    expect(
      (
        await shop.call('PATCH', '/user/payment/cards/pm_second', {
          as: shop.shopper,
          body: { isDefault: true },
        })
      ).code,
    ).toBe('10405');
  });

  // Covers: PAY-008
  test('the page learns where to enter a card', async () => {
    expect(await shop.call('GET', '/v1/public/payments/config')).toMatchObject({
      status: 200,
      data: {
        publishableKey: expect.any(String),
        payMethods: ['card', 'alipay_hk', 'wechat_pay_hk'],
      },
    });
  });
});
