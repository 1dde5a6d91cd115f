import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  addMerchant,
  addProductByCalls,
  createEmptyShop,
  must,
  type EmptyShop,
  type OnShelf,
} from '../../../test/empty-shop.ts';
import { CONTACT } from '../../../test/shop.ts';
import { register, type Session } from '../../../test/sign-in.ts';

let shop: EmptyShop;
let made: OnShelf;
let shopper: Session;
beforeAll(async () => {
  shop = await createEmptyShop();
});
afterAll(() => shop.close());

const buy = async (quantity: number): Promise<string> => {
  const as = { headers: shopper.headers };
  const { orderResult } = await must(
    shop.call('POST', '/v2/client/orders', {
      ...as,
      body: {
        productId: made.productId,
        planId: made.planId,
        date: made.day,
        time: '10:00',
        quantity,
      },
    }),
  );
  const { orderNo } = orderResult;
  await must(
    shop.call('PATCH', '/v2/client/orders/confirm', { ...as, body: { orderNo, ...CONTACT } }),
  );
  await must(
    shop.call('POST', '/v2/client/payOrders', {
      ...as,
      body: {
        orderId: orderNo,
        payGateway: 'stripe',
        payMethod: 'card',
        returnUrl: '/en-US/',
        productName: 'x',
        paymentMethodId: 'pm_ok',
      },
    }),
  );
  return orderNo;
};
const changes = async (): Promise<string[]> => {
  const { rows } = await shop.deps.pool.query<{ topic: string }>(
    'select distinct topic from page_changes order by topic',
  );
  return rows.map(({ topic }) => topic);
};

describe('an empty shop', () => {
  test('has a first day of which nothing is done', async () => {
    const { steps } = await must(
      shop.call('GET', '/v1/admin/first-day', { headers: shop.admin.headers }),
    );
    expect(steps.every(({ count }: { count: number }) => count === 0)).toBe(true);
  });

  test('comes by calls alone to a product that shoppers see', async () => {
    made = await addProductByCalls(
      shop,
      await addMerchant(shop, 'Corner Kiln', 'owner@kiln.example'),
    );
    const product = await must(shop.call('GET', `/user/product/productInfo/${made.productId}`));
    expect(product).toMatchObject({
      productName: { en_gb: 'An hour at the wheel', zh_hk: '拉坯一小時' },
      lowestPrice: { HKD: 38_000 },
      lowestSpecialPrice: { HKD: 32_000 },
      status: 'ON_SHELF',
      merchantPageInfo: { merchantName: { zh_hk: 'Corner Kiln號' } },
    });
    expect(product.branchStores).toHaveLength(1);
  });

  test('names nothing similar beside the only product that it has', async () => {
    const { productId } = made;
    const similar = await must(
      shop.call('POST', '/user/product/maybeLike', { body: { productId, pageSize: 8 } }),
    );
    expect(similar).toEqual([]);
  });

  test('finds it at once by its title, its district and its merchant', async () => {
    for (const keyword of ['wheel', '拉坯', '深水埗', 'corner kiln']) {
      const { data } = await shop.call('POST', '/user/product/productList', {
        body: { keyword, pageNum: 1, pageSize: 20 },
      });
      expect([keyword, JSON.stringify(data).includes('An hour at the wheel')]).toEqual([
        keyword,
        true,
      ]);
    }
  });

  test('knows the middle of each of its districts, where a branch begins on the map', async () => {
    const regions = await must(
      shop.call('POST', '/v2/public/products/get-districts', { body: {} }),
    );
    expect(regions[1].childDescriptions[1].position).toEqual({
      latitude: 22.331,
      longitude: 114.16,
    });
    const all = regions.flatMap(
      (region: { childDescriptions: { position?: object }[] }) => region.childDescriptions,
    );
    expect(all.filter(({ position }: { position?: object }) => position)).toHaveLength(18);
  });

  test('sells it, and its merchant looks at the voucher and redeems it', async () => {
    shopper = await register(shop, 'shopper@example.com');
    const orderNo = await buy(1);
    const {
      vouchers: [{ voucherNo }],
    } = await must(
      shop.call('GET', `/user/order/voucher/${orderNo}`, { headers: shopper.headers }),
    );
    const as = { headers: made.owner.headers };
    const found = await must(
      shop.call('POST', '/v1/merchant/vouchers/find', { ...as, body: { voucherNo } }),
    );
    expect(found).toMatchObject({ verdict: 'other_day', day: made.day, time: '10:00' });
    const visits = await must(shop.call('GET', `/v1/merchant/visits?day=${made.day}`, as));
    expect(visits).toMatchObject([{ orderNo, time: '10:00', quantity: 1, redeemed: 0 }]);
    const redeemed = await must(
      shop.call('POST', '/v1/merchant/vouchers/redeem', { ...as, body: { voucherNo } }),
    );
    expect(redeemed).toMatchObject({ status: 'redeemed', usedCount: 1 });
  });

  test('has a first day that is done, and every change of it in the audit log', async () => {
    const as = { headers: shop.admin.headers };
    const { steps } = await must(shop.call('GET', '/v1/admin/first-day', as));
    const open = steps.filter(({ count }: { count: number }) => count === 0);
    expect(open.map(({ step }: { step: string }) => step)).toEqual(['home']);
    const { items } = await must(shop.call('GET', '/v1/merchant/audit?pageSize=100', as));
    const actions = items.map(
      ({ kind, action }: { kind: string; action: string }) => `${kind} ${action}`,
    );
    for (const action of [
      'districts create',
      'category create',
      'merchant create',
      'merchant publish',
      'person invite',
      'person join',
      'branch create',
      'product create',
      'plan create',
      'product calendar',
      'product pending_to_publish',
      'product published',
    ])
      expect(actions).toContain(action);
  });
});

describe('a change of an editor', () => {
  const path = () => `/v1/merchant/products/${made.productId}`;
  const read = async () => must(shop.call('GET', path(), { headers: made.owner.headers }));

  test('is what shoppers read next, drops the cached page; before and after are kept', async () => {
    await shop.deps.pool.query('delete from page_changes');
    const { version } = await read();
    await must(
      shop.call('PATCH', path(), {
        headers: made.owner.headers,
        body: { version, sellingPoint: { en_gb: 'Two glazes', zh_hk: '兩款釉色' } },
      }),
    );
    const product = await must(shop.call('GET', `/user/product/productInfo/${made.productId}`));
    expect(product.sellingPoint).toEqual({ en_gb: 'Two glazes', zh_hk: '兩款釉色' });
    expect(await changes()).toContain(`product:${made.productId}`);
    const { items } = await must(
      shop.call('GET', `/v1/merchant/audit?kind=product&subject=${made.productId}`, {
        headers: made.owner.headers,
      }),
    );
    expect(items[0]).toMatchObject({
      action: 'change',
      actorRole: 'owner',
      before: { sellingPoint: { en_gb: 'Take it home, glazed' } },
      after: { sellingPoint: { en_gb: 'Two glazes' } },
    });
    expect(Object.keys(items[0].after)).toEqual(['sellingPoint']);
  });

  test('of an older version is refused and changes nothing', async () => {
    const { version } = await read();
    const reply = await shop.call('PATCH', path(), {
      headers: made.owner.headers,
      body: { version: version - 1, name: { en_gb: 'Lost', zh_hk: '遺失' } },
    });
    expect(reply).toMatchObject({ status: 409, code: '10409' });
    expect((await read()).name.en_gb).toBe('An hour at the wheel');
  });

  test('may not leave a published product half-translated', async () => {
    const { version } = await read();
    const reply = await shop.call('PATCH', path(), {
      headers: made.owner.headers,
      body: { version, name: { en_gb: 'Only English', zh_hk: '' } },
    });
    expect(reply).toMatchObject({ status: 400, code: '20628', data: { missing: ['name_zh'] } });
    expect((await read()).name.zh_hk).toBe('拉坯一小時');
  });

  test('never takes places that people have', async () => {
    const answer = await must(
      shop.call('POST', `${path()}/slots`, {
        headers: made.owner.headers,
        body: {
          planId: made.planId,
          from: made.day,
          to: made.day,
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          times: ['10:00'],
          places: 0,
        },
      }),
    );
    expect(answer).toEqual({ created: 0, changed: 1, taken: 1, kept: 1, touched: 1, people: [] });
    const [slot] = await must(
      shop.call('GET', `${path()}/slots?from=${made.day}&to=${made.day}`, {
        headers: made.owner.headers,
      }),
    );
    expect(slot).toMatchObject({ places: 1, sold: 1, open: true });
  });

  test('that is only looked at names whom it touches, and touches nothing', async () => {
    const body = {
      planId: made.planId,
      from: made.day,
      to: made.day,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      times: ['10:00', '20:00'],
      open: false,
      preview: true,
    };
    const answer = await must(
      shop.call('POST', `${path()}/slots`, { headers: made.owner.headers, body }),
    );
    expect(answer).toMatchObject({ created: 1, changed: 1, taken: 1, kept: 0, touched: 1 });
    expect(answer.people).toEqual([
      {
        orderNo: expect.stringMatching(/^TN/),
        customerName: expect.any(String),
        day: made.day,
        time: '10:00',
        quantity: 1,
      },
    ]);
    const slots = await must(
      shop.call('GET', `${path()}/slots?from=${made.day}&to=${made.day}`, {
        headers: made.owner.headers,
      }),
    );
    expect(slots.map(({ open }: { open: boolean }) => open)).toEqual([true, true]);
  });
});

describe('content', () => {
  const content = () => `/v1/merchant/products/${made.productId}/content`;
  const move = (who: Session, state: string) =>
    shop.call('PATCH', content(), { headers: who.headers, body: { state } });

  test('is withdrawn by its merchant, and released again by an administrator alone', async () => {
    expect((await move(made.owner, 'unpublished')).data).toMatchObject({
      contentState: 'unpublished',
      status: 'OFF_SHELF',
    });
    expect(await shop.call('GET', `/user/product/productInfo/${made.productId}`)).toMatchObject({
      code: '20715',
    });
    const shelf = `/v1/merchant/products/${made.productId}/shelf`;
    expect(
      await shop.call('PATCH', shelf, {
        headers: made.owner.headers,
        body: { status: 'WAIT_ON_SHELF' },
      }),
    ).toMatchObject({ status: 400, code: '20716' });
    expect(await move(made.owner, 'published')).toMatchObject({ status: 400, code: '20716' });
    expect((await move(made.owner, 'pending_to_publish')).status).toBe(200);
    expect((await move(shop.admin, 'published')).data).toMatchObject({ status: 'ON_SHELF' });
  });

  test('that lacks something cannot be submitted, and the answer says what', async () => {
    const { productId } = await must(
      shop.call('POST', '/v1/merchant/products', {
        headers: made.owner.headers,
        body: {
          kind: 'period',
          name: { en_gb: 'Half a thought', zh_hk: '' },
          categoryIds: [(await must(shop.call('GET', '/user/product/categories')))[0].categoryId],
        },
      }),
    );
    const reply = await shop.call('PATCH', `/v1/merchant/products/${productId}/content`, {
      headers: made.owner.headers,
      body: { state: 'pending_to_publish' },
    });
    expect(reply).toMatchObject({ status: 400, code: '20716' });
    expect(reply.data.missing).toEqual(
      expect.arrayContaining(['name_zh', 'description_en', 'pictures', 'plan']),
    );
  });
});
