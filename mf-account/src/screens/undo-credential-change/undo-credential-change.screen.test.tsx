import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { undoCredentialChange } from '@tapnook/contracts/calls';
import { accessibilityProblems, renderRemote, type FakeApi } from '@tapnook/testing';
import { act, fireEvent, screen as page } from '@testing-library/react';
import { fakeAnswers } from '../../../dev/fakes.ts';
import en from '../../locales/en-US.json' with { type: 'json' };
import zh from '../../locales/zh-HK.json' with { type: 'json' };
import { remote } from '../../remote.ts';

const LANGUAGES = [
  ['en-US', en],
  ['zh-HK', zh],
] as const;
let api: FakeApi;
beforeEach(() => {
  api = fakeAnswers();
  // axe measures single letters on a canvas, which jsdom does not have.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => void jest.restoreAllMocks());
const open = (locale: 'en-US' | 'zh-HK' = 'en-US') =>
  act(() => renderRemote(remote, { api, path: '/login/undo/t-1', locale }));
const press = (name: string): void => {
  const button = page.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const undos = () => api.requests.filter(({ call }) => call === 'undoCredentialChange');

describe.each(LANGUAGES)(
  'the page behind a letter about a changed way in, in %s',
  (locale, words) => {
    test('changes nothing when opened; its button undoes and leads to a new password', async () => {
      api.on(undoCredentialChange, { data: { outcome: 'undone', email: 'k••••@example.com' } });
      const { container } = await open(locale);
      expect(await page.findByRole('heading', { level: 1, name: words.undo.title })).toBeTruthy();
      expect(await accessibilityProblems(container)).toEqual([]);
      expect(undos()).toEqual([]);
      press(words.undo.confirm);
      const done = await page.findByRole('status');
      expect(done.textContent).toContain('k••••@example.com');
      expect(document.activeElement?.contains(done)).toBe(true);
      expect(undos().map(({ request }) => request.body)).toEqual([{ token: 't-1' }]);
      const next = page.getByRole('link', { name: words.undo.reset });
      expect(next.getAttribute('href')).toBe(`/${locale}/resetPassword`);
      expect(await accessibilityProblems(container)).toEqual([]);
    });

    test.each(['used', 'expired', 'unknown', 'taken'] as const)(
      'says in words that a link is %s, and where help is',
      async (outcome) => {
        api.on(undoCredentialChange, { data: { outcome, email: null } });
        const { container } = await open(locale);
        await page.findByRole('button', { name: words.undo.confirm });
        press(words.undo.confirm);
        const alert = await page.findByRole('alert');
        expect(alert.textContent).toContain(words.undo[outcome]);
        expect(document.activeElement?.contains(alert)).toBe(true);
        expect(page.getByRole('link', { name: words.undo.help })).toBeTruthy();
        expect(page.queryByRole('button', { name: words.undo.confirm })).toBeNull();
        expect(await accessibilityProblems(container)).toEqual([]);
      },
    );
  },
);

describe('the button of that page', () => {
  test('leads an account without an e-mail to signing in', async () => {
    api.on(undoCredentialChange, { data: { outcome: 'undone', email: null } });
    await open();
    await page.findByRole('button', { name: en.undo.confirm });
    press(en.undo.confirm);
    const next = await page.findByRole('link', { name: en.undo.signIn });
    expect(next.getAttribute('href')).toBe('/en-US/login');
  });

  test('can be pressed again when the server failed', async () => {
    api.on(undoCredentialChange, { code: '10500', status: 500 });
    await open();
    await page.findByRole('button', { name: en.undo.confirm });
    press(en.undo.confirm);
    expect(await page.findByRole('alert')).toBeTruthy();
    api.on(undoCredentialChange, { data: { outcome: 'undone', email: null } });
    press(en.undo.confirm);
    expect(await page.findByText(en.undo.done)).toBeTruthy();
  });
});
