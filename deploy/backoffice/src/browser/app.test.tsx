import { describe, expect, test } from '@jest/globals';
import { findVoucher, getMember, listVisits } from '@tapnook/contracts/calls';
import { createFakeApi } from '@tapnook/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './app.tsx';
import { memberOf } from './testing/render-screen.tsx';

/** The page's own server beside the API, with somebody signed in. */
const serve = () => {
  const api = createFakeApi()
    .on(getMember, { data: memberOf('counter') })
    .on(listVisits, { data: [] })
    .on(findVoucher, { code: '10401', status: 401 });
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://work.test');
    if (pathname === '/session')
      return Promise.resolve(Response.json({ code: '200', data: { signedIn: true } }));
    return api.fetch(input, init);
  };
};

describe('a session that ends while somebody works', () => {
  test('asks for a sign-in, and gives back what was being typed', async () => {
    document.documentElement.lang = 'en-US';
    serve();
    render(<App />);
    await userEvent.type(await screen.findByLabelText(/Voucher number/), 'TN2611-3FJW8ZPYRA');
    await userEvent.click(screen.getByRole('button', { name: 'Look it up' }));
    await userEvent.type(await screen.findByLabelText('Email'), 'kayan@kiln.example');
    await userEvent.type(screen.getByLabelText('Password'), 'Corner_2026');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Voucher number/ });
    expect(field.value).toBe('TN2611-3FJW8ZPYRA');
  });
});
