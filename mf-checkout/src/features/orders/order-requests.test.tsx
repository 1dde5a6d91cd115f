import { describe, expect, test } from '@jest/globals';
import {
  cancelOrder,
  changeOrderDate,
  chooseAfterCallOff,
  createRefundRequest,
  getDateChange,
  getOrder,
  getOrderTimeline,
  getRefundTerms,
  getRegions,
  answerRefundRequest,
  withdrawRefundRequest,
} from '@tapnook/contracts/calls';
import type { CallData } from '@tapnook/platform';
import { createFakeApi, renderWithPlatform, type FakeApi } from '@tapnook/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paidOrder, voucher } from '../../../dev/order.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import type { Order } from '../../shared/model/order.ts';
import { OrderDetail } from './order-detail.tsx';

const FUTURE = '2099-01-01T04:00:00.000Z';
const show = (order: Order, api: FakeApi = createFakeApi()): void => {
  renderWithPlatform(<OrderDetail orderNo={order.orderNo} />, {
    api: api
      .on(getRegions, { data: [] })
      .on(getOrder, { data: order })
      .on(getOrderTimeline, { data: { orderNo: order.orderNo, events: [] } }),
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });
};
const callsOf = (api: FakeApi, id: string) =>
  api.requests.filter(({ call }) => call === id).map((one) => one.request);
type Request = CallData<'getRefundTerms'>['requests'][number];
const request = (more: Partial<Request> = {}): Request => ({
  requestId: 'r-1',
  orderNo: 'TN2611-7KQ2M9XBCD',
  reason: 'plans_changed',
  message: null,
  state: 'waiting',
  amount: 96_000,
  coins: 0,
  policyAmount: 96_000,
  grantedAmount: null,
  currency: 'HKD',
  createdAt: '2026-11-20T10:00:00.000Z',
  answerDueAt: '2026-11-22T10:00:00.000Z',
  appealUntil: null,
  closedAt: null,
  voucherNos: [],
  events: [
    {
      id: '1',
      at: '2026-11-20T10:00:00.000Z',
      actor: 'shopper',
      event: 'asked',
      message: null,
      amount: null,
    },
  ],
  ...more,
});
const terms = (requests: Request[] = []): CallData<'getRefundTerms'> => ({
  orderNo: 'TN2611-7KQ2M9XBCD',
  policy: { kind: 'dated', freeHours: 24 },
  canAsk: requests.length === 0,
  currency: 'HKD',
  vouchers: [1, 2].map((position) => ({
    voucherNo: voucher(position).voucherNo,
    position,
    amount: 48_000,
    policyAmount: position === 1 ? 48_000 : 0,
  })),
  requests,
});

describe('asking for a refund on the order', () => {
  test('says what the rule gives, asks why, and sends the vouchers that were chosen', async () => {
    const order = paidOrder({
      vouchers: [voucher(1), voucher(2)],
      changePolicy: { kind: 'dated', freeHours: 24 },
      freeChangeUntil: FUTURE,
    });
    const api = createFakeApi()
      .on(getRefundTerms, { data: terms() })
      .on(createRefundRequest, { data: request() });
    show(order, api);
    await press(await screen.findByRole('button', { name: 'Ask for a refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('HK$960 asked for')).toBeTruthy();
    expect(
      dialog.getByText(
        'By the product’s rule, HK$480 of it comes back; the merchant decides about the rest.',
      ),
    ).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await dialog.findByText('Choose a reason', { selector: 'p, span' })).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText('Why'));
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'illness' } });
    fireEvent.click(dialog.getByRole('checkbox', { name: /Voucher 2/ }));
    expect(dialog.getByText('By the product’s rule, all of it comes back.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(api, createRefundRequest.id)[0]?.body).toEqual({
      reason: 'illness',
      voucherNos: [voucher(1).voucherNo],
    });
  });

  test('shows the state with its clock, takes words, and can be withdrawn', async () => {
    const order = paidOrder({
      vouchers: [voucher(1)],
      refundRequest: { requestId: 'r-1', state: 'waiting' },
    });
    const api = createFakeApi()
      .on(getRefundTerms, { data: terms([request()]) })
      .on(answerRefundRequest, { data: request() })
      .on(withdrawRefundRequest, { data: request({ state: 'withdrawn' }) });
    show(order, api);
    expect(await screen.findByText('With the merchant.')).toBeTruthy();
    expect(screen.getByText(/^They answer by .*; after that we decide\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask for a refund' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Add a message'), { target: { value: 'Please.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(callsOf(api, answerRefundRequest.id)).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw the request' }));
    await waitFor(() => expect(callsOf(api, withdrawRefundRequest.id)).toHaveLength(1));
  });

  test('offers an answer to a refusal while there is time', async () => {
    const declined = request({ state: 'declined', answerDueAt: null, appealUntil: FUTURE });
    const order = paidOrder({
      vouchers: [voucher(1)],
      refundRequest: { requestId: 'r-1', state: 'declined' },
    });
    show(order, createFakeApi().on(getRefundTerms, { data: terms([declined]) }));
    expect(
      await screen.findByRole('button', { name: 'Answer and let TapNook decide' }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Withdraw the request' })).toBeNull();
  });
});

const month = (difference: number): CallData<'getDateChange'> => ({
  orderNo: 'TN2611-7KQ2M9XBCD',
  policy: { kind: 'dated', freeHours: 24 },
  canChange: true,
  isCalledOff: false,
  freeUntil: FUTURE,
  date: '2026-11-28',
  time: '14:10',
  units: 2,
  month: '2026-11',
  days: [
    {
      date: '2026-11-29',
      status: 'available',
      remaining: 8,
      difference,
      slots: [{ time: '14:10', remaining: 8, status: 'available', difference }],
    },
  ],
  nextFreeDate: '2026-11-29',
  pending: null,
});
const dated = (more: Partial<Order> = {}): Order =>
  paidOrder({
    vouchers: [voucher(1), voucher(2)],
    participationDate: '2026-11-28',
    startTime: '14:10',
    changePolicy: { kind: 'dated', freeHours: 24 },
    freeChangeUntil: FUTURE,
    ...more,
  });
const openCalendar = async (name = 'Change date') => {
  await press(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('button', { name: /29 Nov/ }));
  return dialog;
};

describe('changing the date on the order', () => {
  test('says what the new day costs before it moves, and confirms by what was shown', async () => {
    const api = createFakeApi()
      .on(getDateChange, { data: month(-20_000) })
      .on(changeOrderDate, { data: { order: dated(), pending: null } });
    show(dated(), api);
    const dialog = await openCalendar();
    expect(dialog.getByText('HK$200 comes back to you')).toBeTruthy();
    expect(dialog.getByText('Your old place is kept until the new one is confirmed.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Change date' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(api, changeOrderDate.id)[0]?.body).toEqual({
      date: '2026-11-29',
      time: '14:10',
      expectedDifference: -20_000,
    });
  });

  test.each([
    [4_000, '+$40', '+HK$40'],
    [-20_000, '−$200', '−HK$200'],
  ])(
    'says under a day what it costs more or less (%i), before it is chosen',
    async (more, short, full) => {
      show(dated(), createFakeApi().on(getDateChange, { data: month(more) }));
      await press(await screen.findByRole('button', { name: 'Change date' }));
      const dialog = within(await screen.findByRole('dialog'));
      const day = await dialog.findByRole('button', {
        name: new RegExp(`29 Nov.*${full.replace(/[+$]/g, String.raw`\$&`)}`),
      });
      expect(within(day).getByText(short)).toBeTruthy();
      expect(dialog.getByText(words.change.unmarked)).toBeTruthy();
      expect(day.closest('[role=gridcell]')?.getAttribute('aria-selected')).toBe('false');
    },
  );

  test('keeps the old day and says so when the place was just taken', async () => {
    const api = createFakeApi()
      .on(getDateChange, { data: month(0) })
      .on(changeOrderDate, { code: '20619', status: 400 });
    show(dated(), api);
    const dialog = await openCalendar();
    fireEvent.click(dialog.getByRole('button', { name: 'Change date' }));
    expect(await dialog.findByText('Your date stays as it is.')).toBeTruthy();
  });

  test('leads to the payment of a difference that waits, and keeps the old day named', async () => {
    show(
      dated({
        pendingChange: {
          changeId: 'c-1',
          state: 'held',
          date: '2026-11-29',
          time: '14:10',
          difference: 20_000,
          paymentOrderNo: 'TN2611-PAYDIFFER1',
          until: FUTURE,
        },
      }),
    );
    const link = await screen.findByRole('link', { name: 'Pay HK$200' });
    expect(link.getAttribute('href')).toMatch(/checkoutOrder\/TN2611-PAYDIFFER1$/);
    expect(screen.queryByRole('button', { name: 'Change date' })).toBeNull();
  });

  test('is not offered once it is free no longer', async () => {
    show(dated({ freeChangeUntil: '2020-01-01T00:00:00.000Z' }));
    expect(await screen.findByRole('button', { name: 'Ask for a refund' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change date' })).toBeNull();
    expect(screen.getByText(/Now the merchant decides\./)).toBeTruthy();
  });
});

describe('a day that was called off', () => {
  test('gives the choice of another day or all of the money', async () => {
    const order = dated({
      calledOff: {
        date: '2026-11-28',
        time: '14:10',
        reason: 'Typhoon signal 8',
        chooseUntil: FUTURE,
      },
    });
    const api = createFakeApi()
      .on(getDateChange, { data: month(0) })
      .on(chooseAfterCallOff, { data: order });
    show(order, api);
    expect(await screen.findByText(/Typhoon signal 8/)).toBeTruthy();
    const dialog = await openCalendar('Choose another date');
    fireEvent.click(dialog.getByRole('button', { name: 'Change date' }));
    await waitFor(() => expect(callsOf(api, chooseAfterCallOff.id)).toHaveLength(1));
    expect(callsOf(api, chooseAfterCallOff.id)[0]?.body).toEqual({
      choice: 'move',
      date: '2026-11-29',
      time: '14:10',
    });
    await press(screen.getByRole('button', { name: 'Refund all of it' }));
    const question = within(await screen.findByRole('dialog'));
    fireEvent.click(question.getByRole('button', { name: 'Refund all of it' }));
    await waitFor(() => expect(callsOf(api, chooseAfterCallOff.id)).toHaveLength(2));
  });
});

test('says until when it awaits its merchant, and that a cancel returns the money', async () => {
  const order = paidOrder({ orderStatus: 'TBC', vouchers: [], confirmBy: FUTURE });
  const api = createFakeApi().on(cancelOrder, {
    data: { ...order, orderStatus: 'INV', endReason: 'withdrawn' },
  });
  show(order, api);
  expect(await screen.findByText(/the order ends and everything is paid back\.$/)).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Everything you paid goes back the way it came.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(callsOf(api, cancelOrder.id)).toHaveLength(1));
});
