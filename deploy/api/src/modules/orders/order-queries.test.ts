import { describe, expect, test } from '@jest/globals';
import { addDays } from '@tapnook/kernel';
import { addProduct, CONTACT, useShop } from '../../../test/shop.ts';
import { eraseDueAccounts } from '../account-deletion/account-deletion.service.ts';
import { mailPaidOrders } from '../order-emails/order-emails.service.ts';
import { expireHolds } from '../order-lifecycle/order-expiry.service.ts';

const ADMIN = { userId: '1', role: 'admin' } as const;
const shop = useShop();

describe('orders by other calls', () => {
  // Covers: STA-003, ORD-001, ORD-002, ORD-006, ORD-007
  test('the legacy calls answer as the new ones', async () => {
    const one = await shop.addShopper();
    const { productId, planId } = await addProduct(shop.deps);
    const created = await shop.call('POST', '/user/order', {
      as: one,
      body: { productId, planId, quantity: 1 },
    });
    expect(created).toMatchObject({
      status: 201,
      data: { transactionId: null, client_secret: null, cards: [], orderResult: { productId } },
    });
    const { orderNo, orderId } = created.data.orderResult;
    const contact = {
      orderNo,
      firstName: 'Ka Yan',
      lastName: 'Chan',
      phoneRegionId: 'HK',
      phone: '61234567',
      email: 'kayan@example.com',
    };
    expect(await shop.call('PATCH', '/user/order', { as: one, body: contact })).toMatchObject({
      status: 200,
      data: { orderNo, customerName: 'Ka Yan Chan' },
    });
    for (const body of [{ orderNo }, { orderId }])
      expect(await shop.call('POST', '/user/order/retrieve', { as: one, body })).toMatchObject({
        status: 201,
        data: { orderNo, orderStatus: 'TBP' },
      });
    expect(
      await shop.call('POST', '/user/order/retrieve', { as: shop.shopper, body: { orderNo } }),
    ).toMatchObject({ status: 404, code: '10405' });
    expect((await shop.call('GET', '/user/order/list?status=ALL', { as: one })).data).toMatchObject(
      { totalCount: 1, items: [{ orderNo }] },
    );
    expect(
      (await shop.call('GET', '/v2/client/orders?statusArray=COM&statusArray=EXP', { as: one }))
        .data.totalCount,
    ).toBe(0);
  });

  // Covers: ORD-003, ORD-005
  test('a choice is kept for a day, for its owner', async () => {
    const { productId, planId } = await addProduct(shop.deps);
    const kept = await shop.call('POST', '/user/order/orderTemp', {
      as: shop.shopper,
      body: { productId, planId, quantity: 3 },
    });
    const path = `/user/order/orderTemp/${kept.data.orderTempId}`;
    expect((await shop.call('GET', path, { as: shop.shopper })).data.choice).toEqual({
      productId,
      planId,
      quantity: 3,
    });
    expect((await shop.call('GET', path, { as: await shop.addShopper() })).code).toBe('10405');
    await shop.moveClock('25 hours');
    expect((await shop.call('GET', path, { as: shop.shopper })).code).toBe('10405');
  });

  // Covers: ORD-004, CAL-010
  test('the plan digests are counted for administrators only', async () => {
    await shop.buy(await addProduct(shop.deps));
    const read = (as: object) => shop.call('GET', '/user/order/updateAllOrderPlanMd5', { as });
    expect((await read(shop.shopper)).data).toEqual({ checked: 0, updated: 0 });
    expect((await read(ADMIN)).data.checked).toBeGreaterThan(0);
  });
});

describe('what an order tells its owner', () => {
  // Covers: ORD-009
  test('vouchers of an order are there once it is paid', async () => {
    const orderNo = await shop.order(await addProduct(shop.deps), { quantity: 2 });
    const read = () => shop.call('GET', `/user/order/voucher/${orderNo}`, { as: shop.shopper });
    expect(await read()).toMatchObject({ status: 400, code: '20601' });
    await shop.confirm(orderNo);
    await shop.pay(orderNo);
    expect((await read()).data).toMatchObject({
      orderNo,
      orderStatus: 'TBR',
      vouchers: [{ status: 'requires_redeemed' }, { status: 'requires_redeemed' }],
    });
  });

  test('an order leads to where the product meets, not to the shop', async () => {
    const product = await addProduct(shop.deps, { merchantId: shop.merchantId });
    await shop.deps.pool.query(
      `update products set location = $2, location_note = $3, latitude = 22.3, longitude = 114.1,
        main_district_id = 1, branch_ids = (select array_agg(id) from branches
        where merchant_id <> $4) where id = $1`,
      [
        product.productId,
        { en_gb: 'Upper deck of the pier', zh_hk: '碼頭上層' },
        { en_gb: 'By the news-stand.', zh_hk: '報檔旁。' },
        shop.merchantId,
      ],
    );
    const { data } = await shop.call('POST', '/user/order/retrieve', {
      as: shop.shopper,
      body: { orderNo: await shop.order(product) },
    });
    expect(data.branchStores).toMatchObject([
      {
        branchName: data.merchantName,
        address: {
          en_gb: 'Upper deck of the pier. By the news-stand.',
          zh_hk: '碼頭上層。報檔旁。',
        },
        mapLocation: '22.3,114.1',
        tel: expect.any(String),
      },
    ]);
  });

  // Covers: SHP-024, ORD-017, ORD-018
  test('what waits for payment and for a review is counted', async () => {
    const one = await shop.addShopper();
    const product = await addProduct(shop.deps, { merchantId: shop.merchantId });
    const waiting = await shop.order(product, {}, one);
    expect(
      (await shop.call('GET', '/v2/client/orders/pending-pay-product', { as: one })).data.items,
    ).toMatchObject([{ orderNo: waiting, paymentAmount: 50_000 }]);
    const orderNo = await shop.buy(product, {}, one);
    const toReview = async () =>
      (await shop.call('GET', '/v2/client/orders/pending-review-count', { as: one })).data
        .pendingCount;
    expect(await toReview()).toBe(0);
    const [{ voucherNo }] = (await shop.orderOf(orderNo, one)).vouchers;
    await shop.call('POST', '/v1/merchant/vouchers/redeem', {
      as: shop.merchant,
      body: { voucherNo },
    });
    expect(await toReview()).toBe(1);
    await shop.moveClock('31 minutes');
    expect(
      (await shop.call('GET', '/v2/client/orders/pending-pay-product', { as: one })).data.items,
    ).toEqual([]);
  });
});

describe('limits of an order', () => {
  // Covers: ORD-021, ERR-028, ERR-082
  test('how many more one person may buy, and more is refused', async () => {
    const one = await shop.addShopper();
    const product = await addProduct(shop.deps, { quota: 5, buyLimit: 4 });
    const left = async (as: { userId: string }) =>
      (
        await shop.call(
          'GET',
          `/v2/client/orders/getAvailableOrderQuantity/${product.productId}` +
            `?planId=${product.planId}`,
          { as },
        )
      ).data;
    expect(await left(one)).toMatchObject({ quantity: 4, buyLimit: 4, bought: 0 });
    await shop.order(product, { quantity: 3 }, one);
    expect(await left(one)).toMatchObject({ quantity: 1, bought: 3, held: 3 });
    expect(await left(shop.shopper)).toMatchObject({ quantity: 2, bought: 0, held: 0 });
    const { productId, planId } = product;
    expect(
      await shop.call('POST', '/v2/client/orders', {
        as: shop.shopper,
        body: { productId, planId, quantity: 3 },
      }),
    ).toMatchObject({ status: 400, code: '20617', data: { en_US: 'Insufficient Inventory' } });
  });
});

describe('the mailed link of an order', () => {
  // Covers: ORD-028
  test('the mailed link expires after thirty days', async () => {
    const orderNo = await shop.buy(await addProduct(shop.deps));
    await mailPaidOrders(shop.deps);
    const { rows } = await shop.deps.pool.query(
      "select payload->>'text' as text from outbox where payload->>'subject' like $1",
      [`%${orderNo}%`],
    );
    const access = /access=(\S+)/.exec(rows[0].text)?.[1];
    const read = () => shop.call('GET', `/user/order/info/${orderNo}?access=${access}`);
    await shop.moveClock('29 days');
    expect((await read()).status).toBe(200);
    await shop.moveClock('31 days');
    expect((await read()).status).toBe(401);
  });

  // Covers: ORD-023
  test('the mailed link tells of the refunds, as the owner sees them, and no more', async () => {
    const orderNo = await shop.buy(await addProduct(shop.deps, { merchantId: shop.merchantId }), {
      quantity: 2,
    });
    await mailPaidOrders(shop.deps);
    const { rows } = await shop.deps.pool.query(
      "select payload->>'text' as text from outbox where payload->>'subject' like $1",
      [`%${orderNo}%`],
    );
    const access = /access=(\S+)/.exec(rows[0].text)?.[1];
    const [{ voucherNo }] = (await shop.orderOf(orderNo)).vouchers;
    expect(
      (
        await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
          as: shop.merchant,
          body: { action: 'refund', voucherNos: [voucherNo] },
        })
      ).status,
    ).toBe(200);
    const story = async (query: string, as?: { userId: string }) =>
      (await shop.call('GET', `/v1/client/orders/${orderNo}/timeline${query}`, as && { as })).data
        .events;
    const told = await story(`?access=${access}`);
    expect(
      told.map(({ event, voucherNo: of }: { event: string; voucherNo: string | null }) => [
        event,
        of,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['voucher_refunded', '1'],
        ['refund_decided', null],
      ]),
    );
    expect(
      (await story('', shop.shopper)).filter(({ event }: { event: string }) =>
        /refund/.test(event),
      ),
    ).toEqual(
      told.map((event: { voucherNo: string | null }) => ({
        ...event,
        voucherNo: event.voucherNo && voucherNo,
      })),
    );
    expect((await shop.call('GET', `/v1/client/orders/${orderNo}/timeline?access=x`)).status).toBe(
      401,
    );
  });
});

describe('what the mailed link of an order keeps to itself', () => {
  // Covers: ORD-028
  test('the mailed link lets nobody in: no voucher number, booking or personal data', async () => {
    const day = addDays(await shop.deps.clock.today(), 5);
    const orderNo = await shop.buy(
      await addProduct(shop.deps, {
        kind: 'limited',
        merchantId: shop.merchantId,
        days: { [addDays(day, -1)]: 3, [day]: 3, [addDays(day, 1)]: 3 },
      }),
      { quantity: 2 },
    );
    await shop.call('POST', '/client/booking', {
      as: shop.shopper,
      body: { orderNo, date: day, time: '10:00', bookingNum: 1, customerName: 'Chan Ka Yan' },
    });
    await shop.deps.pool.query(
      `update orders set customer_address = 'Flat 7', customer_summary = 'nuts'
        where order_no = $1`,
      [orderNo],
    );
    await mailPaidOrders(shop.deps);
    const { rows } = await shop.deps.pool.query(
      "select payload->>'text' as text from outbox where payload->>'subject' like $1",
      [`%${orderNo}%`],
    );
    const { data } = await shop.call(
      'GET',
      `/user/order/info/${orderNo}?access=${/access=(\S+)/.exec(rows[0].text)?.[1]}`,
    );
    expect(data.vouchers).toMatchObject(
      ['1', '2'].map((voucherNo) => ({
        voucherNo,
        voucher: '',
        bookingDate: null,
        bookingTime: null,
        changeableUntil: null,
      })),
    );
    const told = JSON.stringify(data);
    for (const { voucherNo, voucher } of (await shop.orderOf(orderNo)).vouchers)
      expect([voucherNo, voucher].filter((number) => told.includes(number))).toEqual([]);
    expect([day, 'Flat 7', 'nuts'].filter((secret) => told.includes(secret))).toEqual([]);
  });

  test('a product off the shelf leaves its orders as they are', async () => {
    const product = await addProduct(shop.deps, { merchantId: shop.merchantId });
    const [held, paid] = [await shop.order(product), await shop.buy(product)];
    await shop.deps.pool.query("update products set status = 'OFF_SHELF' where id = $1", [
      product.productId,
    ]);
    await shop.confirm(held);
    expect((await shop.pay(held)).data.status).toBe('succeeded');
    const [{ voucherNo }] = (await shop.orderOf(paid)).vouchers;
    expect(
      (
        await shop.call('POST', '/v1/merchant/vouchers/redeem', {
          as: shop.merchant,
          body: { voucherNo },
        })
      ).status,
    ).toBe(201);
  });
});

describe('money that still moves', () => {
  // Covers: INV-007
  test('raises one alarm while the gateway does not say what became of it', async () => {
    const orderNo = await shop.order(await addProduct(shop.deps));
    await shop.confirm(orderNo);
    await shop.pay(orderNo, { paymentMethodId: 'pm_3ds' });
    shop.gateway.down = true;
    for (const minutes of [31, 33]) {
      await shop.moveClock(`${minutes} minutes`);
      await expireHolds(shop.deps.db, shop.gateway);
    }
    shop.gateway.down = false;
    const { rows } = await shop.deps.pool.query(
      `select e.event from order_events e join orders o on o.id = e.order_id where o.order_no = $1
        and e.event like 'alarm%'`,
      [orderNo],
    );
    expect(rows).toEqual([{ event: 'alarm_gateway_doubt' }]);
    await shop.moveClock('35 minutes');
  });

  // Covers: ACC-079
  test('defers the end of an account', async () => {
    const one = await shop.addShopper();
    const orderNo = await shop.buy(
      await addProduct(shop.deps, { merchantId: shop.merchantId, confirm: true }),
      {},
      one,
    );
    await shop.deps.pool.query(
      "update users set status = 'requested', deletion_at = app_now() where id = $1",
      [one.userId],
    );
    const statusAfter = async () => {
      await eraseDueAccounts(shop.deps);
      return (await shop.deps.pool.query('select status from users where id = $1', [one.userId]))
        .rows[0].status;
    };
    expect(await statusAfter()).toBe('requested');
    await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
      as: shop.merchant,
      body: { action: 'reject' },
    });
    expect(await statusAfter()).toBe('erased');
  });
});

test('an account without a name signs an enquiry with that of its newest order', async () => {
  const nameless = await shop.addShopper();
  await shop.deps.pool.query("update users set first_name = '', last_name = '' where id = $1", [
    nameless.userId,
  ]);
  const nameOf = async () =>
    (await shop.call('GET', '/v1/public/accounts/getContactMerchantUserInfo', { as: nameless }))
      .data.username;
  expect(await nameOf()).toBe('');
  await shop.buy(await addProduct(shop.deps), {}, nameless);
  expect(await nameOf()).toBe(`${CONTACT.firstName} ${CONTACT.lastName}`);
});
