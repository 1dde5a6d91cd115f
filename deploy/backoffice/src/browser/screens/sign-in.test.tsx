import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../testing/render-screen.tsx';
import { SignInScreen } from './sign-in.tsx';

const refuse = (code: string, words: string, data: object = {}) =>
  Response.json(
    { code, message: words, data: { en_US: words, zh_HK: words, ...data } },
    { status: 400 },
  );
const ANSWERS: Readonly<Record<string, () => Response>> = {
  '/session': () => refuse('30048', 'A code is needed', { challengeId: 'one' }),
  '/session/second-factor': () => refuse('30050', 'The code is wrong'),
};
/** The page's own server: a right password, then codes that are all wrong. */
const serve = (): void => {
  globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://work.test');
    return Promise.resolve(ANSWERS[pathname]?.() ?? new Response(null, { status: 404 }));
  };
};

test('a code is asked for with the focus in its field, and refused in words there', async () => {
  renderScreen(<SignInScreen onSignedIn={() => undefined} />);
  serve();
  await userEvent.type(screen.getByLabelText('Email'), 'kayan@kiln.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Corner_2026{Enter}');
  const code = await screen.findByRole('textbox', { name: 'Code of your authenticator' });
  expect(document.activeElement).toBe(code);
  await userEvent.type(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findAllByText('The code is wrong')).length).toBe(2);
  expect([document.activeElement, code.getAttribute('aria-invalid')]).toEqual([code, 'true']);
});

test('a wrong password has the focus in its field, whichever press refused it', async () => {
  renderScreen(<SignInScreen onSignedIn={() => undefined} />);
  globalThis.fetch = () => Promise.resolve(refuse('10401', 'Wrong email or password'));
  await userEvent.type(screen.getByLabelText('Email'), 'kayan@kiln.example');
  const password = screen.getByLabelText('Password');
  await userEvent.type(password, 'Corner_2025');
  for (const _ of ['first', 'second']) {
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect([document.activeElement, password.getAttribute('aria-invalid')]).toEqual([
        password,
        'true',
      ]),
    );
  }
});
