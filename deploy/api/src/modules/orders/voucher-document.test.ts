import { expect, test } from '@jest/globals';
import { addDays, formatDay, groupedNumber } from '@tapnook/kernel';
import { addProduct, useShop } from '../../../test/shop.ts';
import { sweepPeriods } from './sweeps.service.ts';
import type { OrderView } from './order.types.ts';
import { voucherDocument } from './voucher-document.ts';

const shop = useShop();
const wordsOf = (pdf: string): string[] => Array.from(pdf.matchAll(/<([0-9A-F]+)> Tj/g), ([, hex]) => Buffer.from(hex ?? '', 'hex').swap16().toString('utf16le'));
/** The text of each page. */
const pagesOf = (pdf: string): string[] => Array.from(pdf.matchAll(/stream\n([^]*?)\nendstream/g), ([, content]) => wordsOf(content ?? '').join('\n'));
const exported = async (orderNo: string): Promise<{ pdf: string; fileName: string }> => {
  const { data } = await shop.call('GET', `/user/order/export/voucher/${orderNo}`, { as: shop.shopper, headers: { 'accept-language': 'en-US' } });
  return { pdf: Buffer.from(data.content, 'base64').toString('latin1'), fileName: data.fileName };
};
const INVITATION = /Show this number|請向店員出示/;

test('vouchers are exported as a PDF in the reader’s language', async () => {
  const orderNo = await shop.buy(await addProduct(shop.deps), { quantity: 2 });
  const { pdf, fileName } = await exported(orderNo);
  expect(fileName).toBe(`${orderNo}.pdf`);
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  const order = await shop.orderOf(orderNo);
  const pages = pagesOf(pdf);
  expect(pages).toHaveLength(2);
  order.vouchers.forEach(({ voucherNo }: { voucherNo: string }, index: number) => expect(pages[index]).toContain(groupedNumber(voucherNo)));
  for (const page of pages) expect(page).toMatch(INVITATION);
  expect(wordsOf(pdf).some((line) => line.includes('@') || line.includes(order.phone))).toBe(false);
});

test('the PDF names the chosen option, and says while a day must still be picked', async () => {
  const day = addDays(await shop.deps.clock.today(), 5);
  const product = await addProduct(shop.deps, { kind: 'limited', days: { [day]: 3 } });
  const { rows: [group] } = await shop.deps.pool.query(`insert into option_groups (plan_id, name, display, sort) values ($1, '{"en_gb":"Table","zh_hk":"座位"}', 'chips', 1) returning id`, [product.planId]);
  const { rows: [field] } = await shop.deps.pool.query(`insert into option_fields (group_id, name, sort) values ($1, '{"en_gb":"Window","zh_hk":"窗邊"}', 1) returning id`, [group.id]);
  const orderNo = await shop.buy(product, { quantity: 2, fieldIds: [String(field.id)] });
  await shop.call('POST', '/client/booking', { as: shop.shopper, body: { orderNo, date: day, time: '10:00', bookingNum: 1, customerName: 'Chan Ka Yan' } });
  const [booked, open] = pagesOf((await exported(orderNo)).pdf);
  for (const page of [booked, open]) expect(page).toContain('Plan · 窗邊');
  expect([booked, open].map((page) => page?.includes('請先預約日期'))).toEqual([false, true]);
});

test('a booked day that passed unused is told as such, with the end of the voucher, which is still to be shown', async () => {
  const order = await shop.orderOf(await shop.buy(await addProduct(shop.deps))) as OrderView;
  const booked = { ...order, vouchers: order.vouchers.map((voucher) => ({ ...voucher, bookingDate: '2026-11-19', bookingTime: '12:00', endExchangeTime: '2027-04-12T16:00:00.000Z' })) };
  const page = (today: string, locale: 'en-US' | 'zh-HK'): string => pagesOf(voucherDocument(booked, today, locale).toString('latin1'))[0] ?? '';
  expect(page('2026-11-19', 'en-US')).toContain('19 Nov 2026 12:00');
  expect(page('2026-11-20', 'en-US')).toContain('Not used on 19 Nov 2026 · Valid until 12 Apr 2027');
  expect(page('2026-11-20', 'zh-HK')).toContain('2026年11月19日未有使用 · 有效期至2027年4月12日');
  expect(page('2026-11-20', 'en-US')).not.toContain('12:00');
  expect(page('2026-11-20', 'en-US')).toMatch(INVITATION);
});

test('a voucher that was redeemed, has expired or was refunded says so in both languages, crossed out, and invites nobody to show it', async () => {
  const product = await addProduct(shop.deps, { merchantId: shop.merchantId, validForDays: 1, usageLimit: 2 });
  const orderNo = await shop.buy(product, { quantity: 4 });
  const [used, partly, back] = (await shop.orderOf(orderNo)).vouchers.map(({ voucherNo }: { voucherNo: string }) => voucherNo);
  const redeem = (voucherNo: string) => shop.call('POST', '/v1/merchant/vouchers/redeem', { as: shop.merchant, body: { voucherNo } });
  for (const voucherNo of [used, used, partly]) await redeem(voucherNo);
  await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, { as: shop.merchant, body: { action: 'refund', voucherNos: [back] } });
  const before = pagesOf((await exported(orderNo)).pdf);
  expect(before[1]).toMatch(INVITATION);
  expect(before[1]).toMatch(/1 of 2 uses|已用1／2次/);
  await shop.moveClock('3 days');
  await sweepPeriods(shop.deps.db);
  const { pdf } = await exported(orderNo);
  const today = await shop.deps.pool.query<{ day: string }>("select hk_day(redeemed_at)::text as day from vouchers where voucher_no = $1", [used]).then(({ rows }) => rows[0]?.day ?? '');
  const [redeemed = '', expiredPartly = '', refunded = '', expired = ''] = pagesOf(pdf);
  for (const locale of ['en-US', 'zh-HK'] as const) expect(redeemed).toContain(formatDay(today, locale));
  expect([redeemed, expiredPartly, refunded, expired]).toEqual([
    expect.stringMatching(/Redeemed on/), expect.stringMatching(/Expired on .*, used 1 of 2 times/), expect.stringMatching(/Refunded, no longer valid/), expect.stringMatching(/Expired on \d/),
  ]);
  expect([redeemed, expiredPartly, refunded, expired]).toEqual([expect.stringMatching(/已於.*使用，不能再用/), expect.stringMatching(/過期，曾使用1／2次/), expect.stringMatching(/已退款，不能使用/), expect.stringMatching(/已於.*過期/)]);
  for (const page of pagesOf(pdf)) expect(page).not.toMatch(INVITATION);
  expect(pdf.match(/ l S\b/g)).toHaveLength(4);
});

test('a voucher that was refunded in part says how much of it was used', async () => {
  const order = await shop.orderOf(await shop.buy(await addProduct(shop.deps))) as OrderView;
  const [page] = pagesOf(voucherDocument({ ...order, vouchers: order.vouchers.map((voucher) => ({ ...voucher, status: 'invalid', usedCount: 2, usageLimit: 10 })) }, '2026-11-20', 'en-US').toString('latin1'));
  expect(page).toMatch(/Refunded, used 2 of 10 times/);
  expect(page).toMatch(/已退款，曾使用2／10次/);
});

test('every branch is listed, over as many pages as they need', async () => {
  const order = await shop.orderOf(await shop.buy(await addProduct(shop.deps))) as OrderView;
  const branchStores = Array.from({ length: 40 }, (_, index) => ({
    branchId: String(index), branchName: { en_gb: `Branch ${index + 1}`, zh_hk: `第${index + 1}分店` }, address: { en_gb: `${index + 1} Shanghai Street`, zh_hk: `上海街${index + 1}號` }, districtName: null, tel: null, mapLocation: null,
  }));
  const pages = pagesOf(voucherDocument({ ...order, branchStores }, '2026-11-20', 'en-US').toString('latin1'));
  expect(pages.length).toBeGreaterThan(1);
  const words = pages.join('\n').split('\n');
  for (const { branchName, address } of branchStores) expect(words).toEqual(expect.arrayContaining([branchName.en_gb, address.en_gb]));
});
