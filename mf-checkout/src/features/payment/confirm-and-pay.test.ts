import { describe, expect, test } from '@jest/globals';
import { confirmOrder, payOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import { createFakeApi, createFakePlatform, type FakeApi } from '@tapnook/testing';
import { pendingOrder } from '../../../dev/order.fixture.ts';
import { confirmAndPay, type PaymentOutcome, type PaymentRequest } from './confirm-and-pay.ts';

const PLAN: PaymentRequest = {
  contact: {
    orderNo: 'TN2611-7KQ2M9XBCD',
    firstName: 'Ka Yan',
    lastName: 'Cheung',
    email: 'kayan@mail.example',
    phone: '61234567',
    phoneRegionId: 'HK',
    discountCode: null,
    useTapCoin: false,
  },
  shownTotal: 96_000,
  method: 'card',
  paymentMethodId: 'pm_1',
  saveCard: false,
  returnUrl: '/en-US/checkoutSuccess/TN2611-7KQ2M9XBCD/processing',
  productName: 'Hands-on pottery',
  idempotencyKey: 'attempt-key-1',
  onSend: () => undefined,
};
const result = (more: object = {}) => ({
  data: {
    transactionId: 't-1',
    client_secret: null,
    status: 'succeeded' as const,
    nextAction: null,
    ...more,
  },
});
const transaction = (transactionStatus: 'succeeded' | 'failed') => ({
  orderNo: PLAN.contact.orderNo,
  transactionId: 't-1',
  transactionStatus,
  transactionCreatedAt: '2026-11-20T09:52:00.000Z',
  orderStatus: 'TBP' as const,
  amount: 96_000,
  currency: 'HKD' as const,
  payMethod: 'card' as const,
  declineCode: null,
  refundedAmount: 0,
  client_secret: null,
  nextAction: null,
});
const confirmed = (): FakeApi => createFakeApi().on(confirmOrder, { data: pendingOrder() });
const run = async (api: FakeApi, plan: Partial<PaymentRequest> = {}): Promise<PaymentOutcome> =>
  confirmAndPay(createFakePlatform({ fetch: api.fetch }).http, { ...PLAN, ...plan }, 0);
const payments = (api: FakeApi) => api.requests.filter(({ call }) => call === 'payOrder');

describe('one press on pay', () => {
  test('confirms, then pays with the attempt’s own key', async () => {
    const api = confirmed().on(payOrder, result());
    expect(await run(api)).toEqual({ kind: 'paid' });
    expect(
      payments(api).map(({ request }) => [
        request.headers.get('idempotency-key'),
        (request.body as { orderId: string }).orderId,
      ]),
    ).toEqual([['attempt-key-1', 'TN2611-7KQ2M9XBCD']]);
  });

  test('never charges an amount that was not shown', async () => {
    const api = createFakeApi()
      .on(confirmOrder, { data: pendingOrder({ paymentAmount: 97_000 }) })
      .on(payOrder, result());
    expect(await run(api)).toMatchObject({ kind: 'changed', order: { paymentAmount: 97_000 } });
    expect(payments(api)).toEqual([]);
  });

  test.each([
    ['20803', { kind: 'declined', unsupported: false }],
    ['20802', { kind: 'declined', unsupported: true }],
    ['20804', { kind: 'already' }],
    ['20601', { kind: 'gone' }],
    ['10429', { kind: 'busy' }],
  ])('reads refusal %s', async (code, outcome) => {
    expect(await run(confirmed().on(payOrder, { code, status: 400 }))).toMatchObject(outcome);
  });

  test.each([
    ['20627', 'code'],
    ['20632', 'coins'],
  ])('a reduction that was used up elsewhere (%s) stops before any payment', async (code, kind) => {
    const api = createFakeApi().on(confirmOrder, { code, status: 400 }).on(payOrder, result());
    expect(await run(api)).toMatchObject({ kind });
    expect(payments(api)).toEqual([]);
  });

  test('sends a lost request again with the same key, so that it stays one attempt', async () => {
    let lost = 2;
    const api = confirmed().on(payOrder, () => {
      if (lost > 0) {
        lost -= 1;
        throw new TypeError('no route to host');
      }
      return result();
    });
    expect(await run(api)).toEqual({ kind: 'paid' });
    expect(
      new Set(payments(api).map(({ request }) => request.headers.get('idempotency-key'))),
    ).toEqual(new Set(['attempt-key-1']));
    expect(payments(api)).toHaveLength(3);
  });

  test('says that it does not know when no answer ever comes', async () => {
    const api = confirmed().on(payOrder, () => {
      throw new TypeError('no route to host');
    });
    expect(await run(api)).toEqual({ kind: 'unknown' });
  });

  // Covers: PAY-028
  test.each(['10503', '10500', '10409', '10422'])(
    'never says "not charged" after %s: it asks, and says paid when it is',
    async (code) => {
      const paid = confirmed()
        .on(payOrder, { code, status: 503 })
        .on(retrieveTransaction, { data: transaction('succeeded') });
      expect(await run(paid)).toEqual({ kind: 'paid' });
      const open = confirmed()
        .on(payOrder, { code, status: 503 })
        .on(retrieveTransaction, { data: transaction('failed') });
      expect(await run(open)).toEqual({ kind: 'unknown' });
    },
  );

  test('another page’s attempt at work is no answer to whether money moved: it asks', async () => {
    const elsewhere = (status: 'succeeded' | 'failed') =>
      createFakeApi()
        .on(confirmOrder, { code: '10409', status: 409 })
        .on(retrieveTransaction, { data: transaction(status) });
    expect([await run(elsewhere('succeeded')), await run(elsewhere('failed'))]).toEqual([
      { kind: 'paid' },
      { kind: 'unknown' },
    ]);
  });

  // Covers: PAY-028
  test('goes on asking while the server is away', async () => {
    let away = 2;
    const api = confirmed()
      .on(payOrder, { code: '10503', status: 503 })
      .on(retrieveTransaction, () => {
        away -= 1;
        return away < 0 ? { data: transaction('succeeded') } : { code: '10503', status: 503 };
      });
    expect(await run(api)).toEqual({ kind: 'paid' });
  });

  test('a confirmation that the server could not take moved no money', async () => {
    expect(await run(createFakeApi().on(confirmOrder, { code: '10503', status: 503 }))).toEqual({
      kind: 'busy',
    });
  });

  test('a confirmation without an answer moved no money', async () => {
    const api = createFakeApi().on(payOrder, result());
    expect(await run(api)).toMatchObject({ kind: 'unreached' });
    expect(payments(api)).toEqual([]);
  });

  test('goes to the bank with a card, to the code page with a wallet', async () => {
    const nextAction = { type: 'redirect' as const, url: 'http://gateway.test/authorise' };
    const api = confirmed().on(payOrder, result({ status: 'pending', nextAction }));
    expect(await run(api)).toEqual({ kind: 'redirect', url: nextAction.url });
    expect(await run(api, { method: 'alipay_hk' })).toEqual({
      kind: 'wallet',
      method: 'alipay_hk',
    });
  });
});
