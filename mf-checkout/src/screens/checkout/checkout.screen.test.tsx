import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { confirmOrder, createOrder, getOrder, listCards, payOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import { accessibilityProblems, renderRemote, type FakeApi, type Rendered } from '@tapnook/testing';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import { paidOrder, pendingOrder } from '../../../dev/order.fixture.ts';
import { remote } from '../../remote.ts';

// A busy machine draws late; it is the outcome that counts.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(30_000);

const PATH = '/checkout/1024/product?plan=2048&date=2026-11-28&time=14%3A10&qty=2';
const RESULT = '/checkoutSuccess/TN2611-7KQ2M9XBCD/succeeded';
const user = { userId: '1', name: 'Ka Yan', image: null };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
});
const open = (api: FakeApi, path = PATH): Promise<Rendered> => renderRemote(remote, { api, user, path });
const ready = async (api = checkoutApi()): Promise<Rendered> => {
  const page = await open(api);
  await screen.findByRole('radio', { name: /4242/ });
  await screen.findByRole('switch', { name: /Tapcoin/ });
  return page;
};
const pay = (): void => {
  fireEvent.click(screen.getAllByRole('button', { name: /^Pay/ })[0] as HTMLElement);
};
const PAID = { data: { transactionId: 't-2', client_secret: null, status: 'succeeded' as const, nextAction: null } };
// The clock of the hold goes on while a busy machine looks.
const problemsOf = (page: Rendered): Promise<unknown> => act(async () => accessibilityProblems(page.container));
const agree = (): void => {
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
};
const calls = (page: Rendered, call: string) => page.api.requests.filter((seen) => seen.call === call).map(({ request }) => request);

describe('checkout', () => {
  test('holds the choice of the address at once and says what it comes to', async () => {
    const page = await ready();
    expect(calls(page, 'createOrder').map((request) => request.body)).toEqual([{ productId: '1024', planId: '2048', date: '2026-11-28', time: '14:10', quantity: 2, limited: false }]);
    expect(screen.getByText('Your 2 places are held')).toBeTruthy();
    expect(screen.getByText('HK$480 × 2')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ka Yan');
    expect(page.platform.recorded.map(({ kind }) => kind)).toContain('checkout-started');
    expect(await problemsOf(page)).toEqual([]);
  });

  test('shows every fault above the form, and pays nothing', async () => {
    const page = await ready();
    fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '123' } });
    pay();
    const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#co-'));
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([['#co-phone', 'Enter a valid mobile number'], ['#co-terms', 'Please agree the Terms of Service']]);
    fireEvent.click(links[0] as HTMLElement);
    expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'));
    expect([calls(page, 'confirmOrder'), calls(page, 'payOrder')]).toEqual([[], []]);
  });

  test('names a fault of the plan’s own question by that question', async () => {
    const { planInfo } = pendingOrder();
    const asking = pendingOrder({ planInfo: { ...planInfo, customerSummaryOption: { ...planInfo.customerSummaryOption, display: true, required: true, prefix: { en_gb: 'What will you sell?', zh_hk: '你會賣甚麼？' } } } });
    await ready(checkoutApi().on(getOrder, { data: asking }));
    agree();
    pay();
    expect(screen.getByRole('link', { name: 'What will you sell: This field is required' }).getAttribute('href')).toBe('#co-customerSummary');
  });

  test('pays with the default card and goes to the result', async () => {
    const page = await ready();
    agree();
    pay();
    pay();
    await waitFor(() => expect(page.platform.went).toEqual([RESULT]));
    expect(calls(page, 'confirmOrder').map((request) => request.body)).toMatchObject([{ firstName: 'Ka Yan', phoneRegionId: 'HK', discountCode: null, useTapCoin: false }]);
    expect(calls(page, 'payOrder').map((request) => request.body)).toMatchObject([{ payMethod: 'card', paymentMethodId: 'pm_1', returnUrl: '/en-US/checkoutSuccess/TN2611-7KQ2M9XBCD/processing' }]);
    expect(page.platform.recorded.map(({ kind }) => kind)).toContain('checkout-completed');
  });

  test('a declined card is explained, everything stays, and the next press is a new attempt', async () => {
    let refuse = true;
    const api = checkoutApi().on(payOrder, () => (refuse ? { code: '20803', status: 400 } : PAID));
    const page = await ready(api);
    fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'Lee' } });
    agree();
    pay();
    const alert = await screen.findByText('Your bank declined the card.');
    expect(alert.closest('[role="alert"]')?.textContent).toContain('You were not charged.');
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Lee');
    refuse = false;
    pay();
    await waitFor(() => expect(page.platform.went).toEqual([RESULT]));
    expect(new Set(calls(page, 'payOrder').map((request) => request.headers.get('idempotency-key'))).size).toBe(2);
  });

  test('after a press in doubt the next one is an attempt of its own: the server still holds the key of the first', async () => {
    let away = true;
    const api = checkoutApi().on(payOrder, () => (away ? { code: '10500', status: 500 } : PAID)).on(retrieveTransaction, { code: '10405', status: 404 });
    const page = await ready(api);
    agree();
    pay();
    expect(await screen.findByText(/cannot charge you twice/)).toBeTruthy();
    away = false;
    pay();
    await waitFor(() => expect(page.platform.went).toEqual([RESULT]));
    expect(new Set(calls(page, 'payOrder').map((request) => request.headers.get('idempotency-key'))).size).toBe(2);
  });

  test('while a press is in doubt no later refusal says "not charged"; the server’s own decline does again', async () => {
    let answers: 'lost' | 'offline' | 'declined' = 'lost';
    const api = checkoutApi()
      .on(payOrder, () => (answers === 'declined' ? { code: '20803', status: 400 } : { code: '10500', status: 500 }))
      .on(confirmOrder, () => {
        if (answers === 'offline') throw new TypeError('Failed to fetch');
        return { data: pendingOrder({ email: 'kayan@mail.example' }) };
      })
      .on(retrieveTransaction, { code: '10405', status: 404 });
    const page = await ready(api);
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
    await waitFor(() => expect(told()).toContain('Your bank declined the card. You were not charged.'.replace('. ', '.')));
  });

  test('an attempt that nobody can tell how it stands is told as open, and leaves every refusal in doubt', async () => {
    const order = pendingOrder({ transaction: { transactionId: 't-1', status: 'pending' } as never });
    const page = await ready(checkoutApi().on(getOrder, { data: order }).on(retrieveTransaction, { code: '10503', status: 503 }).on(confirmOrder, { code: '10503', status: 503 }));
    expect(await screen.findByText('A payment is still open')).toBeTruthy();
    agree();
    pay();
    await waitFor(() => expect(page.container.querySelector('[role="alert"]')?.textContent).toContain('cannot charge you twice'));
    expect(page.container.querySelector('[role="alert"]')?.textContent).not.toContain('not charged');
  });

  test.each([
    ['in the words of its field', { type: 'error', message: 'Please enter a valid expiry date' }, 'Please enter a valid expiry date'],
    ['also when it gives no reason', { type: 'error' }, 'The payment gateway is slow to answer.'],
  ])('a card of which the gateway makes no token is refused %s, and nothing is sent', async (_, message, words) => {
    const page = await ready(checkoutApi());
    fireEvent.click(screen.getByRole('radio', { name: /Another card/ }));
    const frame = await waitFor(() => {
      const found = page.container.querySelector('iframe');
      expect(found?.contentWindow).toBeTruthy();
      return found as HTMLIFrameElement;
    });
    agree();
    pay();
    act(() => void window.dispatchEvent(new MessageEvent('message', { origin: new URL(frame.src).origin, source: frame.contentWindow, data: { source: 'gateway-card', ...message } })));
    const alert = await screen.findByText(words);
    expect(alert.closest('[role="alert"]')?.textContent).toContain('You were not charged.');
    expect(calls(page, 'confirmOrder')).toEqual([]);
  });

  test('coins come off the sum, and a total that the server sees differently is shown before it is paid', async () => {
    const api = checkoutApi().on(confirmOrder, { data: pendingOrder({ usedTapCoin: 100, tapCoinDiscountAmount: 1000, paymentAmount: 95_000, email: 'kayan@mail.example' }) });
    const page = await ready(api);
    fireEvent.click(screen.getByRole('switch', { name: /Tapcoin/ }));
    expect(screen.getByText('−HK$20')).toBeTruthy();
    agree();
    pay();
    expect(await screen.findByText('The total changed from HK$940 to HK$950.')).toBeTruthy();
    expect(calls(page, 'payOrder')).toEqual([]);
  });

  test('coins are spent by share, and the server is asked for exactly as many', async () => {
    const page = await ready();
    fireEvent.click(screen.getByRole('switch', { name: /Tapcoin/ }));
    const shares = screen.getAllByRole('radio', { name: /%$/ }).map((radio) => (radio as HTMLInputElement).value);
    expect(shares).toEqual(['5', '10', '20', '50', '100']);
    fireEvent.click(screen.getByRole('radio', { name: '50%' }));
    expect(screen.getByText('−HK$10')).toBeTruthy();
    agree();
    pay();
    await waitFor(() => expect(calls(page, 'confirmOrder').map((request) => request.body)).toMatchObject([{ useTapCoin: true, tapCoins: 100 }]));
  });

  test('the refund policy is one press away before paying', async () => {
    await ready();
    expect(screen.getByRole('link', { name: 'refund policy' }).getAttribute('href')).toBe('/en-US/terms/refunds');
  });

  test('a reload finds the same order and what was typed', async () => {
    const first = await ready();
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Siu Ming' } });
    first.unmount();
    const second = await ready();
    const [before, after] = [first, second].map((page) => calls(page, 'createOrder')[0]);
    expect(after?.headers.get('idempotency-key')).toBe(before?.headers.get('idempotency-key'));
    expect(after?.body).toEqual(before?.body);
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Siu Ming');
  });
});

describe('checkout that cannot go on', () => {
  test('an order that ran out is replaced by a new one, at the price that was seen', async () => {
    let made = 0;
    const api = checkoutApi()
      .on(createOrder, () => {
        made += 1;
        return { data: { transactionId: null, client_secret: null, cards: [], orderResult: { orderId: `o-${made}`, orderNo: `TN-${made}`, residuePayTime: 1800, productId: '1024' } } };
      })
      .on(getOrder, ({ params }) => ({ data: pendingOrder(params['orderNo'] === 'TN-1' ? { orderNo: 'TN-1', orderStatus: 'INV', endReason: 'expired', residuePayTime: 0 } : { orderNo: 'TN-2' }) }));
    const page = await ready(api);
    const made2 = calls(page, 'createOrder');
    expect(made2.map((request) => (request.body as { expectedTotal?: number }).expectedTotal)).toEqual([undefined, 96_000]);
    expect(new Set(made2.map((request) => request.headers.get('idempotency-key'))).size).toBe(2);
  });

  test('going back after paying offers the vouchers, not another payment', async () => {
    await open(checkoutApi().on(getOrder, { data: paidOrder() }));
    expect(await screen.findByText('This order is paid')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  test.each([['20602'], ['20617'], ['20623']])('stock that is gone (%s) leads back to the choice', async (code) => {
    await open(checkoutApi().on(createOrder, { code, status: 400, text: 'Oops, sold out' }));
    expect(await screen.findByText('Oops, sold out')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change the choice' }).getAttribute('href')).toContain('plan=2048');
  });

  test('who has bought as many as one person may is told so', async () => {
    await open(checkoutApi().on(createOrder, { code: '20618', status: 400, more: { buyLimit: 6, bought: 6 } }));
    expect(await screen.findByText('Each person may have 6, and you already have 6. Nothing was charged.')).toBeTruthy();
  });

  test('stock of which less is left says how much', async () => {
    await open(checkoutApi().on(createOrder, { code: '20617', status: 400, more: { remaining: 1 } }));
    expect(await screen.findByText(/^Only one is left\. Nothing was charged/)).toBeTruthy();
  });

  test('a price that changed since the product’s page says from what to what, and is accepted before anything is held', async () => {
    const api = checkoutApi().on(createOrder, ({ body }) => {
      const { expectedTotal } = body as { expectedTotal?: number };
      if (expectedTotal !== 104_000) return { code: '20624', status: 400, text: 'The price has changed.', more: { total: 104_000, expectedTotal } };
      return { data: { transactionId: null, client_secret: null, cards: [], orderResult: { orderId: 'o-1', orderNo: 'TN2611-7KQ2M9XBCD', residuePayTime: 1800, productId: '1024' } } };
    });
    const page = await open(api, `${PATH}&seen=96000`);
    expect(await screen.findByText(/^It was HK\$960 and is HK\$1,040 now\. Nothing was charged/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go on at HK$1,040' }));
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeTruthy();
    const made = calls(page, 'createOrder');
    expect(made.map((request) => (request.body as { expectedTotal?: number }).expectedTotal)).toEqual([96_000, 104_000]);
    expect(new Set(made.map((request) => request.headers.get('idempotency-key'))).size).toBe(2);
  });
});

describe('the sub-pages of checkout', () => {
  const at = (page: string): string => PATH.replace('/product', `/${page}`);

  test('payType holds the same order, offers every way to pay and nothing else, and leads back', async () => {
    const page = await open(checkoutApi(), at('payType'));
    expect(await screen.findByRole('heading', { level: 1, name: 'How you’d like to pay' })).toBeTruthy();
    expect((await screen.findAllByRole('radio')).map((radio) => (radio as HTMLInputElement).value)).toEqual(['pm_1', 'alipay_hk', 'wechat_pay_hk', 'new-card']);
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(calls(page, 'createOrder')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe(`/en-US${PATH}`);
    expect(await problemsOf(page)).toEqual([]);
  });

  test('selectCard offers cards only, and a wallet chosen before is no card to pay with', async () => {
    sessionStorage.setItem('tn.checkout.1.method.TN2611-7KQ2M9XBCD', '"alipay_hk"');
    const page = await open(checkoutApi(), at('selectCard'));
    await screen.findByRole('heading', { level: 1, name: 'Which card?' });
    expect((await screen.findAllByRole('radio')).map((radio) => (radio as HTMLInputElement).value)).toEqual(['pm_1', 'new-card']);
    pay();
    expect((await screen.findByText('Please choose a card to pay')).closest('[role="alert"]')?.textContent).toContain('You were not charged.');
    expect(calls(page, 'confirmOrder')).toEqual([]);
  });

  test('addCard opens the field of the gateway', async () => {
    await open(checkoutApi(), at('addCard'));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /Another card/ }).checked).toBe(true));
    expect(await screen.findByTitle(/gateway/)).toBeTruthy();
  });

  test('pressing pay there with details missing goes back to them', async () => {
    const page = await open(checkoutApi(), at('payType'));
    await screen.findByRole('radio', { name: /4242/ });
    pay();
    await waitFor(() => expect(page.platform.went).toEqual([PATH]));
    expect(calls(page, 'confirmOrder')).toEqual([]);
  });

  test('pressing pay before the ways to pay are here asks for one', async () => {
    let arrive: (reply: { data: { total: number; data: never[]; checksLeft: number } }) => void = () => undefined;
    await open(checkoutApi().on(listCards, () => new Promise((resolve) => { arrive = resolve; })));
    await screen.findByRole('checkbox', { name: /I agree/ });
    pay();
    expect(await screen.findByText('Please select payment method')).toBeTruthy();
    arrive({ data: { total: 0, data: [], checksLeft: 3 } });
    expect(await screen.findByRole('radio', { name: 'Credit or debit card' })).toBeTruthy();
  });
});
