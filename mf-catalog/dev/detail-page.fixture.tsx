import { beforeEach } from '@jest/globals';
import type { DateSlot } from '@tapnook/contracts/api';
import { renderRemote } from '@tapnook/testing';
import { afterPresses } from '@tapnook/ui';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { remote } from '../src/remote.ts';
import { fakeMonth, fakeShop } from './fakes.ts';

const fakeSlot = {
  definition: { Component: () => <p>another remote</p> },
  namespace: 'other@1.0.0',
  owner: 'other',
  version: '1.0.0',
};
/** A member who looks at a product. */
export const USER = { userId: '7', name: 'Ka Ho', image: null };
/** The product's page, with another remote in each of its slots. */
export const open = async (
  path = '/detail/hands-on-pottery',
  api = fakeShop(),
  locale: 'en-US' | 'zh-HK' = 'en-US',
  user: typeof USER | null = null,
) => {
  const shown = await renderRemote(remote, {
    api,
    path,
    locale,
    user,
    slots: { 'merchant-card': fakeSlot, 'product-reviews': fakeSlot },
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
};
/** Where plan, day and number are chosen. */
export const book = (): HTMLElement => document.getElementById('book') as HTMLElement;
// By text: asking a whole calendar for roles takes longer than the tests may.
export const button = async (name: string): Promise<HTMLElement> => {
  const text = await within(book()).findByText(name, { selector: 'button, button *' });
  return text.closest('button') ?? text;
};
export const radio = (label: RegExp): HTMLInputElement => within(book()).getByLabelText(label);
/** The month of a call with other days of it free, and the next one that is. */
export const monthOf = (
  url: URL,
  nextAvailableDay: string | null,
  isFree: (slot: DateSlot) => boolean = () => true,
  reason: DateSlot['reason'] = 'soldOut',
) => {
  const month = (url.searchParams.get('date') ?? '').slice(0, 7);
  return {
    data: {
      month,
      days: fakeMonth(month).map((slot) =>
        isFree(slot) ? slot : { ...slot, reason, isSoldOut: reason === 'soldOut' },
      ),
      nextAvailableDay,
    },
  };
};

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = ((query: string) => ({
    matches: true,
    media: query,
  })) as typeof window.matchMedia;
});

/**
 * Presses, and waits until the page has taken it over: what is pressed before that waits for it,
 * which React takes for a test that does not wait.
 */
export const press = async (pressed: HTMLElement): Promise<void> => {
  fireEvent.click(pressed);
  await act(() => new Promise<void>(afterPresses));
};
