import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  cancelDeletion,
  deleteAccount,
  getPointsAmount,
  getProfile,
  listOrders,
  sendClientCode,
} from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform, type FakeApi } from '@tapnook/testing';
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { profileOf } from '../../../dev/profile.fixture.ts';
import en from '../../locales/en-US.json' with { type: 'json' };
import { screen } from './delete-account.screen.tsx';

const EMPTY = { totalCount: 0, pageIndex: 1, pageSize: 20, items: [] };
const DELETION = '2026-12-04T09:50:00.000Z';
let api: FakeApi;
beforeEach(() => {
  api = createFakeApi()
    .on(getProfile, { data: profileOf() })
    .on(listOrders, { data: EMPTY })
    .on(getPointsAmount, {
      data: {
        amount: 1084,
        frozenAmount: 200,
        waitingAmount: 96,
        expiring: [],
        discountPerCoin: 10,
        minimumToSpend: 11,
      },
    });
});
const open = () =>
  renderWithPlatform(<screen.Component />, { api, path: '/deleteAccount', words: en });

describe('leaving for good', () => {
  // Covers: RTE-018, ERR-080, ACC-093
  test('says what goes with its amounts, asks the password, then tells the last day', async () => {
    api.on(deleteAccount, ({ body }) =>
      (body as { password?: string }).password === 'Corner_2026'
        ? { data: { status: 'requested' as const, deletionAt: DELETION } }
        : { code: '30013', status: 400, text: 'Password is incorrect' },
    );
    open();
    expect(await page.findByText('1,084 Tapcoin, with 200 held and 96 on the way')).toBeTruthy();
    await waitFor(() =>
      expect(
        page.getByRole<HTMLButtonElement>('button', { name: 'Ask for deletion' }).disabled,
      ).toBe(false),
    );
    fireEvent.click(page.getByRole('button', { name: 'Ask for deletion' }));
    const dialog = await page.findByRole('dialog');
    const password = within(dialog).getByLabelText('Current password', { selector: 'input' });
    fireEvent.change(password, { target: { value: 'wrong' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await within(dialog).findAllByText('Password is incorrect')).toHaveLength(2);
    fireEvent.change(password, { target: { value: 'Corner_2026' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await page.findByRole('heading', { name: 'Deletion scheduled' })).toBe(
      document.activeElement,
    );
    expect(page.getByText('4 Dec 2026')).toBeTruthy();
    expect(api.requests.filter(({ call }) => call === 'deleteAccount')).toHaveLength(2);
  });
  test.each([
    [0, 96, '1,084 Tapcoin, with 96 on the way'],
    [200, 0, '1,084 Tapcoin, with 200 held'],
    [0, 0, '1,084 Tapcoin'],
  ])('%i held and %i waiting: %s', async (frozenAmount, waitingAmount, words) => {
    api.on(getPointsAmount, {
      data: {
        amount: 1084,
        frozenAmount,
        waitingAmount,
        expiring: [],
        discountPerCoin: 10,
        minimumToSpend: 11,
      },
    });
    open();
    expect(await page.findByText(words)).toBeTruthy();
  });
  test('nothing is said to go that is not there', async () => {
    api.on(getPointsAmount, {
      data: {
        amount: 0,
        frozenAmount: 0,
        waitingAmount: 0,
        expiring: [],
        discountPerCoin: 10,
        minimumToSpend: 11,
      },
    });
    open();
    expect(await page.findByText(en.leaving.belongings)).toBeTruthy();
    await waitFor(() => expect(page.queryByText(/Tapcoin|unused voucher/i)).toBeNull());
  });
  // Covers: ACC-076
  test('asks for no proof soon after signing in when it has no password or address', async () => {
    api
      .on(getProfile, { data: profileOf({ hasPassword: false, email: null, phone: null }) })
      .on(deleteAccount, { code: '30034', status: 400, text: 'Verification code is expired' })
      .on(sendClientCode, { code: '30027', status: 400, text: 'Verification code send failed' });
    open();
    const ask = await page.findByRole<HTMLButtonElement>('button', { name: 'Ask for deletion' });
    await waitFor(() => expect(ask.disabled).toBe(false));
    fireEvent.click(ask);
    const dialog = await page.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send code' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(en.owner.nobody);
    expect(within(dialog).queryByRole('button', { name: 'Confirm' })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    api.on(deleteAccount, { data: { status: 'requested', deletionAt: DELETION } });
    fireEvent.click(ask);
    expect(await page.findByRole('heading', { name: 'Deletion scheduled' })).toBeTruthy();
  });
  test('an account on its way out is kept with one press', async () => {
    api
      .on(getProfile, { data: profileOf({ deletionAt: DELETION }) })
      .on(cancelDeletion, { data: profileOf() });
    open();
    const keep = await page.findByRole('button', { name: 'Keep my account' });
    keep.focus();
    fireEvent.click(keep);
    expect(await page.findByRole('heading', { name: 'Delete your account' })).toBe(
      document.activeElement,
    );
  });
});
