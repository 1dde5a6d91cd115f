import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { findVoucher, listVisits, redeemVoucher, undoRedemption } from '@tapnook/contracts/calls';
import { accessibilityProblems, createFakeApi, type FakeApi } from '@tapnook/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFoundVoucher } from '../testing/found-voucher.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { CounterScreen } from './redemption.tsx';

const VOUCHER = aFoundVoucher();
const VISIT = {
  orderNo: 'TN2611-1',
  productId: '1',
  productName: VOUCHER.productName,
  planName: VOUCHER.planName,
  customerName: 'Ka Yan Chan',
  time: '10:00',
  quantity: 2,
  redeemed: 1,
  voucherNos: ['••••PYRA'],
};
/** Counts uses as the API does: once for each key. */
const counter = (api: FakeApi) => {
  const keys = new Set<string>();
  const state = () => ({ ...VOUCHER, usedCount: keys.size, canUndo: keys.size > 0 });
  api
    .on(listVisits, ({ url }) => ({
      data: url.searchParams.get('day') === '2026-11-27' ? [VISIT] : [],
    }))
    .on(findVoucher, () => ({ data: state() }))
    .on(undoRedemption, () => ({ data: { ...state(), usedCount: keys.size - 1, canUndo: false } }))
    .on(redeemVoucher, ({ headers }) => {
      keys.add(headers.get('idempotency-key') ?? '');
      return {
        data: {
          ...VOUCHER,
          status: 'requires_redeemed' as const,
          usedCount: keys.size,
          redeemedAt: '2026-11-27T04:00:00.000Z',
        },
      };
    });
  return { uses: () => keys.size };
};
/** The line: while it is cut, an answer is lost on its way, or the question is. */
const lineOf = () => {
  const before = globalThis.fetch;
  let cut: 'question' | 'answer' | null = null;
  globalThis.fetch = async (...args) => {
    if (cut === 'question') throw new TypeError('Failed to fetch');
    const answer = await before(...args);
    if (cut === 'answer') throw new TypeError('Failed to fetch');
    return answer;
  };
  return { cut: (what: typeof cut) => void (cut = what) };
};
const open = async () => {
  const api = createFakeApi();
  const { uses } = counter(api);
  const { container } = renderScreen(<CounterScreen />, { api, role: 'counter' });
  const line = lineOf();
  await screen.findByText('1 of 2 arrived');
  return { uses, line, container };
};
const look = async (number = 'tn2611 3fjw8zpyra') => {
  await userEvent.type(screen.getByLabelText(/Voucher number/), number);
  await userEvent.click(screen.getByRole('button', { name: 'Look it up' }));
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-27T04:00:00Z'), doNotFake: ['setTimeout'] });
});
afterEach(() => void jest.useRealTimers());

describe('the counter on a bad line', () => {
  test('says that nobody knows whether a use counted, and counts it once', async () => {
    const { uses, line, container } = await open();
    await look();
    line.cut('answer');
    await userEvent.click(await screen.findByRole('button', { name: 'Redeem one use' }));
    await screen.findByText(/not known whether this use counted/);
    expect(uses()).toBe(1);
    expect(await accessibilityProblems(container)).toEqual([]);
    line.cut('question');
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await screen.findByText(/not known whether this use counted/);
    line.cut(null);
    for (const name of ['offline', 'online']) act(() => void window.dispatchEvent(new Event(name)));
    await screen.findByText(/^1 of 3 used/);
    expect(uses()).toBe(1);
  });

  test('says what the lists that it has read say of a number', async () => {
    const { uses, line } = await open();
    line.cut('question');
    await look();
    expect(
      await screen.findByText(/Ka Yan Chan, 1 of 2 arrived\. Nothing was redeemed/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Redeem one use' })).toBeNull();
    await userEvent.clear(screen.getByLabelText(/Voucher number/));
    await look('TN2611-AAAAAAAAAA');
    expect(await screen.findByText(/on no list/)).toBeTruthy();
    expect(uses()).toBe(0);
  });

  test('keeps the lists, with the time at which they were read', async () => {
    const { line } = await open();
    line.cut('question');
    for (const name of ['offline', 'online']) act(() => void window.dispatchEvent(new Event(name)));
    expect(
      await screen.findAllByText('No connection. This is how it stood at 12:00.'),
    ).toHaveLength(2);
    expect(screen.getByText('1 of 2 arrived')).toBeTruthy();
  });
});

test('several uses are redeemed one by one, each with a key of its own', async () => {
  const { uses } = await open();
  await look();
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem one use' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem one more use' }));
  await waitFor(() => expect(uses()).toBe(2));
  expect(await screen.findByText(/^2 of 3 used/)).toBeTruthy();
});

test('a press whose button is gone leads to what it became, then the next number', async () => {
  await open();
  await look();
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem one use' }));
  await screen.findByText(/^1 of 3 used/);
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'An hour at the wheel' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next voucher' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/Voucher number/));
});

test('what became of a press is told beside the next one, which no notice covers', async () => {
  const { container } = await open();
  await look();
  for (const [press, told] of [
    ['Redeem one use', 'Redeemed: 1 of 3 used'],
    ['Undo within a minute', 'The redemption was undone.'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: press }));
    const note = await screen.findByText(told);
    expect(note.closest('section')).toBe(
      screen.getByRole('heading', { name: 'An hour at the wheel' }).closest('section'),
    );
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    ).toEqual([`${told} · An hour at the wheel · Can be used`]);
  }
  expect(await accessibilityProblems(container)).toEqual([]);
});

test('a number that is no voucher’s of the merchant is told at its field', async () => {
  const api = createFakeApi()
    .on(listVisits, { data: [] })
    .on(findVoucher, { code: '10405', status: 404 });
  renderScreen(<CounterScreen />, { api, role: 'counter' });
  const field = screen.getByRole('textbox', { name: /Voucher number/ });
  await userEvent.type(field, 'TN2611-3FJW8ZPYRA{Enter}');
  expect(await screen.findByText(/^None of your vouchers has this number/)).toBeTruthy();
  expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true']);
  await userEvent.type(field, '{Backspace}');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('what a look has found is told to whoever does not see it', async () => {
  await open();
  await look();
  expect(await screen.findByText('An hour at the wheel · Can be used')).toBeTruthy();
});
