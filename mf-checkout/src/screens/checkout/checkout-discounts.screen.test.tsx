import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  checkDiscount,
  checkTapCoin,
  confirmOrder,
  createOrder,
  getOrder,
  payOrder,
} from '@tapnook/contracts/calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import {
  agree,
  calls,
  clearDevice,
  openCheckout,
  pay,
  readyCheckout,
} from '../../../dev/checkout-page.fixture.ts';
import { pendingOrder } from '../../../dev/order.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';

beforeEach(clearDevice);

const code = (): HTMLInputElement => screen.getByLabelText('Discount code');
const idCard = (): HTMLInputElement => screen.getByLabelText(/ID number/);
const stored = (): string => JSON.stringify(Object.fromEntries(Object.entries(sessionStorage)));

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
      .on(checkDiscount, {
        data: {
          code: 'FIRST10',
          couponId: '1',
          name: { en_gb: 'x', zh_hk: 'x' },
          type: 'DEDUCTION',
          discountAmount: 1_000,
          minimumAmount: 0,
        },
      });
    await readyCheckout(api);
    expect(screen.getByText('You have 763. 760 of them take HK$76 off.')).toBeTruthy();
    expect(screen.getByText(/earn 8 Tapcoin/)).toBeTruthy();
    fireEvent.change(code(), { target: { value: 'first10' } });
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

  test('coins and a code that another unpaid order has are said to be there, with the way to it', async () => {
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
    fireEvent.change(code(), { target: { value: 'first10' } });
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
    const found = {
      code: 'FIRST10',
      couponId: '1',
      name: { en_gb: 'x', zh_hk: 'x' },
      type: 'DEDUCTION' as const,
      discountAmount: 1_000,
      minimumAmount: 0,
    };
    await readyCheckout(
      checkoutApi()
        .on(checkDiscount, { data: found })
        .on(confirmOrder, {
          code: '20627',
          status: 400,
          text: 'Your unpaid order TN-9 holds this code until 18:20.',
          more: { reason: 'used', waiting: { orderNo: 'TN-9' } },
        }),
    );
    fireEvent.change(code(), { target: { value: 'first10' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText(/FIRST10.*HK\$10/);
    agree();
    pay();
    expect(
      (await screen.findByRole('link', { name: 'Pay for that order' })).getAttribute('href'),
    ).toBe('/en-US/checkoutOrder/TN-9');
  });

  test('what was chosen for an order that ran out goes on with the next one of its product, once', async () => {
    const expired = pendingOrder({
      orderNo: 'TN-OLD',
      orderStatus: 'INV',
      endReason: 'expired',
      residuePayTime: 0,
      holdExpiresAt: null,
    });
    let orderNo = 'TN-OLD';
    const api = checkoutApi()
      .on(createOrder, () => ({
        data: {
          transactionId: null,
          client_secret: null,
          cards: [],
          orderResult: { orderId: 'o-1', orderNo, residuePayTime: 1800, productId: '1024' },
        },
      }))
      .on(getOrder, ({ params }) => ({
        data: params.orderNo === 'TN-OLD' ? expired : pendingOrder({ orderNo }),
      }))
      .on(checkDiscount, {
        data: {
          code: 'FIRST10',
          couponId: '1',
          name: { en_gb: 'x', zh_hk: 'x' },
          type: 'DEDUCTION',
          discountAmount: 1_000,
          minimumAmount: 0,
        },
      });
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
          : { balance: 0, orderCoins: 0, waiting: waiting as never }),
      },
    });
    const asks = (reply: object) => () =>
      (over
        ? reply
        : {
            code: '20627',
            status: 400,
            text: 'Your unpaid order TN-9 holds this code until 18:20.',
            more: { reason: 'used', waiting },
          }) as never;
    const page = await readyCheckout(
      checkoutApi()
        .on(checkTapCoin, balance)
        .on(checkDiscount, asks({ data: { code: 'FIRST10', discountAmount: 1_000 } }))
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
    fireEvent.change(code(), { target: { value: 'first10' } });
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

  test('an empty code is a field to fill in, marked and in focus until something is typed', async () => {
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
    expect(code().getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(code(), { target: { value: 'A' } });
    expect(page.container.textContent).not.toContain('This field is required');
    expect(calls(page, 'checkDiscount')).toEqual([]);
  });
});

describe('a code that was typed and never applied', () => {
  const typed = async (reply: object) => {
    const page = await readyCheckout(checkoutApi().on(checkDiscount, reply as never));
    agree();
    fireEvent.change(code(), { target: { value: 'first10' } });
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
    const { codes } = await typed({ data: { code: 'FIRST10', discountAmount: 1000 } });
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
    expect(document.activeElement).toBe(code());
    expect(codes()).toEqual([]);
    pay();
    await waitFor(() => expect(codes()).toEqual([null]));
  });
  test('is no other product’s', async () => {
    sessionStorage.setItem('tapnook.checkout.1.code-typed.77', '"NOOK50"');
    const page = await readyCheckout();
    expect(code().value).toBe('');
    agree();
    pay();
    await waitFor(() => expect(calls(page, 'payOrder')).toHaveLength(1));
    expect(calls(page, 'checkDiscount')).toEqual([]);
  });
});

// Covers: VAL-001
test('a name or number pasted whole, or typed in full width, is shown and sent as what it is', async () => {
  const { planInfo } = pendingOrder();
  const page = await readyCheckout(
    checkoutApi().on(getOrder, {
      data: pendingOrder({ planInfo: { ...planInfo, idCardNeeded: true } }),
    }),
  );
  const phone = screen.getByLabelText<HTMLInputElement>('Mobile number');
  for (const [field, typed, normalised] of [
    [screen.getByLabelText<HTMLInputElement>('Last name'), '歐陽\u3000', '歐陽'],
    [screen.getByLabelText<HTMLInputElement>('First name'), 'Mary\u2011Jane  J.', 'Mary-Jane J'],
    [phone, '+852 ９１２３ 4567', '91234567'],
    [idCard(), 'A123456（7）', 'A123456(7)'],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([normalised, null]);
  }
  agree();
  pay();
  await waitFor(() =>
    expect(calls(page, 'confirmOrder').map((request) => request.body)).toMatchObject([
      { lastName: '歐陽', firstName: 'Mary-Jane J', phone: '91234567', idCardNo: 'A123456(7)' },
    ]),
  );
});

describe('an identity number', () => {
  const { planInfo } = pendingOrder();
  const asked = pendingOrder({ planInfo: { ...planInfo, idCardNeeded: true } });

  test('waits for a reload only until it is sent', async () => {
    const page = await readyCheckout(
      checkoutApi().on(getOrder, { data: asked }).on(payOrder, { code: '20803', status: 400 }),
    );
    fireEvent.change(idCard(), { target: { value: 'A123456(7)' } });
    await waitFor(() => expect(stored()).toContain('A123456(7)'));
    agree();
    pay();
    await screen.findByText('Your bank declined the card. Check its details, or use another card.');
    expect(calls(page, 'confirmOrder').map((request) => request.body)).toMatchObject([
      { idCardNo: 'A123456(7)' },
    ]);
    expect(stored()).not.toContain('A123456');
  });

  // Covers: VAL-009
  test('without its brackets gets them, and one that is none says what is asked for', async () => {
    await readyCheckout(checkoutApi().on(getOrder, { data: asked }));
    fireEvent.change(idCard(), { target: { value: 'a1234567' } });
    fireEvent.blur(idCard());
    expect(idCard().value).toBe('A123456(7)');
    fireEvent.change(idCard(), { target: { value: 'A12' } });
    fireEvent.blur(idCard());
    expect(screen.getByText('Enter a valid ID number, like A123456(7)')).toBeTruthy();
  });

  test('that the server has is neither in the field nor kept, whatever a draft still says', async () => {
    sessionStorage.setItem(
      'tapnook.checkout.1.answers-typed.1024',
      JSON.stringify({ idCardNo: 'A123456(7)', customerAddress: '', customerSummary: 'Tea' }),
    );
    await readyCheckout(checkoutApi().on(getOrder, { data: { ...asked, idCardNo: 'A******(7)' } }));
    await waitFor(() => expect(idCard().value).toBe(''));
    expect(screen.getByText('We have A******(7). Fill this in only to change it.')).toBeTruthy();
    expect(stored()).not.toContain('A123456');
    expect(stored()).toContain('Tea');
  });
});

test('an address says what the plan says of it', async () => {
  const { planInfo } = pendingOrder();
  const words = { en_gb: 'Posted within Hong Kong only.', zh_hk: '只限香港境內郵寄。' };
  await readyCheckout(
    checkoutApi().on(getOrder, {
      data: pendingOrder({
        planInfo: {
          ...planInfo,
          customerAddressOption: { required: true, display: true, prefix: words },
        },
      }),
    }),
  );
  expect(screen.getByRole('textbox', { name: 'Address', description: words.en_gb })).toBeTruthy();
});
