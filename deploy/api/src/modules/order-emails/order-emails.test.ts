import { expect, test } from '@jest/globals';
import { addDays, groupedNumber } from '@tapnook/kernel';
import { addProduct, CONTACT, useShop, type ShopProduct } from '../../../test/shop.ts';
import { branches } from '../merchants/merchants.tables.ts';
import { mailLateRefunds, mailPaidOrders } from './order-emails.service.ts';

const shop = useShop();
const t = (text: string) => ({ en_gb: text, zh_hk: `${text}店` });

interface Sent {
  readonly calendars?: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
const lettersAbout = async (orderNo: string): Promise<Sent[]> =>
  (
    await shop.deps.pool.query<{ payload: Sent }>(
      "select payload from outbox where payload->>'subject' like $1 and recipient = $2 order by id",
      [`%${orderNo}%`, CONTACT.email],
    )
  ).rows.map(({ payload }) => payload);
const buttonsOf = ({ html }: Sent) =>
  Array.from(html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g), ([, href = '', label]) => [
    label,
    new URL(href.replaceAll('&amp;', '&')).pathname,
  ]);
/** Gives a product so many branches. */
const openBranches = async (
  { productId, merchantId }: ShopProduct,
  count: number,
): Promise<void> => {
  const made = await shop.deps.db
    .insert(branches)
    .values(
      Array.from({ length: count }, (_, index) => ({
        merchantId,
        name: t(`Branch ${index + 1}`),
        address: t(`${index + 1} Shanghai Street`),
        districtId: 1,
        tel: '2111 2222',
        latitude: 22.3,
        longitude: 114.2,
        hours: [],
        sort: index,
      })),
    )
    .returning({ id: branches.id });
  await shop.deps.pool.query('update products set branch_ids = $2 where id = $1', [
    productId,
    made.map(({ id }) => id),
  ]);
};

test.each([
  ['en-US', /^Your voucher for /],
  ['zh-HK', /^「.*」電子券/],
])('an order that was made in %s is written of in it first', async (locale, subject) => {
  const product = await addProduct(shop.deps);
  const orderNo = await shop.order(product);
  await shop.call('PATCH', '/v2/client/orders/confirm', {
    as: shop.shopper,
    body: { orderNo, ...CONTACT },
    headers: { 'x-current-locale': locale },
  });
  await shop.pay(orderNo);
  await mailPaidOrders(shop.deps);
  expect((await lettersAbout(orderNo))[0]?.subject).toMatch(subject);
});

// Covers: ORD-027
test('a paid order is mailed once, with a link that opens it and nothing personal', async () => {
  const orderNo = await shop.buy(await addProduct(shop.deps));
  await Promise.all([mailPaidOrders(shop.deps), mailPaidOrders(shop.deps)]);
  await mailPaidOrders(shop.deps);
  const letters = await lettersAbout(orderNo);
  expect(letters).toHaveLength(1);
  const access = /access=(\S+)/.exec(letters[0]?.text ?? '')?.[1];
  expect(
    (await shop.call('GET', `/user/order/info/${orderNo}?access=${access}`)).data,
  ).toMatchObject({ orderNo, email: null, phone: null });
  expect((await shop.call('GET', `/user/order/info/${orderNo}?access=${access}x`)).status).toBe(
    401,
  );
});

test('sends each voucher’s number, validity and branches in both languages when paid', async () => {
  const product = await addProduct(shop.deps, { price: 50_000 });
  await openBranches(product, 5);
  const orderNo = await shop.buy(product, { quantity: 2 });
  await shop.deps.pool.query("update users set locale = 'en-US' where id = $1", [
    shop.shopper.userId,
  ]);
  await mailPaidOrders(shop.deps);
  const [letter] = await lettersAbout(orderNo);
  if (!letter) throw new Error('no letter');
  const { vouchers, productName, merchantName } = await shop.orderOf(orderNo);
  expect(letter.subject).toBe(`Your vouchers for ${productName.en_gb} (${orderNo})`);
  const said = [
    ...vouchers.map(({ voucherNo }: { voucherNo: string }) => groupedNumber(voucherNo)),
    productName.en_gb,
    merchantName.en_gb,
    '商戶',
    'Plan × 2',
    'HK$1,000',
    'Branch 3, 3 Shanghai Street',
    'and 2 more',
    'Branch 1店',
    '及另外2間',
    'show each QR code in this email',
    '請出示本電郵或電子券頁面的QR碼',
  ];
  for (const words of said)
    for (const form of [letter.text, letter.html]) expect(form).toContain(words);
  expect(Array.from(letter.html.matchAll(/src="cid:qr-([A-Z0-9-]+)"/g), ([, no]) => no)).toEqual(
    vouchers.map(({ voucherNo }: { voucherNo: string }) => voucherNo),
  );
  expect(letter.text).toMatch(/Use between: \d+ \w+ \d{4} → \d+ \w+ \d{4}[^]*—[^]*有效期：\d{4}年/);
  expect(buttonsOf(letter)).toEqual([
    ['Show vouchers', `/en-US/voucher/${orderNo}`],
    ['Receipt', `/en-US/receipt/${orderNo}`],
    ['出示電子券', `/zh-HK/voucher/${orderNo}`],
    ['查看收據', `/zh-HK/receipt/${orderNo}`],
  ]);
  await shop.deps.pool.query("update users set locale = 'zh-HK' where id = $1", [
    shop.shopper.userId,
  ]);
});

// Covers: PAY-022
test('attaches a calendar file when tickets are for a day, and none otherwise', async () => {
  const day = addDays(await shop.deps.clock.today(), 5);
  const dated = await addProduct(shop.deps, { kind: 'dated', days: { [day]: 3 } });
  await openBranches(dated, 1);
  const [ticket, voucher] = [
    await shop.buy(dated, { date: day, time: '10:00' }),
    await shop.buy(await addProduct(shop.deps)),
  ];
  await mailPaidOrders(shop.deps);
  expect((await lettersAbout(ticket))[0]?.calendars?.[0]).toMatch(
    new RegExp(
      `UID:${ticket}@tapnook[^]*DTSTART:${day.replaceAll('-', '')}T020000Z[^]*LOCATION:Branch ` +
        `1店，1 Shanghai Street店[^]*DESCRIPTION:Plan · ${ticket}`,
    ),
  );
  expect((await lettersAbout(voucher))[0]).not.toHaveProperty('calendars');
});

// Covers: PAY-022
test('cancels the calendar entry when all of a day is refunded, not when a part is', async () => {
  const day = addDays(await shop.deps.clock.today(), 5);
  const orderNo = await shop.buy(
    await addProduct(shop.deps, { kind: 'dated', merchantId: shop.merchantId, days: { [day]: 3 } }),
    { date: day, time: '10:00', quantity: 2 },
  );
  for (const { voucherNo } of (await shop.orderOf(orderNo)).vouchers)
    await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
      as: shop.merchant,
      body: { action: 'refund', voucherNos: [voucherNo] },
    });
  const [part, whole] = (await lettersAbout(orderNo)).filter(({ subject }) =>
    subject.includes('退款'),
  );
  expect(part).not.toHaveProperty('calendars');
  expect(part?.text).toMatch(/部分退款。[^]*has refunded a part of this order\./);
  expect(whole?.text).toMatch(/已為此訂單辦理退款。[^]*has refunded this order\./);
  expect(whole?.calendars?.[0]).toMatch(
    new RegExp(
      `UID:${orderNo}@tapnook[^]*STATUS:CANCELLED[^]*DTSTART:${day.replaceAll('-', '')}T020000Z`,
    ),
  );
});

test('names no branch in email or order when the product is delivered', async () => {
  const product = await addProduct(shop.deps);
  await openBranches(product, 2);
  await shop.deps.pool.query('update plans set needs_address = true where id = $1', [
    product.planId,
  ]);
  const orderNo = await shop.order(product);
  await shop.confirm(orderNo, { customerAddress: 'Flat B, 12/F, 8 Pei Ho Street' });
  await shop.pay(orderNo);
  await mailPaidOrders(shop.deps);
  const [letter] = await lettersAbout(orderNo);
  expect(letter?.text).toContain('Delivered to the address in your order');
  expect(letter?.text).toContain('送到訂單上的地址');
  expect(letter?.text).not.toMatch(/Shanghai Street|counter|出示QR碼/);
  expect((await shop.orderOf(orderNo)).branchStores).toMatchObject([
    { branchName: { en_gb: 'Delivered to the address in your order' }, tel: '2111 2222' },
  ]);
});

test('emails a pending notice first, then the vouchers, when the merchant confirms', async () => {
  const orderNo = await shop.buy(
    await addProduct(shop.deps, { confirm: true, merchantId: shop.merchantId }),
  );
  await mailPaidOrders(shop.deps);
  const [waiting, ...none] = await lettersAbout(orderNo);
  expect(none).toEqual([]);
  expect(waiting?.text).toMatch(/電子券將以電郵寄上[^]*confirms your order next/);
  expect(waiting && buttonsOf(waiting).map(([label]) => label)).toEqual(['查看收據', 'Receipt']);
  await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
    as: shop.merchant,
    body: { action: 'confirm' },
  });
  await mailPaidOrders(shop.deps);
  const [, vouchers, ...more] = await lettersAbout(orderNo);
  expect(more).toEqual([]);
  expect(vouchers?.text).toContain(
    groupedNumber((await shop.orderOf(orderNo)).vouchers[0].voucherNo),
  );
});

test('sends one email when confirmed before the first, and no vouchers when rejected', async () => {
  const product = await addProduct(shop.deps, { confirm: true, merchantId: shop.merchantId });
  const [taken, refused] = [await shop.buy(product), await shop.buy(product)];
  await shop.call('PATCH', `/v1/merchant/orders/${taken}`, {
    as: shop.merchant,
    body: { action: 'confirm' },
  });
  await shop.call('PATCH', `/v1/merchant/orders/${refused}`, {
    as: shop.merchant,
    body: { action: 'reject' },
  });
  await mailPaidOrders(shop.deps);
  expect((await lettersAbout(taken)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('電子券'),
  ]);
  const [told, ...more] = await lettersAbout(refused);
  expect([told?.subject, more]).toEqual([expect.stringContaining('退款'), []]);
  expect(told?.text).toMatch(/未能接受此訂單[^]*could not take this order\. All of it goes back/);
  expect(told && buttonsOf(told).map(([label]) => label)).toEqual(['查看收據', 'Receipt']);
});

// Covers: PAY-023
test('emails amount, coins, reason and destination once for each refund', async () => {
  const orderNo = await shop.buy(
    await addProduct(shop.deps, { price: 50_000, merchantId: shop.merchantId }),
    { quantity: 2 },
  );
  const [first] = (await shop.orderOf(orderNo)).vouchers;
  const refund = (body: object) =>
    shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
      as: shop.merchant,
      body: { action: 'refund', ...body },
    });
  await Promise.all([
    refund({ voucherNos: [first.voucherNo], reason: 'Typhoon <b>8</b>' }),
    refund({ voucherNos: [first.voucherNo], reason: 'Typhoon <b>8</b>' }),
  ]);
  const letters = await lettersAbout(orderNo);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toMatch(
    /Refunded: HK\$500\n[^]*Reason: Typhoon <b>8<\/b>[^]*Voucher 1 of 2: [^]*3 to 5 working days/,
  );
  expect(letters[0]?.text).not.toMatch(/Voucher 2 of 2|Coins|即時退回|booked with/);
  expect(letters[0]?.html).not.toContain('<b>8</b>');
  await refund({});
  expect(
    (await lettersAbout(orderNo)).map(({ text }) => /Refunded: (\S+)/.exec(text)?.[1]),
  ).toEqual(['HK$500', 'HK$500']);
});

test('states the refunded uses in the email and the times of refunds in the order', async () => {
  const orderNo = await shop.buy(
    await addProduct(shop.deps, { usageLimit: 6, merchantId: shop.merchantId }),
    { quantity: 2 },
  );
  const [used, kept] = (await shop.orderOf(orderNo)).vouchers.map(
    ({ voucherNo }: { voucherNo: string }) => voucherNo,
  );
  await shop.call('POST', '/v1/merchant/vouchers/redeem', {
    as: shop.merchant,
    body: { voucherNo: used },
  });
  const refund = (voucherNo: string) =>
    shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
      as: shop.merchant,
      body: { action: 'refund', voucherNos: [voucherNo] },
    });
  await refund(used);
  const { vouchers } = await shop.orderOf(orderNo);
  expect(vouchers).toMatchObject([
    { refundedAt: expect.stringMatching(/Z$/), usedCount: 1, usageLimit: 6 },
    { usedCount: 0 },
  ]);
  expect(vouchers[1]).not.toHaveProperty('refundedAt');
  await refund(kept);
  const [partly, whole] = await lettersAbout(orderNo);
  expect(partly?.text).toMatch(
    /第1張電子券：.+ · 退還6次中的5次\n[^]*Voucher 1 of 2: .+ · 5 of 6 uses refunded\n/,
  );
  expect(whole?.text).not.toMatch(/uses|次中/);
});

test('omits card wording but names ended bookings and coins if refunding to a wallet', async () => {
  const day = addDays(await shop.deps.clock.today(), 5);
  const orderNo = await shop.buy(
    await addProduct(shop.deps, {
      kind: 'limited',
      merchantId: shop.merchantId,
      days: { [day]: 3 },
    }),
  );
  await shop.deps.pool.query(
    `update payment_attempts set method = 'alipay_hk'
      where order_id = (select id from orders where order_no = $1)`,
    [orderNo],
  );
  await shop.call('POST', '/client/booking', {
    as: shop.shopper,
    body: { orderNo, date: day, time: '10:00', bookingNum: 1, customerName: 'Chan Ka Yan' },
  });
  await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
    as: shop.merchant,
    body: { action: 'refund' },
  });
  const text =
    (await lettersAbout(orderNo))
      .map((letter) => letter.text)
      .find((one) => one.includes('Refunded:')) ?? '';
  expect(text).toContain('booked with a refunded voucher is cancelled');
  expect(text).not.toMatch(/cards|信用卡|Coins/);
});

// Covers: PAY-024
test('emails once when a late payment is refunded automatically', async () => {
  const orderNo = await shop.buy(await addProduct(shop.deps, { price: 50_000 }));
  await shop.deps.pool.query(
    `insert into refunds (attempt_id, order_id, amount, reason, once_key)
      select a.id, o.id, 50000, 'late', 'late:' || a.id from payment_attempts a
      join orders o on o.id = a.order_id where o.order_no = $1`,
    [orderNo],
  );
  await Promise.all([mailLateRefunds(shop.deps), mailLateRefunds(shop.deps)]);
  expect(await mailLateRefunds(shop.deps)).toBe(0);
  const letters = await lettersAbout(orderNo);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toMatch(/將全數退回[^]*no longer due[^]*Refunded: HK\$500\n/);
});
