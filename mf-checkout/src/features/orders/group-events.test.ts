import { expect, test } from '@jest/globals';
import { groupEvents, type TimelineEvent } from './group-events.ts';

const event = (
  id: string,
  name: string,
  voucherNo: string | null,
  at = '2026-11-20T09:55:01.000Z',
): TimelineEvent => ({
  id,
  at,
  kind: 'voucher',
  event: name,
  voucherNo,
  title: { en_gb: name, zh_hk: name },
  amount: null,
  coins: null,
});

test('joins what happened to several vouchers in the same minute, and nothing else', () => {
  const groups = groupEvents([
    event('1', 'paid', null),
    event('2', 'issued', 'A'),
    event('3', 'issued', 'B'),
    event('4', 'redeemed', 'A'),
    event('5', 'redeemed', 'B', '2026-11-21T09:55:01.000Z'),
  ]);
  expect(groups.map(({ first, voucherNos }) => [first.id, voucherNos])).toEqual([
    ['1', []],
    ['2', ['A', 'B']],
    ['4', ['A']],
    ['5', ['B']],
  ]);
});
