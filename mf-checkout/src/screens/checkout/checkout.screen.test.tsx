import { beforeEach, describe, expect, test } from '@jest/globals';
import { confirmOrder, getOrder, payOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import {
  agree,
  calls,
  clearDevice,
  pay,
  payBegins,
  problemsOf,
  readyCheckout,
} from '../../../dev/checkout-page.fixture.ts';
import { pendingOrder } from '../../../dev/order.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';
import { fakeStripe } from '../../../dev/stripe.fixture.ts';

beforeEach(clearDevice);

const RESULT = '/checkoutSuccess/TN2611-7KQ2M9XBCD/succeeded';
const PAID = {
  data: {
    transactionId: 't-2',
    client_secret: null,
    status: 'succeeded' as const,
    nextAction: null,
  },
};

describe('checkout', () => {
  // Covers: RTE-012
  test('holds the choice of the address at once and says what it comes to', async () => {
    const page = await readyCheckout();
    expect(calls(page, 'createOrder').map((request) => request.body)).toEqual([
      {
        productId: '1024',
        planId: '2048',
        date: '2026-11-28',
        time: '14:10',
        quantity: 2,
        limited: false,
      },
    ]);
    expect(screen.getByText('Your 2 places are held')).toBeTruthy();
    expect(screen.getByText('HK$480 × 2')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ka Yan');
    expect(page.platform.recorded.map(({ kind }) => kind)).toContain('checkout-started');
    expect(await problemsOf(page)).toEqual([]);
  });

  test('vouchers without a day are held, not places, and nobody is coming yet', async () => {
    await readyCheckout(
      checkoutApi().on(getOrder, {
        data: pendingOrder({ participationDate: null, startTime: null }),
      }),
    );
    expect(screen.getByText('Your 2 vouchers are held')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Contact details' })).toBeTruthy();
  });

  test('shows every fault above the form, and pays nothing', async () => {
    const page = await readyCheckout();
    fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '123' } });
    pay();
    const links = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('#co-'));
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#co-phone', 'Enter a valid mobile number'],
      ['#co-terms', 'Please agree the Terms of Service'],
    ]);
    fireEvent.click(links[0] as HTMLElement);
    expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'));
    expect([calls(page, 'confirmOrder'), calls(page, 'payOrder')]).toEqual([[], []]);
  });

  test('names a fault of the plan’s own question by that question', async () => {
    const { planInfo } = pendingOrder();
    const asking = pendingOrder({
      planInfo: {
        ...planInfo,
        customerSummaryOption: {
          ...planInfo.customerSummaryOption,
          display: true,
          required: true,
          prefix: { en_gb: 'What will you sell?', zh_hk: '你會賣甚麼？' },
        },
      },
    });
    await readyCheckout(checkoutApi().on(getOrder, { data: asking }));
    agree();
    pay();
    expect(
      (
        await screen.findByRole('link', { name: 'What will you sell: This field is required' })
      ).getAttribute('href'),
    ).toBe('#co-customerSummary');
  });

  test('pays with the default card and goes to the result', async () => {
    const page = await readyCheckout();
    agree();
    pay();
    pay();
    await waitFor(() => expect(page.platform.went).toEqual([RESULT]));
    expect(calls(page, 'confirmOrder').map((request) => request.body)).toMatchObject([
      { firstName: 'Ka Yan', phoneRegionId: 'HK', discountCode: null, useTapCoin: false },
    ]);
    expect(calls(page, 'payOrder').map((request) => request.body)).toMatchObject([
      {
        payMethod: 'card',
        paymentMethodId: 'pm_1',
        returnUrl: '/en-US/checkoutSuccess/TN2611-7KQ2M9XBCD/processing',
      },
    ]);
    expect(page.platform.recorded.map(({ kind }) => kind)).toContain('checkout-completed');
  });

  test('a declined card is explained; all stays, and the next press is a new attempt', async () => {
    let refuse = true;
    const api = checkoutApi().on(payOrder, () => (refuse ? { code: '20803', status: 400 } : PAID));
    const page = await readyCheckout(api);
    fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'Lee' } });
    agree();
    pay();
    const alert = await screen.findByText(
      'Your bank declined the card. Check its details, or use another card.',
    );
    expect(alert.closest('[role="alert"]')?.textContent).toContain('You were not charged.');
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Lee');
    refuse = false;
    pay();
    await waitFor(() => expect(page.platform.went).toEqual([RESULT]));
    expect(
      new Set(calls(page, 'payOrder').map((request) => request.headers.get('idempotency-key')))
        .size,
    ).toBe(2);
  });

  test('what was pressed right before it is paid with, drawn or not', async () => {
    const page = await readyCheckout(checkoutApi().on(payOrder, PAID));
    agree();
    fireEvent.click(screen.getByRole('radio', { name: /WeChat/ }));
    pay();
    await waitFor(() => expect(calls(page, 'payOrder')).toHaveLength(1));
    expect(calls(page, 'payOrder')[0]?.body).toMatchObject({ payMethod: 'wechat_pay_hk' });
  });

  // Covers: PAY-028
  test('uses a new key for the press after an unknown outcome', async () => {
    let away = true;
    const api = checkoutApi()
      .on(payOrder, () => (away ? { code: '10500', status: 500 } : PAID))
      .on(retrieveTransaction, { code: '10405', status: 404 });
    const page = await readyCheckout(api);
    agree();
    pay();
    expect(await screen.findByText(/cannot charge you twice/)).toBeTruthy();
    away = false;
    pay();
    await waitFor(() => expect(page.platform.went).toEqual([RESULT]));
    expect(
      new Set(calls(page, 'payOrder').map((request) => request.headers.get('idempotency-key')))
        .size,
    ).toBe(2);
  });

  test('says "not charged" after an unknown outcome only when the server declines', async () => {
    let answers: 'lost' | 'offline' | 'declined' = 'lost';
    const api = checkoutApi()
      .on(payOrder, () =>
        answers === 'declined' ? { code: '20803', status: 400 } : { code: '10500', status: 500 },
      )
      .on(confirmOrder, () => {
        if (answers === 'offline') throw new TypeError('Failed to fetch');
        return { data: pendingOrder({ email: 'kayan@mail.example' }) };
      })
      .on(retrieveTransaction, { code: '10405', status: 404 });
    const page = await readyCheckout(api);
    const told = (): string => page.container.querySelector('[role="alert"]')?.textContent ?? '';
    agree();
    pay();
    await waitFor(() => expect(told()).toContain('cannot charge you twice'));
    answers = 'offline';
    pay();
    await waitFor(() => expect(told()).toMatch(/offline|connection/i));
    expect(told()).toContain('cannot charge you twice');
    expect(told()).not.toContain('not charged.');
    answers = 'declined';
    pay();
    await waitFor(() => expect(told()).toContain('use another card.You were not charged.'));
  });

  test('shows a payment of unknown state as open, and leaves every error uncertain', async () => {
    const order = pendingOrder({
      transaction: { transactionId: 't-1', clientSecret: null },
    });
    const page = await readyCheckout(
      checkoutApi()
        .on(getOrder, { data: order })
        .on(retrieveTransaction, { code: '10503', status: 503 })
        .on(confirmOrder, { code: '10503', status: 503 }),
    );
    expect(await screen.findByText('A payment is still open')).toBeTruthy();
    agree();
    pay();
    await waitFor(() =>
      expect(page.container.querySelector('[role="alert"]')?.textContent).toContain(
        'cannot charge you twice',
      ),
    );
    expect(page.container.querySelector('[role="alert"]')?.textContent).not.toContain(
      'not charged',
    );
  });

  test.each([
    [
      'in the words of its field',
      { message: 'Please enter a valid expiry date' },
      'Please enter a valid expiry date',
    ],
    ['also when it gives no reason', {}, 'The payment gateway does not answer right now.'],
  ])(
    'a card of which the gateway makes no token is refused %s, and nothing is sent',
    async (_, fault, words) => {
      const stripe = fakeStripe();
      stripe.fault = fault;
      const page = await readyCheckout(checkoutApi());
      await press(screen.getByRole('radio', { name: /Another card/ }));
      await waitFor(() => stripe.latest());
      stripe.latest().emit('ready');
      agree();
      await payBegins();
      const alert = await screen.findByText(words);
      expect(alert.closest('[role="alert"]')?.textContent).toContain('You were not charged.');
      expect(calls(page, 'confirmOrder')).toEqual([]);
    },
  );

  test('takes coins off the total; shows a differing server total before paying', async () => {
    const api = checkoutApi().on(confirmOrder, {
      data: pendingOrder({
        usedTapCoin: 100,
        tapCoinDiscountAmount: 1000,
        paymentAmount: 95_000,
        email: 'kayan@mail.example',
      }),
    });
    const page = await readyCheckout(api);
    await press(screen.getByRole('switch', { name: /Tapcoin/ }));
    expect(screen.getByText('−HK$20')).toBeTruthy();
    agree();
    pay();
    expect(await screen.findByText('The total changed from HK$940 to HK$950.')).toBeTruthy();
    expect(calls(page, 'payOrder')).toEqual([]);
  });

  // Covers: CON-018
  test('coins are spent by share, and the server is asked for exactly as many', async () => {
    const page = await readyCheckout();
    await press(screen.getByRole('switch', { name: /Tapcoin/ }));
    const shares = screen
      .getAllByRole('radio', { name: /%$/ })
      .map((radio) => (radio as HTMLInputElement).value);
    expect(shares).toEqual(['5', '10', '20', '50', '100']);
    await press(screen.getByRole('radio', { name: '50%' }));
    expect(screen.getByText('−HK$10')).toBeTruthy();
    agree();
    pay();
    await waitFor(() =>
      expect(calls(page, 'confirmOrder').map((request) => request.body)).toMatchObject([
        { useTapCoin: true, tapCoins: 100 },
      ]),
    );
  });

  // Covers: COI-019
  test('the refund policy is one press away before paying', async () => {
    await readyCheckout();
    expect(screen.getByRole('link', { name: 'refund policy' }).getAttribute('href')).toBe(
      '/en-US/terms/refunds',
    );
  });

  // Covers: PAY-013
  test('a reload finds the same order and what was typed', async () => {
    const first = await readyCheckout();
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Siu Ming' } });
    first.unmount();
    const second = await readyCheckout();
    const [before, after] = [first, second].map((page) => calls(page, 'createOrder')[0]);
    expect(after?.headers.get('idempotency-key')).toBe(before?.headers.get('idempotency-key'));
    expect(after?.body).toEqual(before?.body);
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Siu Ming');
  });

  test.each([
    ['2026-11-20', false],
    ['2026-11-21', false],
    ['2026-11-22', true],
  ])('a reminder of a visit on %s is offered: %s', async (participationDate, offered) => {
    await readyCheckout(checkoutApi().on(getOrder, { data: pendingOrder({ participationDate }) }));
    expect(screen.queryByRole('checkbox', { name: /Remind me the day before/ }) !== null).toBe(
      offered,
    );
  });

  // Covers: PAY-027
  test('keeps typed details with their order, and starts a new one from the profile', async () => {
    const name = (): string => screen.getByLabelText<HTMLInputElement>('First name').value;
    const other = checkoutApi().on(getOrder, {
      data: pendingOrder({ orderNo: 'TN2611-OTHER', productId: '77' }),
    });
    const first = await readyCheckout(other);
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Boss' } });
    first.unmount();
    const second = await readyCheckout();
    expect(name()).toBe('Ka Yan');
    second.unmount();
    await readyCheckout(
      checkoutApi().on(getOrder, {
        data: pendingOrder({
          orderNo: 'TN2611-MUMS',
          productId: '77',
          email: 'mum@mail.example',
          firstName: 'Mum',
          lastName: 'Chan',
          phone: '61112222',
          phoneRegionId: 'HK',
        }),
      }),
    );
    expect(name()).toBe('Mum');
  });
});
