import { expect, test } from '@jest/globals';
import { createGift, listGifts } from '@tapnook/contracts/calls';
import type { FakeApi } from '@tapnook/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openOrderPage, orderApi } from '../../../dev/order-page.fixture.tsx';
import { paidOrder, voucher } from '../../../dev/order.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import type { Order } from '../../shared/model/order.ts';

const apiOf = (order: Order): FakeApi =>
  orderApi(order).on(listGifts, { data: [] }).on(createGift, { code: '20628', status: 409 });

const openDialog = async (count: number): Promise<{ dialog: HTMLElement; api: FakeApi }> => {
  const order = paidOrder({
    vouchers: Array.from({ length: count }, (_, index) => voucher(index + 1)),
  });
  const api = apiOf(order);
  openOrderPage(order.orderNo, api);
  await press(await screen.findByRole('button', { name: 'Give a ticket' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Friend’s name' }), {
    target: { value: 'Siu Yin' },
  });
  return { dialog, api };
};
const sent = (api: FakeApi) =>
  api.requests.flatMap(({ call, request }) => (call === 'createGift' ? [request.body] : []));
const send = (dialog: HTMLElement) =>
  press(within(dialog).getByRole('button', { name: 'Give it' }));

test('tells several tickets apart, and gives none before one is chosen', async () => {
  const { dialog, api } = await openDialog(2);
  const [first, second] = within(dialog).getAllByRole<HTMLInputElement>('radio');
  expect([first?.checked, second?.checked]).toEqual([false, false]);
  expect(
    within(dialog).getByText('TN2611 3FJW8 ZPYR2 · One piece, wheel-thrown · Sat 28 Nov, 14:10'),
  ).toBeTruthy();
  await send(dialog);
  expect(within(dialog).getByText('Choose a ticket')).toBeTruthy();
  expect(sent(api)).toEqual([]);
  fireEvent.click(second as HTMLElement);
  await send(dialog);
  await waitFor(() =>
    expect(sent(api)).toEqual([{ voucherNo: 'TN2611-3FJW8ZPYR2', recipientName: 'Siu Yin' }]),
  );
});

test('offers no day from the deletion of the account on', async () => {
  const order = paidOrder({ vouchers: [voucher(1)] });
  openOrderPage(order.orderNo, apiOf(order), { deletionAt: '2026-12-08T02:00:00Z' });
  await press(await screen.findByRole('button', { name: 'Give a ticket' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox', { name: /email/i }), {
    target: { value: 'siuyin@example.com' },
  });
  const day = within(dialog).getByLabelText<HTMLInputElement>(words.gift.day);
  expect([day.min, day.max]).toEqual(['2026-11-20', '2026-12-07']);
});

test('an only ticket needs no choice', async () => {
  const { dialog, api } = await openDialog(1);
  expect(within(dialog).queryByRole('radio')).toBeNull();
  await send(dialog);
  await waitFor(() =>
    expect(sent(api)).toEqual([{ voucherNo: 'TN2611-3FJW8ZPYR1', recipientName: 'Siu Yin' }]),
  );
});

test('a ticket that was given says so in its row, and whether it was claimed', async () => {
  const given = (isClaimed: boolean) => ({ given: { recipientName: 'Siu Yin', isClaimed } });
  const order = paidOrder({ vouchers: [voucher(1, given(false)), voucher(2, given(true))] });
  openOrderPage(order.orderNo, apiOf(order));
  // The second of them is the order's own state.
  await waitFor(() => expect(screen.getAllByText('Given, unclaimed')).toHaveLength(2));
  expect(screen.getByText('Given')).toBeTruthy();
  expect(screen.getByText('2 given')).toBeTruthy();
  expect(screen.getAllByText('To Siu Yin')).toHaveLength(2);
  expect(screen.queryByText(words.voucherStatus.requires_redeemed)).toBeNull();
});
