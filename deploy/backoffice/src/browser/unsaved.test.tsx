import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  getMember,
  invitePerson,
  listPeople,
  listMerchantProducts,
  listVisits,
} from '@tapnook/contracts/calls';
import { createFakeApi } from '@tapnook/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './app.tsx';
import { memberOf } from './testing/render-screen.tsx';

const EMPTY = { data: { items: [], totalCount: 0, pageIndex: 1, pageSize: 20 } };
const answer = (body: object): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** The page as an owner opens it. */
const open = (path: string) => {
  const api = createFakeApi()
    .on(getMember, { data: memberOf('owner') })
    .on(listPeople, { data: { people: [], invitations: [] } })
    .on(listMerchantProducts, EMPTY)
    .on(listVisits, { data: [] })
    .on(invitePerson, {
      data: { people: [], invitations: [] },
    });
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://work.test');
    if (url.pathname !== '/session') return api.fetch(input, init);
    return answer({ code: '200', message: '', data: { signedIn: true } });
  };
  document.documentElement.lang = 'en-US';
  window.history.replaceState(null, '', path);
  render(<App />);
};
const PEOPLE = '/merchants/7/people';
const type = async () => userEvent.type(await screen.findByLabelText('Email'), 'new@kiln.example');

beforeEach(() => {
  window.scrollTo = jest.fn();
});

describe('what was typed and not saved', () => {
  test('is asked about before another screen takes it', async () => {
    open(PEOPLE);
    await type();
    await userEvent.click(screen.getByRole('link', { name: 'Products' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('new@kiln.example');
    await userEvent.click(screen.getByRole('link', { name: 'Products' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Products' })).toBeTruthy();
  });

  test('is asked about by the browser before the page closes, not once it is saved', async () => {
    open(PEOPLE);
    await type();
    const leaves = (): boolean =>
      window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leaves()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
    await screen.findByText(/An invitation is on its way/);
    expect(leaves()).toBe(true);
  });
});

test('an address that leads nowhere says so', async () => {
  open('/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing is here' })).toBeTruthy();
});
