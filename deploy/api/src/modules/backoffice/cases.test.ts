import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { must } from '../../../test/empty-shop.ts';
import { CONTACT } from '../../../test/shop.ts';
import { createStaff, expectRoles, type Staff } from '../../../test/staff-roles.ts';

let staff: Staff;
let orderNo = '';
const REASON = 'The shopper called: paid, but has no voucher.';
const admin = () => ({ headers: staff.people.admin.headers });
const open = (by: string, value: string, reason = REASON) =>
  staff.shop.call('POST', '/v1/admin/cases', { ...admin(), body: { by, value, reason } });

beforeAll(async () => {
  staff = await createStaff();
  const { shop, mine, people } = staff;
  const as = { headers: people.shopper.headers };
  const { orderResult } = await must(
    shop.call('POST', '/v2/client/orders', {
      ...as,
      body: {
        productId: mine.productId,
        planId: mine.planId,
        date: mine.day,
        time: '10:00',
        quantity: 1,
      },
    }),
  );
  ({ orderNo } = orderResult);
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
});
afterAll(() => staff.shop.close());

describe('a shopper’s case', () => {
  test('is found by order, e-mail or number; shows orders, money, letters, sign-ins', async () => {
    const { userId } = staff.people.shopper;
    const found = await must(open('order', orderNo.toLowerCase()));
    expect(found).toMatchObject({
      userId,
      orders: [{ orderNo, code: 'TBR' }],
      payments: [{ orderNo, amount: 32_000 }],
    });
    expect(found.signIns.length).toBeGreaterThan(0);
    expect(found.letters.length).toBeGreaterThan(0);
    for (const [by, value] of [
      ['email', 'Shopper@Example.com'],
      ['user', userId],
    ] as const)
      expect((await must(open(by, value))).userId).toBe(userId);
  });

  test('shows no address, number or code whole', async () => {
    await staff.shop.deps.pool.query(
      "insert into outbox (channel, recipient, payload) values ('mail', 'shopper@example.com', $1)",
      [{ subject: '482913 is your code' }],
    );
    const found = await must(open('email', 'shopper@example.com'));
    const text = JSON.stringify(found);
    for (const secret of ['shopper@example.com', '482913', CONTACT.phone])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    expect(found.letters[0].subject).toBe('•••• is your code');
    expect(found.signIns[0].network).toMatch(/\*$/);
  });

  test('is opened for a reason, which the audit log keeps with who gave it', async () => {
    expect(await open('order', orderNo, 'why')).toMatchObject({ status: 400, code: '10102' });
    await must(open('order', orderNo));
    const { items } = await must(staff.shop.call('GET', '/v1/merchant/audit?kind=case', admin()));
    expect(items[0]).toMatchObject({
      action: 'open',
      subject: staff.people.shopper.userId,
      after: { by: 'order', reason: REASON },
    });
  });

  test('is not of people at work, or of nobody', async () => {
    for (const [by, value] of [
      ['user', staff.people.owner.userId],
      ['email', 'nobody@example.com'],
      ['order', 'TN2611-NOTHERE123'],
    ] as const)
      expect(await open(by, value)).toMatchObject({ status: 404, code: '10405' });
  });

  test('is an administrator’s alone', async () =>
    expectRoles(staff, '', () => [
      'POST',
      '/v1/admin/cases',
      { by: 'user', value: staff.people.shopper.userId, reason: REASON },
    ]));
});
