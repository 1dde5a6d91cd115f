import { expect, test } from '@jest/globals';
import type { LocalisedText } from '@tapnook/contracts';
import type { Words } from '@tapnook/platform';
import { paidOrder, voucher } from '../../../dev/order.fixture.ts';
import { netPaid, refundOf, refundsOf, type TimelineEvents } from '../../shared/model/refunds.ts';
import { receiptIssue, receiptLines, receiptNumber } from './receipt-lines.ts';

const words = {
  t: (key) => key,
  locale: 'en-US',
  text: (value: LocalisedText | null | undefined) => value?.en_gb ?? '',
} satisfies Words;
const cents = (amount: string): number =>
  Number(amount.replace(/[,−]/g, '')) * (amount.startsWith('−') ? -1 : 1);
const order = paidOrder({
  additions: [
    {
      id: '1',
      name: { en_gb: 'Gift box', zh_hk: '禮盒' },
      options: [{ id: '11', name: { en_gb: 'Gift box', zh_hk: '禮盒' }, quantity: 1, price: 3800 }],
    },
  ],
  totalAmount: 99_800,
  discountCode: 'APP15',
  discountAmount: 1500,
  usedTapCoin: 200,
  tapCoinDiscountAmount: 2000,
  paymentAmount: 96_300,
});
const refund = (amount: number) => ({
  id: '9',
  at: '2026-11-25T02:00:00.000Z',
  kind: 'refund' as const,
  event: 'refund_decided',
  voucherNo: null,
  title: { en_gb: 'Refunded', zh_hk: '已退款' },
  amount,
  coins: 100,
});

// Covers: RTE-020
test('the lines above "paid" add up to what was paid', () => {
  const lines = receiptLines(order, [], words);
  const paid = lines.findIndex((line) => line.id === 'paid');
  expect(lines.slice(0, paid).reduce((sum, line) => sum + cents(line.amount), 0)).toBe(963);
  expect(lines[paid]?.amount).toBe('963');
});

test('what was bought is named with its chosen option', () => {
  expect(receiptLines(order, [], words)[0]?.detail).toContain(
    'One piece, wheel-thrown · Ferry green',
  );
});

test('a dearer day is a line of its own, and so is what went back of it', () => {
  const changed = {
    ...order,
    changePayments: [
      {
        orderNo: 'TN2611-CHANGE',
        paidAt: '2026-11-21T02:00:00.000Z',
        amount: 16_000,
        refundedAmount: 16_000,
      },
    ],
  };
  const lines = receiptLines(changed, [], words);
  expect(lines.slice(-2)).toEqual([
    {
      id: 'TN2611-CHANGE',
      lead: 'sum.changed',
      title: '21 Nov 2026 10:00',
      total: true,
      amount: '160',
    },
    { id: 'TN2611-CHANGE-back', title: 'receipt.changeBack', amount: '−160' },
  ]);
  expect(netPaid(changed)).toBe(96_300);
  expect(receiptIssue(changed, [])).toEqual({ replaced: 2, issued: '2026-11-21T02:00:00.000Z' });
});

test('refunds are listed one by one, or as one sum when their story is not known', () => {
  const refunded = { ...order, refundedAmount: 48_000 };
  expect(receiptLines(refunded, [refund(48_000)], words).at(-1)).toMatchObject({
    title: 'receipt.refundedAtdetail.commaVisa\u00a0••••\u00a04242',
    amount: '−480',
    detail: 'receipt.coinsBack',
  });
  expect(receiptLines(refunded, [], words).at(-1)).toEqual({
    id: 'refund',
    title: 'receipt.refundeddetail.commaVisa\u00a0••••\u00a04242',
    amount: '−480',
  });
});

// Covers: RTE-020
test('lists a refund with its vouchers, their number, the method and the coins', () => {
  const story = (id: string, event: string, more: object) => ({
    ...refund(0),
    id,
    event,
    amount: null,
    coins: null,
    ...more,
  });
  const events = [
    story('1', 'voucher_refunded', { voucherNo: voucher(2).voucherNo }),
    story('2', 'refund_decided', { amount: 48_000, coins: 1000, at: '2026-11-25T01:57:00.000Z' }),
    story('3', 'refund_succeeded', { amount: 48_000, at: '2026-11-25T02:00:00.000Z' }),
  ];
  const said = {
    ...words,
    t: ((key: string, values: Record<string, string> = {}) =>
      key === 'detail.comma' ? ', ' : [key, ...Object.values(values)].join(' ')) as Words['t'],
  };
  expect(receiptLines({ ...order, refundedAmount: 48_000 }, events, said).at(-1)).toEqual({
    id: '2',
    title: 'receipt.refundedAt 25 Nov 2026 09:57, receipt.voucher 1 2, Visa\u00a0••••\u00a04242',
    quantity: 1,
    detail: 'receipt.coinsBack 1,000',
    amount: '−480',
  });
});

test('a refund of vouchers that were used in part says for how many uses', () => {
  const of = (voucherNo: string) => ({
    ...refund(0),
    id: voucherNo,
    event: 'voucher_refunded',
    amount: null,
    coins: null,
    voucherNo,
  });
  const said = {
    ...words,
    t: ((key: string, values: Record<string, string> = {}) =>
      [key, ...Object.values(values)].join(' ')) as Words['t'],
  };
  const vouchers = [voucher(1, { usedCount: 1, usageLimit: 6 }), voucher(2, { usageLimit: 6 })];
  const detail = (...refunded: string[]) =>
    receiptLines(
      { ...order, vouchers, refundedAmount: 40_000 },
      [...refunded.map(of), { ...refund(40_000), coins: null }],
      said,
    ).at(-1)?.detail;
  expect([
    detail(voucher(1).voucherNo),
    detail(voucher(2).voucherNo),
    detail(voucher(1).voucherNo, voucher(2).voucherNo),
  ]).toEqual(['receipt.usesBack 5 6', undefined, 'receipt.usesBack 11 12']);
});

test('each refund keeps its own vouchers; a late payment sent back is none of the order’s', () => {
  const story = (id: string, event: string, voucherNo: string | null, amount: number | null) => ({
    ...refund(0),
    id,
    event,
    amount,
    coins: null,
    voucherNo,
  });
  const events = [
    story('1', 'voucher_refunded', 'A', null),
    story('2', 'refund_decided', null, 500),
    story('3', 'voucher_refunded', 'B', null),
    story('4', 'voucher_refunded', 'C', null),
    story('5', 'refund_decided', null, 500),
    story('6', 'refund_succeeded', null, 500),
    story('7', 'refund_late', null, 900),
    story('8', 'refund_succeeded', null, 900),
  ];
  expect(refundsOf(events).map(({ id, voucherNos }) => [id, voucherNos])).toEqual([
    ['2', ['A']],
    ['5', ['B', 'C']],
  ]);
});

test('an identity number, a telephone or an address is on no line', () => {
  expect(
    JSON.stringify(
      receiptLines({ ...order, idCardNo: 'A12****(*)', customerAddress: 'Flat 3B' }, [], words),
    ),
  ).not.toMatch(/A12|61234567|Flat 3B/);
});

test('each refund makes a receipt with a number of its own', () => {
  expect([receiptNumber('TN2609-18802', 0), receiptNumber('TN2609-18802', 1)]).toEqual([
    'R-2609-18802',
    'R-2609-18802-2',
  ]);
});

test('splits a joint refund by unused uses, adding up to its amount', () => {
  const event = (id: string, name: string, more: object) =>
    ({
      id,
      at: '2026-11-16T04:00:00.000Z',
      kind: 'voucher',
      event: name,
      voucherNo: null,
      title: { en_gb: '', zh_hk: '' },
      amount: null,
      coins: null,
      ...more,
    }) as TimelineEvents[number];
  const back = [1, 2, 3].map((index) =>
    voucher(index, { status: 'invalid', usageLimit: 2, usedCount: index === 3 ? 1 : 0 }),
  );
  const events = [
    ...back.map(({ voucherNo }, index) => event(String(index), 'voucher_refunded', { voucherNo })),
    event('9', 'refund_decided', { amount: 50_100 }),
  ];
  expect(back.map((one) => refundOf(paidOrder({ vouchers: back }), one, events).amount)).toEqual([
    20_000, 20_100, 10_000,
  ]);
});
