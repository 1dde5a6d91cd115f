import { describe, expect, it, test } from '@jest/globals';
import { paidOrder, voucher } from '../../../dev/order.fixture.ts';
import { refundOf, refundsOf, type TimelineEvents } from './refunds.ts';

const event = (id: string, name: string, amount: number): TimelineEvents[number] => ({
  id,
  at: `2026-11-2${id}T10:00:00.000Z`,
  kind: 'refund',
  event: name,
  voucherNo: null,
  title: { en_gb: name, zh_hk: name },
  amount,
  coins: null,
});

describe('refundsOf', () => {
  it('leaves out a refund that failed, until it is sent again', () => {
    const decided = [event('1', 'refund_decided', 900), event('2', 'refund_decided', 100)];
    const failed = [...decided, event('3', 'refund_failed', 900)];
    expect(refundsOf(failed).map(({ id }) => id)).toEqual(['2']);
    const again = [...failed, event('4', 'refund_sent_again', 900)];
    expect(refundsOf(again).map(({ amount }) => amount)).toEqual([100, 900]);
  });
});

test('of two equal refunds only the one that failed brought nothing back', () => {
  const vouchers = [
    voucher(1, { status: 'invalid', isUnreturned: true }),
    voucher(2, { status: 'invalid' }),
  ];
  const events = [
    ...vouchers.flatMap(({ voucherNo }, index) => [
      { ...event(String(index), 'voucher_refunded', 0), voucherNo },
      event(String(index), 'refund_decided', 900),
    ]),
    event('3', 'refund_failed', 900),
  ];
  const order = paidOrder({ vouchers });
  expect(vouchers.map((one) => refundOf(order, one, events).amount)).toEqual([undefined, 900]);
});
