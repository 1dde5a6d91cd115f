import { beforeEach, describe, expect, test } from '@jest/globals';
import { cancelOrder, createOrder } from '@tapnook/contracts/calls';
import { fireEvent, screen } from '@testing-library/react';
import { checkoutApi, orderMade } from '../../../dev/checkout-api.fixture.ts';
import {
  calls,
  clearDevice,
  openCheckout,
  problemsOf,
} from '../../../dev/checkout-page.fixture.ts';
import { pendingOrder } from '../../../dev/order.fixture.ts';

beforeEach(clearDevice);

describe('checkout that cannot go on', () => {
  test('offers to pay or cancel the own unpaid orders that hold what is short', async () => {
    const waiting = {
      orderNo: 'TN-9',
      quantity: 2,
      coins: 0,
      holdExpiresAt: '2026-11-20T10:20:00.000Z',
      isPaying: true,
    };
    let given = false;
    const page = await openCheckout(
      checkoutApi()
        .on(createOrder, () =>
          given
            ? orderMade()
            : {
                code: '20602',
                status: 400,
                text: 'Oops, sold out',
                more: { remaining: 0, unpaid: [waiting] },
              },
        )
        .on(cancelOrder, () => {
          given = true;
          return {
            data: pendingOrder({ orderNo: 'TN-9', orderStatus: 'INV', endReason: 'canceled' }),
          };
        }),
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You already hold 2' }),
    ).toBeTruthy();
    expect(screen.queryByText(/sold out/)).toBeNull();
    expect(
      screen.getByText(
        /Your order TN-9 waits for payment until 18:20.*A payment of it is still open/,
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay for that order' }).getAttribute('href')).toBe(
      '/en-US/checkoutOrder/TN-9',
    );
    expect(screen.getByRole('link', { name: 'Change the choice' }).getAttribute('href')).toContain(
      'plan=2048',
    );
    expect(await problemsOf(page)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Give it up and go on with this choice' }));
    expect(given).toBe(false);
    fireEvent.click(await screen.findByText('Cancel the order', { selector: 'dialog button *' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeTruthy();
    expect(calls(page, 'cancelOrder').map(({ body }) => body)).toEqual([{ orderNo: 'TN-9' }]);
    expect(
      new Set(calls(page, 'createOrder').map((request) => request.headers.get('idempotency-key')))
        .size,
    ).toBe(2);
  });

  // Covers: ERR-029
  test('several orders in the way are counted and named, and given up all or none', async () => {
    const unpaid = [
      ['TN-8', 3],
      ['TN-9', 1],
    ].map(([orderNo, quantity]) => ({
      orderNo,
      quantity,
      coins: 0,
      holdExpiresAt: '2026-11-20T10:20:00.000Z',
      isPaying: false,
    }));
    const given = new Set<string>();
    await openCheckout(
      checkoutApi()
        .on(createOrder, () =>
          given.size === 2
            ? orderMade()
            : { code: '20618', status: 400, more: { buyLimit: 4, bought: 0, unpaid } },
        )
        .on(cancelOrder, ({ body }) => {
          given.add((body as { orderNo: string }).orderNo);
          return { data: pendingOrder({ orderStatus: 'INV', endReason: 'canceled' }) };
        }),
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You already hold 4' }),
    ).toBeTruthy();
    expect(
      screen.getByText(
        new RegExp(
          String.raw`^Your 2 orders TN-8 and TN-9 wait for payment\..* ` +
            String.raw`Each person may have 4, paid and unpaid together\.$`,
        ),
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my orders' }).getAttribute('href')).toBe(
      '/en-US/profile/order',
    );
    fireEvent.click(
      screen.getByRole('button', { name: 'Give up all 2 and go on with this choice' }),
    );
    fireEvent.click(await screen.findByText('Cancel the orders', { selector: 'dialog button *' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeTruthy();
    expect([...given]).toEqual(['TN-8', 'TN-9']);
  });
});
