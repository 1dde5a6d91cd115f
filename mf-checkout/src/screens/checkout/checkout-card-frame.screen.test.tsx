import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Rendered } from '@tapnook/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  agree,
  calls,
  clearDevice,
  pay,
  payBegins,
  readyCheckout,
} from '../../../dev/checkout-page.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';

beforeEach(clearDevice);

describe('the gateway’s own box', () => {
  const frameOf = (page: Rendered): Promise<HTMLIFrameElement> =>
    waitFor(() => {
      const found = page.container.querySelector('iframe');
      expect(found?.contentWindow).toBeTruthy();
      return found as HTMLIFrameElement;
    });
  const says = (frame: HTMLIFrameElement, message: object): void =>
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', {
            origin: new URL(frame.src).origin,
            source: frame.contentWindow,
            data: { source: 'gateway-card', ...message },
          }),
        ),
    );
  const FAILED = 'The payment gateway’s box did not load';

  /** The checkout with a new card chosen, and the box that has come for it. */
  const opened = async (): Promise<{
    readonly page: Rendered;
    readonly frame: HTMLIFrameElement;
  }> => {
    const page = await readyCheckout();
    await press(screen.getByRole('radio', { name: /Another card/ }));
    const frame = await frameOf(page);
    fireEvent.load(frame);
    return { page, frame };
  };

  test('is among what is to be mended, where other fields are wrong as well', async () => {
    const { page, frame } = await opened();
    says(frame, { type: 'ready' });
    pay();
    const link = await screen.findByRole('link', { name: 'Card: check number, expiry and CVV' });
    expect(link.getAttribute('href')).toBe('#co-card');
    expect(screen.getByText('2 things to fix before you pay')).toBeTruthy();
    says(frame, { type: 'change', complete: true });
    pay();
    expect(await screen.findByText('One thing to fix before you pay')).toBeTruthy();
    expect(calls(page, 'confirmOrder')).toEqual([]);
  });

  test('is not blamed where there is no signal', async () => {
    const { page, frame } = await opened();
    says(frame, { type: 'ready' });
    agree();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    pay();
    expect(
      (await screen.findByText('You seem to be offline. Nothing was lost.')).closest(
        '[role="alert"]',
      )?.textContent,
    ).toContain('You were not charged.');
    expect(calls(page, 'confirmOrder')).toEqual([]);
    onLine.mockRestore();
  });

  // Covers: PAY-020
  test('is reloaded by a press or when online again after failing, and stays once it works', async () => {
    const { page, frame: first } = await opened();
    expect(await screen.findByText(FAILED)).toBeTruthy();
    agree();
    pay();
    expect(
      (await screen.findByText('The payment gateway does not answer right now.')).closest(
        '[role="alert"]',
      )?.textContent,
    ).toContain('You were not charged.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const second = await frameOf(page);
    expect([second === first, second.src]).toEqual([false, first.src]);
    fireEvent.load(second);
    await screen.findByText(FAILED);
    act(() => void window.dispatchEvent(new Event('online')));
    const third = await frameOf(page);
    fireEvent.load(third);
    says(third, { type: 'ready' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 2_100)));
    expect(await frameOf(page)).toBe(third);
    expect(calls(page, 'confirmOrder')).toEqual([]);
  });

  // Covers: PAY-020
  test('is asked for a token once it is there, and not before: a press meanwhile is kept', async () => {
    const { page, frame } = await opened();
    const asked = jest
      .spyOn(frame.contentWindow as Window, 'postMessage')
      .mockImplementation(() => undefined);
    agree();
    await payBegins();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Pay HK/ }).getAttribute('aria-busy')).toBe(
        'true',
      ),
    );
    expect(asked).not.toHaveBeenCalled();
    says(frame, { type: 'ready' });
    expect(asked.mock.calls).toEqual([
      [{ source: 'checkout', type: 'tokenise' }, new URL(frame.src).origin],
    ]);
    expect(calls(page, 'confirmOrder')).toEqual([]);
  });

  test('a fault in it is led to', async () => {
    const page = await readyCheckout();
    await press(screen.getByRole('radio', { name: /Another card/ }));
    const frame = await frameOf(page);
    says(frame, { type: 'ready' });
    agree();
    await payBegins();
    says(frame, { type: 'error', message: 'Please enter a valid card number' });
    await screen.findByText('Please enter a valid card number');
    fireEvent.click(screen.getByRole('button', { name: 'To the card’s box' }));
    expect(document.activeElement).toBe(frame);
  });

  test('several faults in it are a list under one headline', async () => {
    const { frame } = await opened();
    says(frame, { type: 'ready' });
    agree();
    await payBegins();
    says(frame, {
      type: 'error',
      message: 'Please enter a valid card number\nPlease enter a valid CVV/ CCV',
    });
    const note = (await screen.findByText('Please check the card details')).closest(
      '[role="alert"]',
    ) as HTMLElement;
    expect(
      within(note)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Please enter a valid card number', 'Please enter a valid CVV/ CCV']);
    expect(note.textContent).toContain('You were not charged.');
  });
});
