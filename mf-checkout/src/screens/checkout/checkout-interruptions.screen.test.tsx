import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cancelOrder, createOrder, getOrder, getProduct } from '@tapnook/contracts/calls';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import {
  calls,
  CHECKOUT_PATH,
  clearDevice,
  openCheckout,
  problemsOf,
  readyCheckout,
} from '../../../dev/checkout-page.fixture.ts';
import { paidOrder, pendingOrder, voucher } from '../../../dev/order.fixture.ts';

beforeEach(clearDevice);

describe('checkout that cannot go on', () => {
  test('an order that ran out is replaced by a new one, at the price that was seen', async () => {
    let made = 0;
    const api = checkoutApi()
      .on(createOrder, () => {
        made += 1;
        return {
          data: {
            transactionId: null,
            client_secret: null,
            cards: [],
            orderResult: {
              orderId: `o-${made}`,
              orderNo: `TN-${made}`,
              residuePayTime: 1800,
              productId: '1024',
            },
          },
        };
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
        return {
          data: {
            transactionId: null,
            client_secret: null,
            cards: [],
            orderResult: {
              orderId: 'o',
              orderNo: made.at(-1) ?? '',
              residuePayTime: 1800,
              productId: '1024',
            },
          },
        };
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

  test.each([
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
  ] as const)('a paid order that %s has nothing to show, and is led to', async (_, more, title) => {
    await openCheckout(
      checkoutApi().on(getOrder, { data: paidOrder(more as never) }),
      `/checkoutOrder/${paidOrder().orderNo}`,
    );
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
      `/en-US/profile/order/${paidOrder().orderNo}`,
    );
    expect(screen.queryByRole('link', { name: /Show/ })).toBeNull();
  });

  // Covers: ERR-082
  test.each([['20602'], ['20617'], ['20623']])(
    'stock that is gone (%s) leads back to the choice',
    async (code) => {
      await openCheckout(
        checkoutApi().on(createOrder, { code, status: 400, text: 'Oops, sold out' }),
      );
      expect(await screen.findByText('Oops, sold out')).toBeTruthy();
      expect(
        screen.getByRole('link', { name: 'Change the choice' }).getAttribute('href'),
      ).toContain('plan=2048');
    },
  );

  test.each([[CHECKOUT_PATH], ['/checkout/1024/product?plan=2048&qty=0.5']])(
    'names the product of a failed reservation (%s) and leads back, keeping the note',
    async (path) => {
      const { productId, productRoute, productName } = pendingOrder();
      await openCheckout(
        checkoutApi()
          .on(createOrder, { code: '20617', status: 400, text: 'Oops, sold out' })
          .on(getProduct, { data: { productId, productRoute, productName } as never }),
        path,
      );
      const name = await screen.findByRole('link', { name: 'Hands-on pottery' });
      expect(name.getAttribute('href')).toMatch(/^\/en-US\/detail\/hands-on-pottery\?.*plan=2048/);
      expect(screen.getByRole('alert').contains(name)).toBe(false);
    },
  );

  test('an address that lacks its day leads back to the choice, and blames no field', async () => {
    await openCheckout(
      checkoutApi().on(createOrder, {
        code: '10102',
        status: 400,
        text: 'Please check what you filled in',
      }),
    );
    expect(
      (await screen.findByRole('link', { name: 'Change the choice' })).getAttribute('href'),
    ).toContain('plan=2048');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'This choice cannot be bought',
    );
    expect(screen.queryByText(/filled in/)).toBeNull();
  });

  test.each(['1', '-1'])(
    'an address whose product is no number leads to other products, not to its page (of %s)',
    async (count) => {
      await openCheckout(
        checkoutApi().on(createOrder, {
          code: '10102',
          status: 400,
          text: 'Please check what you filled in',
        }),
        `/checkout/nope/product?plan=2048&qty=${count}`,
      );
      expect(
        (await screen.findByRole('link', { name: 'Look for another' })).getAttribute('href'),
      ).toBe('/en-US/search');
      expect(screen.queryByText(/kept on the product page/)).toBeNull();
    },
  );

  test('leads an account that is being deleted to where it is kept', async () => {
    await openCheckout(
      checkoutApi().on(createOrder, {
        code: '20628',
        status: 400,
        text: 'Your account is being deleted.',
      }),
    );
    expect(
      await screen.findByRole('heading', { name: 'Your account is being deleted.' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Keep my account' }).getAttribute('href')).toBe(
      '/en-US/deleteAccount',
    );
  });

  test('leads to orders and other products when the purchase limit is reached', async () => {
    await openCheckout(
      checkoutApi().on(createOrder, {
        code: '20618',
        status: 400,
        more: { buyLimit: 6, bought: 6 },
      }),
    );
    expect(
      await screen.findByText(
        'Each person may have 6, and you already have 6. Nothing was charged.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my orders' }).getAttribute('href')).toBe(
      '/en-US/profile/order',
    );
    expect(screen.getByRole('link', { name: 'Look for another' }).getAttribute('href')).toBe(
      '/en-US/search',
    );
    expect(screen.queryByRole('link', { name: 'Change the choice' })).toBeNull();
    expect(screen.queryByText(/reduce the quantity/)).toBeNull();
  });

  test('who has bought some and wants too many can take fewer', async () => {
    await openCheckout(
      checkoutApi().on(createOrder, {
        code: '20618',
        status: 400,
        more: { buyLimit: 6, bought: 5 },
      }),
    );
    expect(
      (await screen.findByRole('link', { name: 'Change the choice' })).getAttribute('href'),
    ).toContain('plan=2048');
  });

  test('offers to pay or cancel the own unpaid orders that hold what is short', async () => {
    const waiting = {
      orderNo: 'TN-9',
      quantity: 2,
      coins: 0,
      holdExpiresAt: '2026-11-20T10:20:00.000Z',
      isPaying: true,
    };
    let given = false;
    const made = {
      data: {
        transactionId: null,
        client_secret: null,
        cards: [],
        orderResult: {
          orderId: 'o-1',
          orderNo: 'TN2611-7KQ2M9XBCD',
          residuePayTime: 1800,
          productId: '1024',
        },
      },
    };
    const page = await openCheckout(
      checkoutApi()
        .on(createOrder, () =>
          given
            ? made
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

  test('what another member chose in this tab is held for nobody else before they ask', async () => {
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

  // Covers: ERR-029
  test('several orders in the way are counted and named, and given up together or not at all', async () => {
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
    const made = {
      data: {
        transactionId: null,
        client_secret: null,
        cards: [],
        orderResult: {
          orderId: 'o-1',
          orderNo: 'TN2611-7KQ2M9XBCD',
          residuePayTime: 1800,
          productId: '1024',
        },
      },
    };
    await openCheckout(
      checkoutApi()
        .on(createOrder, () =>
          given.size === 2
            ? made
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
        /^Your 2 orders TN-8 and TN-9 wait for payment\..* Each person may have 4, paid and unpaid together\.$/,
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

  test('a limit that giving up would not keep is named, with the way to the choice', async () => {
    await openCheckout(
      checkoutApi().on(createOrder, {
        code: '20618',
        status: 400,
        more: { buyLimit: 4, bought: 0 },
      }),
    );
    expect(await screen.findByText('Each person may have 4. Nothing was charged.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change the choice' })).toBeTruthy();
  });

  test.each([['20714'], ['20715']])(
    'a product that cannot be seen any more (%s) leads to the search, not into its page',
    async (code) => {
      await openCheckout(
        checkoutApi().on(createOrder, {
          code,
          status: 400,
          text: 'This product is off the shelf.',
        }),
      );
      expect(
        (await screen.findByRole('link', { name: 'Look for another' })).getAttribute('href'),
      ).toBe('/en-US/search');
      expect(screen.queryByText(/product page/)).toBeNull();
    },
  );

  test.each(['0', '-1', '1.5', 'abc', '99999'])(
    'an address that asks for %s places holds none and leads back to the choice',
    async (count) => {
      const page = await openCheckout(
        checkoutApi(),
        CHECKOUT_PATH.replace('qty=2', `qty=${count}`),
      );
      expect(await screen.findByText(/does not say how many/)).toBeTruthy();
      expect(
        screen.getByRole('link', { name: 'Change the choice' }).getAttribute('href'),
      ).toContain('plan=2048');
      expect(calls(page, 'createOrder')).toEqual([]);
    },
  );

  // Covers: PAY-016
  test('stock of which less is left says how much', async () => {
    await openCheckout(
      checkoutApi().on(createOrder, { code: '20617', status: 400, more: { remaining: 1 } }),
    );
    expect(await screen.findByText(/^Only one is left\. Nothing was charged/)).toBeTruthy();
  });

  // Covers: PAY-016
  test('shows a changed price before reserving, and reserves once it is accepted', async () => {
    const api = checkoutApi().on(createOrder, ({ body }) => {
      const { expectedTotal } = body as { expectedTotal?: number };
      if (expectedTotal !== 104_000)
        return {
          code: '20624',
          status: 400,
          text: 'The price has changed.',
          more: { total: 104_000, expectedTotal },
        };
      return {
        data: {
          transactionId: null,
          client_secret: null,
          cards: [],
          orderResult: {
            orderId: 'o-1',
            orderNo: 'TN2611-7KQ2M9XBCD',
            residuePayTime: 1800,
            productId: '1024',
          },
        },
      };
    });
    const page = await openCheckout(api, `${CHECKOUT_PATH}&seen=96000`);
    expect(
      await screen.findByText(/^It was HK\$960 and is HK\$1,040 now\. Nothing was charged/),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go on at HK$1,040' }));
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeTruthy();
    const made = calls(page, 'createOrder');
    expect(
      made.map((request) => (request.body as { expectedTotal?: number }).expectedTotal),
    ).toEqual([96_000, 104_000]);
    expect(new Set(made.map((request) => request.headers.get('idempotency-key'))).size).toBe(2);
  });
});
