import { expect, jest, test } from '@jest/globals';
import { configure, screen } from '@testing-library/react';
import { getOrder, getOrderTimeline } from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform } from '@tapnook/testing';
import { paidOrder, pendingOrder } from '../../../dev/order.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import { ReceiptPage } from './receipt-page.tsx';

// A busy machine draws late; it is the outcome that counts.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(30_000);

const show = (order: ReturnType<typeof paidOrder>): void => {
  const api = createFakeApi().on(getOrder, { data: order }).on(getOrderTimeline, { data: { orderNo: order.orderNo, events: [] } });
  renderWithPlatform(<ReceiptPage orderNo={order.orderNo} access={undefined} />, { api, words, user: { userId: '1', name: 'Ka Yan', image: null } });
};

test('a receipt can be printed', async () => {
  show(paidOrder());
  await screen.findByRole('heading', { name: 'Receipt' });
  expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeTruthy();
});

test('where there is no receipt yet, there is nothing to print', async () => {
  show(pendingOrder());
  await screen.findByRole('heading', { name: 'No receipt yet' });
  expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull();
});
