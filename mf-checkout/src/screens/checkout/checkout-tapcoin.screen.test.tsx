import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  checkDiscount,
  checkTapCoin,
  confirmOrder,
  getOrder,
  payOrder,
} from '@tapnook/contracts/calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import {
  discountCode,
  agree,
  calls,
  clearDevice,
  pay,
  readyCheckout,
} from '../../../dev/checkout-page.fixture.ts';
import { foundDiscount } from '../../../dev/discount.fixture.ts';
import { pendingOrder } from '../../../dev/order.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';

beforeEach(clearDevice);

describe('what is saved', () => {
  test('redeems coins in whole dollars, and coins to earn follow what is paid', async () => {
    const api = checkoutApi()
      .on(getOrder, {
        data: pendingOrder({ totalAmount: 8_300, price: 8_300, quantity: 1, rewardTapCoin: 8 }),
      })
      .on(checkTapCoin, {
        data: {
          useTapCoinStatus: 'available',
          discountAmount: 7_600,
          allowUseCoin: 760,
          expiredTime: null,
          balance: 763,
          orderCoins: 0,
          waiting: null,
        },
      })
      .on(checkDiscount, foundDiscount());
    await readyCheckout(api);
    expect(screen.getByText('You have 763. 760 of them take HK$76 off.')).toBeTruthy();
    expect(screen.getByText(/earn 8 Tapcoin/)).toBeTruthy();
    fireEvent.change(discountCode(), { target: { value: 'first10' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/earn 7 Tapcoin/)).toBeTruthy();
    await press(screen.getByRole('switch', { name: /Tapcoin/ }));
    await press(screen.getByRole('radio', { name: '5%' }));
    expect(screen.getByText('40 Tapcoin')).toBeTruthy();
    expect(screen.getByText('−HK$4')).toBeTruthy();
    expect(screen.getByText(/earn 6 Tapcoin/)).toBeTruthy();
    expect(screen.getByText('You have 763. 40 of them take HK$4 off.')).toBeTruthy();
  });

  // Covers: ORD-016
  test('keeps coins and total after a decline, without counting reserved coins twice', async () => {
    const coins = {
      useTapCoinStatus: 'available' as const,
      discountAmount: 2_000,
      allowUseCoin: 200,
      expiredTime: null,
      balance: 240,
      orderCoins: 0,
      waiting: null,
    };
    let order = pendingOrder({
      totalAmount: 8_300,
      price: 8_300,
      paymentAmount: 8_300,
      quantity: 1,
    });
    const api = checkoutApi()
      .on(getOrder, () => ({ data: order }))
      .on(checkTapCoin, { data: coins })
      .on(confirmOrder, ({ body }) => {
        const usedTapCoin = (body as { tapCoins?: number }).tapCoins ?? 0;
        order = {
          ...order,
          usedTapCoin,
          tapCoinDiscountAmount: usedTapCoin * 10,
          paymentAmount: 8_300 - usedTapCoin * 10,
        };
        return { data: order };
      })
      .on(payOrder, {
        code: '20803',
        status: 400,
        text: 'Declined.',
        more: { declineCode: 'declined' },
      });
    const page = await readyCheckout(api);
    await press(screen.getByRole('switch', { name: /Tapcoin/ }));
    await press(screen.getByRole('radio', { name: '50%' }));
    agree();
    for (const count of [1, 2]) {
      pay();
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => expect(calls(page, 'payOrder')).toHaveLength(count));
      // oxlint-disable-next-line no-await-in-loop
      expect(await screen.findByText('You have 240. 120 of them take HK$12 off.')).toBeTruthy();
    }
    expect(
      calls(page, 'confirmOrder').map(({ body }) => (body as { tapCoins?: number }).tapCoins),
    ).toEqual([120, 120]);
  });

  test('coins that would pay for all of it say why a little is left to pay', async () => {
    await readyCheckout(
      checkoutApi().on(checkTapCoin, {
        data: {
          useTapCoinStatus: 'available',
          discountAmount: 95_600,
          allowUseCoin: 9_560,
          expiredTime: null,
          balance: 20_000,
          orderCoins: 0,
          waiting: null,
        },
      }),
    );
    expect(
      screen.getByText(
        'You have 20,000. 9,560 of them take HK$956 off. At least HK$4 is paid by card or wallet.',
      ),
    ).toBeTruthy();
  });
});
