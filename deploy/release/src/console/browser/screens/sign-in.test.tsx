/** @jest-environment @tapnook/tooling/jest/browser-environment.cjs */
import '../testing/browser-globals.ts';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { App } from '../app.tsx';

const open = (locale: string, facts: Readonly<Record<string, string>>): HTMLElement => {
  document.documentElement.lang = locale;
  document.head.innerHTML = Object.entries(facts)
    .map(([name, content]) => `<meta name="${name}" content="${content}">`)
    .join('');
  return render(<App />).container;
};
afterEach(cleanup);

test('the browser itself sends the token, to the page’s own server', () => {
  const form = open('en-US', { 'sign-in': 'token' }).querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/session']);
  const field = screen.getByLabelText('Registry token');
  expect([field.getAttribute('name'), field.getAttribute('type')]).toEqual(['token', 'password']);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('link', { name: 'Sign in with your work account' })).toBeNull();
});

test('a token that is not known is told at its field', async () => {
  const page = open('en-US', { 'sign-in': 'token', problem: 'tokenWrong' });
  const field = screen.getByLabelText('Registry token');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = field.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(
    'That token is not known, or was revoked.',
  );
  const { violations } = await axe.run(page, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('whoever has no role here is told so, in their language, and may try another account', () => {
  open('zh-HK', { 'sign-in': 'provider', problem: 'noRole' });
  expect(screen.getByRole('alert').textContent).toContain('所屬群組在此沒有角色');
  const link = screen.getByRole('link', { name: '以公司帳戶登入' });
  expect(link.getAttribute('href')).toBe('/session/oidc');
});
