import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { getOrder } from '@tapnook/contracts/calls';
import { renderWithPlatform } from '@tapnook/testing';
import { act, screen } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import { clearDevice } from '../../../dev/checkout-page.fixture.ts';
import { paidOrder, pendingOrder } from '../../../dev/order.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import { PayableOrder } from './payable-order.tsx';

const HOLD_MS = 120_000;
/** The server ends an order some seconds after its hold. */
const SWEPT_MS = 8_000;
const { orderNo } = pendingOrder();
const pass = (milliseconds: number): Promise<unknown> =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  clearDevice();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

test.each([
  ['by the right clock', 0, 0],
  ['by a device that is ahead', -9_000, 0],
  ['by a device that is behind', 9_000, 0],
  ['with a line that is dead at that moment', 0, 15_000],
])(
  'an order whose half hour ends while it is looked at %s is told to be over without a press',
  async (_how, skew, dead) => {
    const ends = Date.now() + HOLD_MS;
    const holdExpiresAt = new Date(ends + skew).toISOString();
    const api = checkoutApi().on(getOrder, () => {
      const left = ends - Date.now();
      if (left < 1_000 && left > -dead) throw new TypeError('Failed to fetch');
      const isOver = left < -Math.max(SWEPT_MS, dead);
      return {
        data: pendingOrder(
          isOver
            ? { orderStatus: 'INV', endReason: 'expired', residuePayTime: 0, holdExpiresAt: null }
            : { residuePayTime: Math.max(0, Math.floor(left / 1000)), holdExpiresAt },
        ),
      };
    });
    renderWithPlatform(<PayableOrder orderNo={orderNo} />, {
      api,
      words,
      user: { userId: '1', name: 'Ka Yan', image: null },
      now: Date.now(),
    });
    await pass(5_000);
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeTruthy();
    await pass(HOLD_MS - 5_000 + Math.max(SWEPT_MS, dead) - 2_000);
    if (dead === 0)
      expect(
        screen.getByRole('link', { name: 'See the order' }).closest('[data-kind]')?.textContent,
      ).toContain('Checking one last time');
    await pass(9_000);
    expect(screen.getByRole('heading', { level: 1, name: 'The half hour is over' })).toBeTruthy();
  },
);

// Covers: PAY-030
test('an order that turns out to be paid is told to the other tabs', async () => {
  let order = pendingOrder();
  const { platform } = renderWithPlatform(<PayableOrder orderNo={orderNo} />, {
    api: checkoutApi().on(getOrder, () => ({ data: order })),
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
    now: Date.now(),
  });
  const heard: string[] = [];
  platform.events.tap((name) => heard.push(name));
  await pass(5_000);
  order = paidOrder();
  await pass(HOLD_MS * 20);
  expect(heard).toEqual(['order:changed', 'coins:changed']);
});
