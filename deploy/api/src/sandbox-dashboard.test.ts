import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '@tapnook/stack/free-port';
import { createTestApp, type TestApp } from '../test/app.ts';
import { startSandbox, type Sandbox } from '../test/sandbox.ts';

/**
 * The desk as it runs in development, with its demo merchant and administrator, before this API.
 */
let api: TestApp;
let desk: Sandbox;
beforeAll(async () => {
  api = await createTestApp();
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  desk = await startSandbox(await freePort(), origin);
});
afterAll(async () => {
  await desk.stop();
  await api.close();
});

const page = async (path: string): Promise<string> =>
  (
    await fetch(desk.origin + path, { headers: { accept: 'text/html', 'accept-language': 'en' } })
  ).text();
const press = async (path: string, fields: Record<string, string>): Promise<string> => {
  const answer = await fetch(desk.origin + path, {
    method: 'POST',
    headers: { accept: 'text/html', 'accept-language': 'en', origin: desk.origin },
    body: new URLSearchParams(fields),
  });
  return (
    /<p class="notice (?:ok|bad)" role="status">([^<]*)/.exec(await answer.text())?.[1] ??
    `no notice (${answer.status})`
  );
};
const one = async <T extends object>(query: string, values: unknown[] = []): Promise<T> =>
  (await api.deps.pool.query<T>(query, values)).rows[0] as T;

describe('the merchant’s desk', () => {
  test('confirms one order that waits, rejects another, and redeems a voucher by its number', async () => {
    const [first, second] = (
      await api.deps.pool.query<{ order_no: string }>(
        "select order_no from orders where code = 'TBC' order by order_no limit 2",
      )
    ).rows;
    expect(await page('/dashboard/scanner')).toContain(first?.order_no);
    expect(
      await press('/dashboard/scanner/orders', {
        as: 'any',
        key: 'desk-test-confirm',
        orderNo: first?.order_no ?? '',
        action: 'confirm',
      }),
    ).toContain('The order is now unredeemed');
    if (second)
      expect(
        await press('/dashboard/scanner/orders', {
          as: 'any',
          key: 'desk-test-reject',
          orderNo: second.order_no,
          action: 'reject',
        }),
      ).toContain('invalid');
    const { voucher_no: voucherNo } = await one<{ voucher_no: string }>(
      "select v.voucher_no from vouchers v where v.status = 'requires_redeemed' and v.usage_limit = 1 and v.starts_at <= app_now() and v.ends_at > app_now() limit 1",
    );
    expect(
      await press('/dashboard/scanner/redeem', {
        as: 'any',
        key: 'desk-test-redeem',
        code: voucherNo,
      }),
    ).toMatch(/^Redeemed: .*1\/1/);
    expect(
      await press('/dashboard/scanner/redeem', {
        as: 'any',
        key: 'desk-test-redeem-2',
        code: voucherNo,
      }),
    ).toBe('This voucher cannot be used.');
  });

  test('shows the demo merchant its own letters, and marks one as read', async () => {
    expect(
      (
        await one<{ key: string }>(
          "select m.key from users u join merchants m on m.id = u.merchant_id where u.email = 'merchant@tapnook.example'",
        )
      ).key,
    ).toBe('kiln-street-studio');
    const { id } = await one<{ id: string }>(
      'select id from merchant_contacts where read_at is null and merchant_id = (select merchant_id from users where id = 2) limit 1',
    );
    expect(await page('/dashboard/scanner?as=one')).toContain(`value="${id}"`);
    expect(await press('/dashboard/scanner/enquiries', { as: 'one', id })).toBe(
      'The enquiry was read.',
    );
    expect(
      (
        await one<{ read: boolean }>(
          'select read_at is not null as read from merchant_contacts where id = $1',
          [id],
        )
      ).read,
    ).toBe(true);
  });
});

describe('the back office', () => {
  const shelf = (productId: string, to: string, as = 'one') =>
    press('/dashboard/admin/shelf', { as, productId, to });
  const own = () =>
    one<{ id: number; route: string }>(
      "select id, route from products where merchant_id = (select merchant_id from users where id = 2) and status = 'ON_SHELF' order by id limit 1",
    );

  test('walks a product round the whole shelf, and the shop follows', async () => {
    const { id, route } = await own();
    const soldOut = async () =>
      (await api.call('GET', `/v2/public/products/${route}`)).data.soldOut;
    expect(await shelf(String(id), 'SOLD_OUT')).toMatch(/is now sold out$/);
    expect(await soldOut()).toBe(true);
    expect(await shelf(String(id), 'ON_SHELF')).toBe(
      'This product cannot be moved there from where it stands.',
    );
    expect(await shelf(String(id), 'UN_SOLD_OUT')).toMatch(/is now back in stock$/);
    expect(await soldOut()).toBe(false);
    expect(await shelf(String(id), 'ON_SHELF')).toMatch(/is now on sale$/);
    expect(await shelf(String(id), 'OFF_SHELF')).toMatch(/is now off the shelf$/);
    expect((await api.call('GET', `/v2/public/products/${route}`)).code).toBe('20715');
    expect(await shelf(String(id), 'WAIT_ON_SHELF')).toMatch(/is now waiting$/);
    expect(await shelf(String(id), 'ON_SHELF')).toMatch(/is now on sale$/);
  });

  test('offers exactly the moves that exist, with names, in both languages', async () => {
    const { id } = await own();
    const english = await page(`/dashboard/admin?as=one&keyword=${id}`);
    expect(english).toContain('Mark as sold out<span');
    expect(english).toContain('Take off the shelf<span');
    expect(english).not.toContain('Lift the sold-out mark<span');
    expect(await page(`/dashboard/admin?as=one&keyword=${id}&locale=zh-HK`)).toContain(
      '標示售罄<span',
    );
  });

  test('lets the demo merchant handle its own products only', async () => {
    const { id } = await one<{ id: number }>(
      "select id from products where merchant_id <> (select merchant_id from users where id = 2) and status = 'ON_SHELF' limit 1",
    );
    expect(await shelf(String(id), 'OFF_SHELF')).toBe('Not found.');
    expect(await shelf(String(id), 'OFF_SHELF', 'any')).toMatch(/is now off the shelf$/);
  });

  test('stops and opens the booking of a limited-quantity voucher', async () => {
    const { id } = await one<{ id: number }>(
      "select id from products where kind = 'limited' and status = 'ON_SHELF' limit 1",
    );
    for (const [state, told] of [
      ['stopped', 'New bookings are stopped.'],
      ['in_booking', 'Booking is open.'],
    ] as const) {
      expect(
        await press('/dashboard/admin/booking', { as: 'any', productId: String(id), state }),
      ).toBe(told);
      expect(
        (
          await one<{ state: string }>(
            'select state from product_booking_states where product_id = $1',
            [id],
          )
        ).state,
      ).toBe(state);
    }
  });

  test('begins and ends a campaign, issues a code and revokes it', async () => {
    const { id } = await one<{ id: number }>(
      "select id from banners where status = 'prepared' limit 1",
    );
    expect(
      await press('/dashboard/admin/campaign', { campaignId: String(id), to: 'on_state' }),
    ).toMatch(/is now on$/);
    expect(
      await press('/dashboard/admin/campaign', { campaignId: String(id), to: 'off_state' }),
    ).toMatch(/is now over$/);
    expect(
      await press('/dashboard/admin/issue', { code: 'CORNER50', email: 'demo@tapnook.example' }),
    ).toBe('The code was issued, and the shopper told.');
    expect(
      await press('/dashboard/admin/issue', { code: 'CORNER50', email: 'demo@tapnook.example' }),
    ).toBe('This shopper has the code already.');
    expect(await press('/dashboard/admin/revoke', { code: 'CORNER50' })).toBe(
      'CORNER50: is now revoked',
    );
    expect(await press('/dashboard/admin/revoke', { code: 'CORNER50' })).toBe(
      'This cannot be changed any more.',
    );
  });
});
