import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { checkDiscount, checkTapCoin, confirmOrder } from '@tapnook/contracts/calls';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import {
  discountCode,
  agree,
  calls,
  clearDevice,
  pay,
  payBegins,
  readyCheckout,
} from '../../../dev/checkout-page.fixture.ts';
import { foundDiscount } from '../../../dev/discount.fixture.ts';
import { pendingOrder } from '../../../dev/order.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';
import { sharesOf } from '../../features/discounts/use-discounts.ts';

const intoView = jest.fn();
beforeEach(() => {
  clearDevice();
  intoView.mockClear();
  HTMLElement.prototype.scrollIntoView = intoView;
});

const OFFLINE = 'You seem to be offline. Nothing was lost.';
const FOUND = foundDiscount();
const UNKNOWN = { code: '20627', status: 400, text: 'We do not know this code.' };
/** Types a code and presses Enter in its field. */
const enter = (typed: string): void => {
  discountCode().focus();
  fireEvent.change(discountCode(), { target: { value: typed } });
  fireEvent.submit(discountCode());
};
/** The line that speaks, which was there before it had anything to say. */
const speaker = (): HTMLElement =>
  discountCode().closest('form')?.parentElement?.querySelector('[role="status"]') as HTMLElement;
const signal = (is: boolean): void =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
    window.dispatchEvent(new Event(is ? 'online' : 'offline'));
  });

describe('a code that is applied', () => {
  // Covers: PRD-013
  test('hands the focus to the button that takes it away, says so, and takes it back', async () => {
    await readyCheckout(checkoutApi().on(checkDiscount, FOUND));
    const line = speaker();
    enter('first10');
    const remove = await screen.findByRole('button', { name: 'Remove' });
    await waitFor(() => expect(document.activeElement).toBe(remove));
    expect(line.textContent).toBe('FIRST10 applied: HK$10 off');
    fireEvent.click(remove);
    // Its field is there before the sum is.
    expect(discountCode().value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(discountCode()));
    expect([line.isConnected, discountCode().getAttribute('aria-invalid')]).toEqual([true, null]);
  });

  test('leaves the focus where it went meanwhile', async () => {
    await readyCheckout(checkoutApi().on(checkDiscount, FOUND));
    enter('first10');
    const elsewhere = screen.getByLabelText('First name');
    elsewhere.focus();
    await screen.findByRole('button', { name: 'Remove' });
    expect(document.activeElement).toBe(elsewhere);
  });
});

describe('a code that is refused', () => {
  // Covers: PRD-013
  test('by Enter is spoken each time, since its field has the focus already', async () => {
    await readyCheckout(
      checkoutApi().on(checkDiscount, async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return UNKNOWN;
      }),
    );
    const line = speaker();
    expect(line.textContent).toBe('');
    enter('NONE');
    await waitFor(() => expect(line.textContent).toBe('We do not know this code.'));
    expect([line, document.activeElement, intoView.mock.calls.length]).toEqual([
      speaker(),
      discountCode(),
      1,
    ]);
    const heard: string[] = [];
    new MutationObserver(() => heard.push(line.textContent)).observe(line, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    fireEvent.submit(discountCode());
    await waitFor(() => expect(heard.at(-1)).toBe('We do not know this code.'));
    expect(heard.length).toBeGreaterThan(1);
  });

  // Covers: PRD-013
  test('is dropped when its field is emptied or rewritten, also after a reload', async () => {
    const page = await readyCheckout(checkoutApi().on(checkDiscount, UNKNOWN));
    enter('NONE');
    await screen.findByText('We do not know this code.', { selector: ':not([role])' });
    fireEvent.change(discountCode(), { target: { value: '' } });
    await waitFor(() => expect(discountCode().getAttribute('aria-invalid')).not.toBe('true'));
    expect(document.body.textContent).not.toContain('We do not know this code.');
    expect(sessionStorage.getItem(`tapnook.checkout.1.code.${pendingOrder().orderNo}`)).not.toBe(
      '"NONE"',
    );
    expect(calls(page, 'checkDiscount')).toHaveLength(1);
  });

  test('and found again by a later load neither speaks nor moves the page', async () => {
    sessionStorage.setItem(`tapnook.checkout.1.code.${pendingOrder().orderNo}`, '"NONE"');
    await readyCheckout(checkoutApi().on(checkDiscount, UNKNOWN));
    await screen.findByText('We do not know this code.');
    expect([intoView.mock.calls, speaker().textContent, document.activeElement]).toEqual([
      [],
      '',
      document.body,
    ]);
  });
});

describe('without a signal', () => {
  // Covers: PAY-035
  test('the page says so by itself, and no longer once it is back', async () => {
    await readyCheckout();
    signal(false);
    expect(
      (await screen.findByText('You’re offline.')).closest('[role="alert"]')?.textContent,
    ).toContain('Paying needs a signal.');
    signal(true);
    await waitFor(() => expect(screen.queryByText('You’re offline.')).toBeNull());
  });

  const noAnswer = (): never => {
    throw new TypeError('Failed to fetch');
  };
  const alerts = (): readonly (string | null)[] =>
    screen.getAllByRole('alert').map(({ textContent }) => textContent);

  test('shows one error for an offline press; focuses the heading when online again', async () => {
    await readyCheckout(checkoutApi().on(confirmOrder, noAnswer));
    agree();
    signal(false);
    for (const payAgain of [payBegins, payBegins]) {
      await payAgain();
      await waitFor(() =>
        expect(alerts()).toEqual([
          `${OFFLINE}You were not charged.Press pay again once the signal is back.`,
        ]),
      );
    }
    await waitFor(() => expect(document.activeElement?.textContent).toContain(OFFLINE));
    signal(true);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the focus stays where it went from the note', async () => {
    await readyCheckout(checkoutApi().on(confirmOrder, noAnswer));
    agree();
    signal(false);
    pay();
    await screen.findByText(OFFLINE);
    discountCode().focus();
    signal(true);
    await waitFor(() => expect(screen.queryByText(OFFLINE)).toBeNull());
    expect(document.activeElement).toBe(discountCode());
  });

  test('a code that was typed and could not be checked at a press is not blamed', async () => {
    await readyCheckout(checkoutApi().on(checkDiscount, noAnswer));
    agree();
    fireEvent.change(discountCode(), { target: { value: 'first10' } });
    signal(false);
    pay();
    await waitFor(() =>
      expect(alerts()[0]).toBe(
        `${OFFLINE}You were not charged.Press pay again once the signal is back.`,
      ),
    );
    expect([
      discountCode().value,
      screen.queryByRole('button', { name: 'To the discount code' }),
    ]).toEqual(['first10', null]);
  });

  test('is not what an unreachable shop is called, and a press there says so', async () => {
    signal(true);
    await readyCheckout(checkoutApi().on(confirmOrder, noAnswer));
    agree();
    pay();
    expect(
      await screen.findByText(
        'TapNook can’t be reached right now. Check your connection and try again.',
      ),
    ).toBeTruthy();
    expect(alerts()).toEqual([
      'TapNook can’t be reached right now. Check your connection and try again.You were not ' +
        'charged.',
    ]);
  });

  test('a code is not told as lost any more while it is asked for again', async () => {
    let answer: () => void = () => undefined;
    let lost = true;
    const page = await readyCheckout(
      checkoutApi().on(checkDiscount, async () => {
        if (lost) throw new TypeError('Failed to fetch');
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return FOUND;
      }),
    );
    signal(false);
    enter('first10');
    await waitFor(() => expect(page.container.textContent).toContain(OFFLINE));
    lost = false;
    signal(true);
    await waitFor(() => expect(page.container.textContent).not.toContain(OFFLINE));
    expect(discountCode().getAttribute('aria-invalid')).toBeNull();
    await act(async () => answer());
    expect(await screen.findByText('FIRST10 applied: HK$10 off')).toBeTruthy();
  });
});

test('leads to the order that took the coins, beside the switch and above the form', async () => {
  const waiting = { orderNo: 'TN-9', coins: 200, holdExpiresAt: '2026-11-20T10:20:00.000Z' };
  const coins = {
    useTapCoinStatus: 'available' as const,
    discountAmount: 0,
    allowUseCoin: 0,
    expiredTime: null,
    orderCoins: 0,
  };
  let taken = false;
  await readyCheckout(
    checkoutApi()
      .on(checkTapCoin, () => ({
        data: { ...coins, ...(taken ? { balance: 0, waiting } : { balance: 200, waiting: null }) },
      }))
      .on(confirmOrder, {
        code: '20632',
        status: 400,
        text: 'Your unpaid order TN-9 holds 200 of your coins.',
      }),
  );
  await press(screen.getByRole('switch', { name: /Tapcoin/ }));
  agree();
  taken = true;
  pay();
  await screen.findByText('Your unpaid order TN-9 holds 200 of your coins.');
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('link', { name: 'Pay for that order' })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/en-US/checkoutOrder/TN-9', '/en-US/checkoutOrder/TN-9']),
  );
  expect(
    screen.getByText('Another unpaid order holds 200 of your Tapcoin until 18:20.'),
  ).toBeTruthy();
});

describe('shares of the coins', () => {
  test.each([
    [0, [100]],
    [10, [100]],
    [40, [20, 50, 100]],
    [200, [5, 10, 20, 50, 100]],
  ])('of %i coins are %j: those that come to the same are one', (most, shares) => {
    expect(sharesOf(most)).toEqual(shares);
  });

  // Covers: CON-018
  test('are not offered where all of them come to the same', async () => {
    const coins = {
      useTapCoinStatus: 'available' as const,
      discountAmount: 100,
      allowUseCoin: 10,
      expiredTime: null,
      balance: 11,
      orderCoins: 0,
      waiting: null,
    };
    await readyCheckout(checkoutApi().on(checkTapCoin, { data: coins }));
    await press(screen.getByRole('switch', { name: /Tapcoin/ }));
    expect(screen.getByText('−HK$1')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /%$/ })).toBeNull();
  });
});
