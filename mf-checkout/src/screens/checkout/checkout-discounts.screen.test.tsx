import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  checkDiscount,
  checkTapCoin,
  confirmOrder,
  createOrder,
  getOrder,
} from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import type { FakeAnswer } from '@tapnook/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { checkoutApi, orderMade } from '../../../dev/checkout-api.fixture.ts';
import {
  discountCode,
  stored,
  agree,
  calls,
  clearDevice,
  openCheckout,
  pay,
  readyCheckout,
} from '../../../dev/checkout-page.fixture.ts';
import { foundDiscount } from '../../../dev/discount.fixture.ts';
import { pendingOrder } from '../../../dev/order.fixture.ts';

type DiscountAnswer = FakeAnswer<CallResult<typeof checkDiscount>>;

beforeEach(clearDevice);

describe('what is saved', () => {
  test('coins and a code that another unpaid order has are shown, with the way to it', async () => {
    const waiting = { orderNo: 'TN-9', coins: 40, holdExpiresAt: '2026-11-20T10:20:00.000Z' };
    const api = checkoutApi()
      .on(checkTapCoin, {
        data: {
          useTapCoinStatus: 'not_enough',
          discountAmount: 0,
          allowUseCoin: 0,
          expiredTime: null,
          balance: 0,
          orderCoins: 0,
          waiting,
        },
      })
      .on(checkDiscount, {
        code: '20627',
        status: 400,
        text: 'Your unpaid order TN-9 holds this code until 18:20.',
        more: { reason: 'used', waiting },
      });
    const page = await readyCheckout(api);
    expect(
      screen.getByText('Another unpaid order holds 40 of your Tapcoin until 18:20.'),
    ).toBeTruthy();
    const ways = () =>
      screen
        .getAllByRole('link', { name: 'Pay for that order' })
        .map((link) => link.getAttribute('href'));
    expect(ways()).toEqual(['/en-US/checkoutOrder/TN-9']);
    fireEvent.change(discountCode(), { target: { value: 'first10' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(
      await screen.findByText('Your unpaid order TN-9 holds this code until 18:20.'),
    ).toBeTruthy();
    expect(ways()).toEqual(['/en-US/checkoutOrder/TN-9', '/en-US/checkoutOrder/TN-9']);
    expect(calls(page, 'checkDiscount').map(({ body }) => body)).toMatchObject([
      { orderNo: 'TN2611-7KQ2M9XBCD' },
    ]);
  });

  test('a code that another order took before the press leads to that order', async () => {
    await readyCheckout(
      checkoutApi()
        .on(checkDiscount, foundDiscount())
        .on(confirmOrder, {
          code: '20627',
          status: 400,
          text: 'Your unpaid order TN-9 holds this code until 18:20.',
          more: { reason: 'used', waiting: { orderNo: 'TN-9' } },
        }),
    );
    fireEvent.change(discountCode(), { target: { value: 'first10' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText(/FIRST10.*HK\$10/);
    agree();
    pay();
    expect(
      (await screen.findByRole('link', { name: 'Pay for that order' })).getAttribute('href'),
    ).toBe('/en-US/checkoutOrder/TN-9');
  });

  test('what was chosen for an expired order goes on with the product’s next, once', async () => {
    const expired = pendingOrder({
      orderNo: 'TN-OLD',
      orderStatus: 'INV',
      endReason: 'expired',
      residuePayTime: 0,
      holdExpiresAt: null,
    });
    let orderNo = 'TN-OLD';
    const api = checkoutApi()
      .on(createOrder, () => orderMade(orderNo))
      .on(getOrder, ({ params }) => ({
        data: params.orderNo === 'TN-OLD' ? expired : pendingOrder({ orderNo }),
      }))
      .on(checkDiscount, foundDiscount());
    for (const [name, value] of Object.entries({
      method: 'wechat_pay_hk',
      coins: true,
      share: 20,
      code: 'FIRST10',
    }))
      sessionStorage.setItem(`tapnook.checkout.1.${name}.TN-OLD`, JSON.stringify(value));
    const page = await openCheckout(api);
    const again = await screen.findByRole('button', { name: 'Hold the same again' });
    orderNo = 'TN-NEW';
    fireEvent.click(again);
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /WeChat/ })).checked).toBe(
      true,
    );
    expect((await screen.findByRole<HTMLInputElement>('switch', { name: /Tapcoin/ })).checked).toBe(
      true,
    );
    expect(await screen.findByRole('radio', { name: '20%', checked: true })).toBeTruthy();
    expect(await screen.findByText(/FIRST10.*HK\$10/)).toBeTruthy();
    expect(stored()).not.toMatch(/TN-OLD|-next/);
    expect(calls(page, 'createOrder').at(-1)?.body).toMatchObject({
      expectedTotal: expired.totalAmount,
    });
  });

  test('frees coins and code of a closed order when the tab is visible again', async () => {
    let over = false;
    const waiting = { orderNo: 'TN-9', coins: 200, holdExpiresAt: '2026-11-20T10:20:00.000Z' };
    const balance = () => ({
      data: {
        useTapCoinStatus: 'available' as const,
        discountAmount: 0,
        allowUseCoin: 0,
        expiredTime: null,
        ...(over
          ? { balance: 200, orderCoins: 0, waiting: null }
          : { balance: 0, orderCoins: 0, waiting }),
      },
    });
    const asks = (reply: DiscountAnswer) => (): DiscountAnswer =>
      over
        ? reply
        : {
            code: '20627',
            status: 400,
            text: 'Your unpaid order TN-9 holds this code until 18:20.',
            more: { reason: 'used', waiting },
          };
    const page = await readyCheckout(
      checkoutApi()
        .on(checkTapCoin, balance)
        .on(checkDiscount, asks(foundDiscount()))
        .on(confirmOrder, () =>
          over
            ? { data: pendingOrder() }
            : {
                code: '20632',
                status: 400,
                text: 'Your unpaid order TN-9 holds 200 of your coins.',
              },
        ),
    );
    fireEvent.change(discountCode(), { target: { value: 'first10' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText(/holds this code until/);
    agree();
    pay();
    await waitFor(() => expect(screen.getAllByText(/holds 200 of your coins/)).toHaveLength(2));
    over = true;
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByText(/^You have 200\./)).toBeTruthy();
    expect(await screen.findByText(/FIRST10.*HK\$10/)).toBeTruthy();
    expect(page.container.textContent).not.toContain('holds this code');
  });

  test('an empty code is to be filled in, marked and in focus until one is typed', async () => {
    const page = await readyCheckout();
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(
        screen.getByRole('textbox', {
          name: 'Discount code',
          description: 'This field is required',
        }),
      ).toBe(document.activeElement),
    );
    expect(discountCode().getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(discountCode(), { target: { value: 'A' } });
    expect(page.container.textContent).not.toContain('This field is required');
    expect(calls(page, 'checkDiscount')).toEqual([]);
  });
});

describe('a code that was typed and never applied', () => {
  const typed = async (reply: DiscountAnswer) => {
    const page = await readyCheckout(checkoutApi().on(checkDiscount, reply));
    agree();
    fireEvent.change(discountCode(), { target: { value: 'first10' } });
    pay();
    return {
      codes: () =>
        calls(page, 'confirmOrder').map(
          (request) => (request.body as { discountCode: string | null }).discountCode,
        ),
    };
  };
  // Covers: PRD-013
  test('counts when pay is pressed, once the new total was seen', async () => {
    const { codes } = await typed(foundDiscount());
    expect(
      (await screen.findByText('The total changed from HK$960 to HK$950.')).closest(
        '[role="alert"]',
      )?.textContent,
    ).toContain('You were not charged.');
    expect(codes()).toEqual([]);
    pay();
    await waitFor(() => expect(codes()).toEqual(['FIRST10']));
  });
  test('stops that press when it is refused, and no later one', async () => {
    const { codes } = await typed({ code: '20627', status: 400, text: 'This code is over.' });
    // The total is what it was: there is no new one to look at.
    await screen.findByText('You were not charged.');
    fireEvent.click(screen.getByRole('button', { name: 'To the discount code' }));
    expect(document.activeElement).toBe(discountCode());
    expect(codes()).toEqual([]);
    pay();
    await waitFor(() => expect(codes()).toEqual([null]));
  });
  test('is no other product’s', async () => {
    sessionStorage.setItem('tapnook.checkout.1.code-typed.77', '"NOOK50"');
    const page = await readyCheckout();
    expect(discountCode().value).toBe('');
    agree();
    pay();
    await waitFor(() => expect(calls(page, 'payOrder')).toHaveLength(1));
    expect(calls(page, 'checkDiscount')).toEqual([]);
  });
});
