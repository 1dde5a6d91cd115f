import { expect, test } from '@jest/globals';
import { addDays, formatDay, groupedNumber } from '@tapnook/kernel';
import { contentsOf, pagesOf } from '../../../test/pdf-text.ts';
import { addProduct, useShop } from '../../../test/shop.ts';
import { expirePeriods } from '../order-lifecycle/order-expiry.service.ts';
import type { OrderView } from '../orders/order.types.ts';
import { voucherDocument } from './voucher-document.ts';

const shop = useShop();
const exported = async (orderNo: string): Promise<{ pdf: Buffer; fileName: string }> => {
  const { data } = await shop.call('GET', `/user/order/export/voucher/${orderNo}`, {
    as: shop.shopper,
    headers: { 'x-current-locale': 'en-US' },
  });
  return { pdf: Buffer.from(data.content, 'base64'), fileName: data.fileName };
};
/** The first page for an order, its lines in one. */
const firstPage = async (
  order: OrderView,
  today: string,
  locale: 'en-US' | 'zh-HK',
): Promise<string> =>
  pagesOf(await voucherDocument(order, today, locale))[0]?.replaceAll('\n', ' ') ?? '';
const boughtOrder = async (): Promise<OrderView> =>
  (await shop.orderOf(await shop.buy(await addProduct(shop.deps)))) as OrderView;
const INVITATION = /Show this number|請向店員出示/;

// Covers: ORD-010
test('vouchers are exported as a PDF in the reader’s language, one on each page', async () => {
  const orderNo = await shop.buy(await addProduct(shop.deps), { quantity: 2 });
  const { pdf, fileName } = await exported(orderNo);
  expect(fileName).toBe(`${orderNo}.pdf`);
  expect(pdf.toString('latin1')).toMatch(/^%PDF-1\.7[^]*\/Lang \(en-US\)/);
  const order = await shop.orderOf(orderNo);
  const pages = pagesOf(pdf);
  expect(pages).toHaveLength(2);
  order.vouchers.forEach(({ voucherNo }: { voucherNo: string }, index: number) =>
    expect(pages[index]).toContain(groupedNumber(voucherNo)),
  );
  for (const page of pages) expect(page).toMatch(INVITATION);
  for (const secret of ['@', order.phone, order.lastName])
    for (const page of pages) expect(page).not.toContain(secret);
});

test('the PDF names the chosen option, and says while a day must still be picked', async () => {
  const day = addDays(await shop.deps.clock.today(), 5);
  const product = await addProduct(shop.deps, { kind: 'limited', days: { [day]: 3 } });
  const {
    rows: [group],
  } = await shop.deps.pool.query(
    `insert into option_groups (plan_id, name, display, sort)
      values ($1, '{"en_gb":"Table","zh_hk":"座位"}', 'chips', 1) returning id`,
    [product.planId],
  );
  const {
    rows: [field],
  } = await shop.deps.pool.query(
    `insert into option_fields (group_id, name, sort)
      values ($1, '{"en_gb":"Window","zh_hk":"窗邊"}', 1) returning id`,
    [group.id],
  );
  const orderNo = await shop.buy(product, { quantity: 2, fieldIds: [String(field.id)] });
  await shop.call('POST', '/client/booking', {
    as: shop.shopper,
    body: { orderNo, date: day, time: '10:00', bookingNum: 1, customerName: 'Chan Ka Yan' },
  });
  const [booked, open] = pagesOf((await exported(orderNo)).pdf);
  for (const page of [booked, open]) expect(page).toContain('Plan · Window');
  expect([booked, open].map((page) => page?.includes('Pick a day before you go'))).toEqual([
    false,
    true,
  ]);
});

// Covers: ORD-010
test('marks a booked day that passed unused and prints the voucher’s period', async () => {
  const order = await boughtOrder();
  const booked = {
    ...order,
    vouchers: order.vouchers.map((voucher) => ({
      ...voucher,
      bookingDate: '2026-11-19',
      bookingTime: '12:00',
      startExchangeTime: '2026-11-01T02:00:00.000Z',
      endExchangeTime: '2027-04-12T16:00:00.000Z',
    })),
  };
  expect(await firstPage(booked, '2026-11-19', 'en-US')).toContain('When 19 Nov 2026 12:00');
  const missed = await firstPage(booked, '2026-11-20', 'en-US');
  expect(missed).toContain('When Not used on 19 Nov 2026 Use between 1 Nov 2026 → 12 Apr 2027');
  expect(missed).not.toContain('12:00');
  expect(missed).toMatch(INVITATION);
  expect(await firstPage(booked, '2026-11-20', 'zh-HK')).toContain(
    '2026年11月19日未有使用 有效期 2026年11月1日 → 2027年4月12日',
  );
});

// Covers: ORD-010
test('prints owner, validity and use, and no counter when the product is delivered', async () => {
  const order = await boughtOrder();
  const merchantName = { en_gb: 'Ribbon Kitchen', zh_hk: '拾角廚房' };
  const planInfo = {
    ...order.planInfo,
    howToUse: {
      en_gb: 'One scan for each person.\nStaff scan it at the gate.',
      zh_hk: '一人一掃。',
    },
  };
  const page = await firstPage({ ...order, merchantName, planInfo }, '2026-11-20', 'en-US');
  expect(page).toMatch(
    new RegExp(
      'Merchant Ribbon Kitchen Use between \\d+ \\w+ \\d{4} → \\d+ \\w+ \\d{4} ' +
        'How to use One scan for each person. Staff scan it at the gate.',
    ),
  );
  expect(page).toMatch(INVITATION);
  expect(
    await firstPage(
      {
        ...order,
        planInfo: {
          ...planInfo,
          customerAddressOption: { required: true, display: true, prefix: null },
        },
      },
      '2026-11-20',
      'en-US',
    ),
  ).not.toMatch(INVITATION);
});

// Covers: ORD-010
test('makes the same bytes on the same day, with a font subset and a title', async () => {
  const order = {
    ...(await boughtOrder()),
    productName: { en_gb: 'Lunch／dinner', zh_hk: '午市・晚市' },
  };
  const [pdf, again] = [
    await voucherDocument(order, '2026-11-20', 'zh-HK'),
    await voucherDocument(order, '2026-11-20', 'zh-HK'),
  ];
  expect(pdf.equals(again)).toBe(true);
  expect(pdf.length).toBeLessThan(60_000);
  expect(pdf.toString('latin1')).toMatch(/\/FontFile2 \d+ 0 R/);
  expect(pdf.toString('latin1')).toMatch(/\/Title \d+ 0 R/);
  expect(pagesOf(pdf)[0]).toContain('午市·晚市');
});

// Covers: ORD-010
test('crosses out a redeemed, expired or refunded voucher in both languages', async () => {
  const product = await addProduct(shop.deps, {
    merchantId: shop.merchantId,
    validForDays: 1,
    usageLimit: 2,
  });
  const orderNo = await shop.buy(product, { quantity: 4 });
  const [used, partly, back] = (await shop.orderOf(orderNo)).vouchers.map(
    ({ voucherNo }: { voucherNo: string }) => voucherNo,
  );
  const redeem = (voucherNo: string) =>
    shop.call('POST', '/v1/merchant/vouchers/redeem', { as: shop.merchant, body: { voucherNo } });
  for (const voucherNo of [used, used, partly]) await redeem(voucherNo);
  await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
    as: shop.merchant,
    body: { action: 'refund', voucherNos: [back] },
  });
  const before = pagesOf((await exported(orderNo)).pdf);
  expect(before[1]).toMatch(INVITATION);
  expect(before[1]).toContain('1 of 2 used');
  await shop.moveClock('3 days');
  await expirePeriods(shop.deps.db);
  const { pdf } = await exported(orderNo);
  const today = await shop.deps.pool
    .query<{ day: string }>(
      'select hk_day(redeemed_at)::text as day from vouchers where voucher_no = $1',
      [used],
    )
    .then(({ rows }) => rows[0]?.day ?? '');
  const [redeemed = '', expiredPartly = '', refunded = '', expired = ''] = pagesOf(pdf);
  for (const locale of ['en-US', 'zh-HK'] as const)
    expect(redeemed).toContain(formatDay(today, locale));
  expect([redeemed, expiredPartly, refunded, expired]).toEqual([
    expect.stringMatching(/Redeemed on/),
    expect.stringMatching(/Expired on .*, used 1 of 2 times/),
    expect.stringMatching(/Refunded, no longer valid/),
    expect.stringMatching(/Expired on \d/),
  ]);
  expect([redeemed, expiredPartly, refunded, expired]).toEqual([
    expect.stringMatching(/已於.*使用，不能再用/),
    expect.stringMatching(/過期，曾使用1\/2次/),
    expect.stringMatching(/已退款，不能使用/),
    expect.stringMatching(/已於.*過期/),
  ]);
  for (const page of pagesOf(pdf)) expect(page).not.toMatch(INVITATION);
  for (const content of contentsOf(pdf)) expect(content.match(/ l\n2 w\n/g)).toHaveLength(1);
});

test('a voucher that was refunded in part says how much of it was used', async () => {
  const order = await boughtOrder();
  const page = await firstPage(
    {
      ...order,
      vouchers: order.vouchers.map((voucher) => ({
        ...voucher,
        status: 'invalid',
        usedCount: 2,
        usageLimit: 10,
      })),
    },
    '2026-11-20',
    'en-US',
  );
  expect(page).toMatch(/Refunded, used 2 of 10 times/);
  expect(page).toMatch(/已退款，曾使用2\/10次/);
});

// Covers: ORD-010
test('words are wrapped whole, and a voucher with some branches has one page', async () => {
  const name =
    'An uncommonly long evening with the Hong Kong Chamber Orchestra and supper at the ' +
    'Kowloon Canton Railway Clock Tower';
  const branch = {
    branchId: '1',
    branchName: { en_gb: 'Pei Ho Street branch', zh_hk: '北河街分店' },
    address: { en_gb: '8 Pei Ho Street, Sham Shui Po', zh_hk: '深水埗北河街8號' },
    districtName: null,
    tel: null,
    mapLocation: null,
  };
  const pages = pagesOf(
    await voucherDocument(
      {
        ...(await boughtOrder()),
        productName: { en_gb: name, zh_hk: name },
        branchStores: Array.from({ length: 12 }, () => branch),
      },
      '2026-11-20',
      'en-US',
    ),
  );
  expect(pages).toHaveLength(1);
  const lines = pages[0]?.split('\n').filter((line) => line !== '' && name.includes(line)) ?? [];
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe(name);
});

// Covers: ORD-010
test('every branch is listed, over as many pages as they need, and none is torn', async () => {
  const branchStores = Array.from({ length: 60 }, (_, index) => ({
    branchId: String(index),
    branchName: { en_gb: `Branch ${index + 1}`, zh_hk: `第${index + 1}分店` },
    address: { en_gb: `${index + 1} Shanghai Street`, zh_hk: `上海街${index + 1}號` },
    districtName: null,
    tel: null,
    mapLocation: null,
  }));
  const pages = pagesOf(
    await voucherDocument({ ...(await boughtOrder()), branchStores }, '2026-11-20', 'en-US'),
  );
  expect(pages).toHaveLength(2);
  for (const page of pages) expect(page).toContain('Voucher 1 of 1');
  const words = pages.map((page) => page.split('\n'));
  for (const { branchName, address } of branchStores)
    expect(
      words.filter((lines) => lines.includes(branchName.en_gb) && lines.includes(address.en_gb)),
    ).toHaveLength(1);
});
