import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createOrder, getOrder } from '@tapnook/contracts/calls';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { checkoutApi, orderMade } from '../../../dev/checkout-api.fixture.ts';
import {
  calls,
  clearDevice,
  openCheckout,
  readyCheckout,
} from '../../../dev/checkout-page.fixture.ts';
import { paidOrder, pendingOrder, voucher } from '../../../dev/order.fixture.ts';
import type { Order } from '../../shared/model/order.ts';

beforeEach(clearDevice);

describe('checkout that cannot go on', () => {
  test('an order that ran out is replaced by a new one, at the price that was seen', async () => {
    let made = 0;
    const api = checkoutApi()
      .on(createOrder, () => {
        made += 1;
        return orderMade(`TN-${made}`);
      })
      .on(getOrder, ({ params }) => ({
        data: pendingOrder(
          params['orderNo'] === 'TN-1'
            ? { orderNo: 'TN-1', orderStatus: 'INV', endReason: 'expired', residuePayTime: 0 }
            : { orderNo: 'TN-2' },
        ),
      }));
    const page = await readyCheckout(api);
    const made2 = calls(page, 'createOrder');
    expect(
      made2.map((request) => (request.body as { expectedTotal?: number }).expectedTotal),
    ).toEqual([undefined, 96_000]);
    expect(new Set(made2.map((request) => request.headers.get('idempotency-key'))).size).toBe(2);
  });

  test('going back after paying offers the vouchers, not another payment', async () => {
    await openCheckout(checkoutApi().on(getOrder, { data: paidOrder() }));
    expect(await screen.findByText('This order is paid')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    // What was paid, and when.
    expect(
      screen.getByText(/You paid once, on 20 Nov 2026 \d\d:\d\d; nothing more is due/),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Hands-on pottery' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Buy the same again' })).toBeTruthy();
  });

  // Covers: PAY-012
  test.each([
    [
      'a press on the product’s page, within one document, holds another one',
      '/en-US/detail/hands-on-pottery',
      '',
      ['TN-1', 'TN-2'],
    ],
    [
      'a press that loads this page anew holds another one',
      undefined,
      '/en-US/detail/hands-on-pottery',
      ['TN-1', 'TN-2'],
    ],
    ['a typed address finds the paid one', undefined, '', ['TN-1']],
    ['the way back from the bank finds the paid one', undefined, 'https://bank.example/', ['TN-1']],
  ])('who has bought a choice: %s', async (_, loaded, referrer, wanted) => {
    Object.defineProperty(performance, 'getEntriesByType', {
      configurable: true,
      value: () => [{ name: loaded ? location.origin + loaded : location.href }],
    });
    jest
      .spyOn(document, 'referrer', 'get')
      .mockReturnValue(referrer.startsWith('/') ? location.origin + referrer : referrer);
    history.replaceState(null, '');
    const made: string[] = [];
    const api = checkoutApi()
      .on(createOrder, () => {
        made.push(`TN-${made.length + 1}`);
        return orderMade(made.at(-1) ?? '');
      })
      .on(getOrder, ({ params }) => ({
        data:
          params['orderNo'] === 'TN-1'
            ? paidOrder({ orderNo: 'TN-1' })
            : pendingOrder({ orderNo: 'TN-2' }),
      }));
    await openCheckout(api);
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: wanted.length > 1 ? 'Checkout' : 'This order is paid',
      }),
    ).toBeTruthy();
    expect(made).toEqual(wanted);
    Reflect.deleteProperty(performance, 'getEntriesByType');
    jest.restoreAllMocks();
  });

  test.each<[string, Partial<Order>, string]>([
    [
      'awaits the merchant',
      { orderStatus: 'TBC', vouchers: [] },
      'Paid. Now the merchant confirms.',
    ],
    [
      'has expired',
      { orderStatus: 'EXP', vouchers: [voucher(1, { status: 'expired_and_unredeemed' })] },
      'This order has expired.',
    ],
    [
      'is used',
      { orderStatus: 'COM', vouchers: [voucher(1, { status: 'redeemed' })] },
      'This order is paid',
    ],
  ])('a paid order that %s has nothing to show, and is led to', async (_, more, title) => {
    await openCheckout(
      checkoutApi().on(getOrder, { data: paidOrder(more) }),
      `/checkoutOrder/${paidOrder().orderNo}`,
    );
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
      `/en-US/profile/order/${paidOrder().orderNo}`,
    );
    expect(screen.queryByRole('link', { name: /Show/ })).toBeNull();
  });

  test.each(['seen again', 'told'])(
    'an order that was given up in another tab is said to be over when this one is %s',
    async (how) => {
      let over = false;
      const { platform } = await readyCheckout(
        checkoutApi().on(getOrder, () => ({
          data: pendingOrder(
            over ? { orderStatus: 'INV', endReason: 'canceled', residuePayTime: 0 } : {},
          ),
        })),
      );
      over = true;
      if (how === 'told')
        act(() => platform.events.emit('order:changed', { orderNo: pendingOrder().orderNo }));
      else fireEvent(window, new Event('visibilitychange'));
      const heading = await screen.findByRole('heading', {
        level: 1,
        name: 'This order was cancelled',
      });
      await waitFor(() => expect(document.activeElement).toBe(heading));
    },
  );

  test('what another member chose in this tab is held for nobody until they ask', async () => {
    const page = await readyCheckout();
    act(() =>
      page.platform.session.setState({ user: { userId: '2', name: 'Siu Yin', image: null } }),
    );
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: 'Nothing is held for you yet',
    });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    // The page is loaded anew under the other name.
    expect(history.state).toMatchObject({ holder: '1' });
    expect(calls(page, 'createOrder')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Hold it for me' }));
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeTruthy();
    expect(calls(page, 'createOrder')).toHaveLength(2);
    expect(history.state).toMatchObject({ holder: '2' });
    history.replaceState(null, '');
  });
});
