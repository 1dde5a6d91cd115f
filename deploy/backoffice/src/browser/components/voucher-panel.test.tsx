import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aFoundVoucher } from '../testing/found-voucher.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import type { FoundVoucher } from './use-redemption.ts';
import { VoucherPanel } from './voucher-panel.tsx';

/** For one use, at a time of one day. */
const ticket = (change: Partial<FoundVoucher> = {}): FoundVoucher =>
  aFoundVoucher({
    usageLimit: 1,
    endsAt: '2026-11-30T16:00:00.000Z',
    day: '2026-11-30',
    time: '10:00',
    ...change,
  });
const show = (voucher: FoundVoucher) =>
  renderScreen(<VoucherPanel found={voucher} token={undefined} onChange={() => undefined} />);

test('a ticket that ends at midnight is valid until its last day, not the next one', () => {
  show(ticket());
  expect(screen.getByText(/until 30 Nov 2026$/)).toBeTruthy();
});

test('a ticket that ends within a day says at what time', () => {
  show(ticket({ endsAt: '2026-11-30T10:00:00.000Z' }));
  expect(screen.getByText(/until 30 Nov 2026 18:00$/)).toBeTruthy();
});

test('a ticket of another day warns before it is redeemed', () => {
  show(ticket({ verdict: 'other_day' }));
  const tag = screen.getByText('Another day').closest<HTMLElement>('[data-tone]');
  expect(tag?.dataset['tone']).toBe('warn');
});
