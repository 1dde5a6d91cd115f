import { beforeEach, describe, expect, test } from '@jest/globals';
import { createOrder, getProduct } from '@tapnook/contracts/calls';
import { fireEvent, screen } from '@testing-library/react';
import { checkoutApi, orderMade } from '../../../dev/checkout-api.fixture.ts';
import {
  calls,
  CHECKOUT_PATH,
  clearDevice,
  openCheckout,
} from '../../../dev/checkout-page.fixture.ts';
import { pendingOrder } from '../../../dev/order.fixture.ts';

beforeEach(clearDevice);

describe('checkout that cannot go on', () => {
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

  test('leads an account that is being deleted to where it is kept, and says so once', async () => {
    const { platform } = await openCheckout(
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
    // What no caller claims, the shell tells in a toast.
    expect(platform.failures).toEqual([]);
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
      return orderMade();
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
