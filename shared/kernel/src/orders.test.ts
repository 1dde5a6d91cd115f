import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  ATTEMPT_EDGES,
  BOOKING_EDGES,
  bookStatusOf,
  mayBecome,
  ORDER_EDGES,
  orderStateOf,
  statesBefore,
  VOUCHER_EDGES,
  type VoucherState,
} from './orders.ts';

const U = 'requires_redeemed',
  R = 'redeemed',
  E = 'expired_and_unredeemed',
  I = 'invalid',
  EI = 'expired_and_invalid',
  ER = 'expired_and_redeemed';

// Covers: STA-005, STA-033, STA-034, STA-035, STA-036, STA-037, STA-038, STA-039
describe('the state of an order is a function of its vouchers', () => {
  test.each<[readonly VoucherState[], string, string]>([
    [[U], 'requires_redeemed', 'TBR'],
    [[U, I], 'requires_redeemed', 'TBR'],
    [[U, E], 'requires_redeemed', 'TBR'],
    [[U, R], 'partial_redeemed', 'PTR'],
    [[U, ER], 'partial_redeemed', 'PTR'],
    [[R, R], 'all_redeemed', 'COM'],
    [[R, I], 'all_redeemed', 'COM'],
    [[R, E], 'partial_redeemed_and_rest_expired', 'COM'],
    [[ER], 'all_redeemed', 'COM'],
    [[E, E], 'expired', 'EXP'],
    [[E, I], 'expired_and_invalid', 'EXP'],
    [[EI], 'expired_and_invalid', 'EXP'],
    [[E, EI], 'expired_and_invalid', 'EXP'],
    [[I, I], 'invalid', 'INV'],
  ])('%j is %s (%s)', (vouchers, state, code) => {
    expect(orderStateOf(vouchers)).toEqual({ state, code });
  });

  // Covers: STA-006
  test('no allowed step of a voucher moves an order along an edge that does not exist', () => {
    const state = fc.constantFrom<VoucherState>(...(Object.keys(VOUCHER_EDGES) as VoucherState[]));
    fc.assert(
      fc.property(
        fc.array(state, { minLength: 1, maxLength: 5 }),
        fc.nat(),
        state,
        (vouchers, at, next) => {
          const index = at % vouchers.length;
          const from = vouchers[index];
          if (!from || !mayBecome(VOUCHER_EDGES, from, next)) return;
          const before = orderStateOf(vouchers).code;
          const after = orderStateOf(vouchers.with(index, next)).code;
          expect(before === after || mayBecome(ORDER_EDGES, before, after)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

test('what can lead to a state is read from the table of edges', () => {
  expect(statesBefore(ATTEMPT_EDGES, 'refunded')).toEqual(['succeeded', 'captured']);
  expect(statesBefore(BOOKING_EDGES, 'completed')).toEqual(['booked']);
  expect(mayBecome(ATTEMPT_EDGES, 'canceled', 'succeeded')).toBe(false);
});

// Covers: STA-007, STA-059
describe('the booking of an order', () => {
  test.each([
    [['unbooked', 'unbooked'], 'unbooked'],
    [['booked', 'unbooked'], 'partially_booked'],
    [['booked', 'booked'], 'booked'],
    [['booked', 'completed'], 'partially_redeemed'],
    [['completed', 'invalid'], 'completed'],
    [['expired', 'invalid'], 'expired'],
    [['invalid'], 'invalid'],
  ] as const)('%j is %s', (bookings, status) => {
    expect(bookStatusOf(bookings)).toBe(status);
  });
});
