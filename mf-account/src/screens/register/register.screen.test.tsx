import { beforeEach, describe, expect, test } from '@jest/globals';
import { checkPublicCode, registerUser, sendPublicCode } from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform, type FakeApi } from '@tapnook/testing';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import en from '../../locales/en-US.json' with { type: 'json' };
import zh from '../../locales/zh-HK.json' with { type: 'json' };
import { screen } from './register.screen.tsx';

const RESULT = {
  accessToken: '',
  refreshToken: '',
  expiresIn: 900,
  firstLogin: true,
  deletionAt: null,
  user: { userId: '8', name: '', image: null, role: 'client' as const, deletionAt: null },
};
const type = (name: string, value: string): void =>
  void fireEvent.change(page.getByLabelText(name, { selector: 'input' }), { target: { value } });
const press = (name: string): void => void fireEvent.click(page.getByRole('button', { name }));

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = createFakeApi()
    .on(sendPublicCode, {
      data: {
        challengeId: 'c-1',
        ttl: 600,
        resendAfter: 0,
        triesLeft: 3,
        sentTo: 'k••••@example.com',
      },
    })
    .on(checkPublicCode, { data: { status: true } });
});
const enterCode = async (): Promise<void> => {
  fireEvent.paste(await page.findByLabelText('Digit 1 of 6'), {
    clipboardData: { getData: () => '4078 13' },
  });
  press('Continue');
};
const toPassword = async (): Promise<void> => {
  type('Email', ' KaYan@Example.com ');
  press('Send code');
  await enterCode();
  await page.findByLabelText('Password again', { selector: 'input' });
  // The focused button is gone, so the new heading takes the focus and is announced.
  expect(document.activeElement).toBe(page.getByRole('heading', { level: 1 }));
};
const fill = (again = 'Corner_2026'): void => {
  type('Password', 'Corner_2026');
  type('Password again', again);
  fireEvent.click(page.getByLabelText(/I agree/));
};

describe('joining', () => {
  // Covers: RTE-028, ACC-093
  test('address, code, password: then straight to where one was going', async () => {
    api.on(registerUser, { data: RESULT });
    const { platform } = renderWithPlatform(<screen.Component />, {
      api,
      path: '/register?redirect=%2Fzh-HK%2Fdetail%2Fpottery',
      words: en,
    });
    await toPassword();
    fill();
    press('Create account');
    await waitFor(() => expect(platform.went).toEqual(['/detail/pottery']));
    expect(api.requests.map(({ request }) => request.body)).toEqual([
      { type: 'REGISTER', email: 'kayan@example.com' },
      {
        type: 'REGISTER',
        email: 'kayan@example.com',
        verificationCode: '407813',
        challengeId: 'c-1',
      },
      {
        email: 'kayan@example.com',
        password: 'Corner_2026',
        verificationCode: '407813',
        challengeId: 'c-1',
        acceptNotification: false,
      },
    ]);
  });
  // Covers: VAL-013
  test('two different passwords and unread terms are refused before anything is sent', async () => {
    renderWithPlatform(<screen.Component />, { api, path: '/register', words: en });
    await toPassword();
    type('Password', 'short');
    type('Password again', 'other');
    press('Create account');
    expect(await page.findAllByText('Password must contain 8-64 characters')).toHaveLength(2);
    expect(page.getAllByText('Passwords must match')).toHaveLength(2);
    expect(page.getAllByText('Please agree the Terms of Service')).toHaveLength(2);
    expect(api.requests.map(({ call }) => call)).toEqual(['sendPublicCode', 'checkPublicCode']);
  });
  test('a taken address leads back to the first stage, with the way to sign in', async () => {
    api.on(registerUser, {
      code: '30007',
      status: 400,
      text: 'This account is already registered',
    });
    renderWithPlatform(<screen.Component />, { api, path: '/register', words: en });
    await toPassword();
    fill();
    press('Create account');
    expect(
      await page.findByText('This account is already registered', { exact: false }),
    ).toBeTruthy();
    expect(page.getByLabelText<HTMLInputElement>('Email', { selector: 'input' }).value).toBe(
      'kayan@example.com',
    );
    expect(page.getByRole('link', { name: 'Sign in instead' })).toBeTruthy();
  });
  // Covers: ERR-071
  test('an expired code leads back to the code', async () => {
    api.on(registerUser, { code: '30034', status: 400, text: 'Verification code is expired' });
    renderWithPlatform(<screen.Component />, { api, path: '/register', words: en });
    await toPassword();
    fill();
    press('Create account');
    expect(await page.findByText('Verification code is expired')).toBeTruthy();
    expect(page.getByLabelText<HTMLInputElement>('Digit 1 of 6').value).toBe('');
  });
  test('a wrong code is refused before anything else is asked', async () => {
    api.on(checkPublicCode, {
      code: '30036',
      status: 400,
      text: 'Verification code is incorrect',
      more: { triesLeft: 2 },
    });
    renderWithPlatform(<screen.Component />, { api, path: '/register', words: en });
    type('Email', 'kayan@example.com');
    press('Send code');
    await enterCode();
    expect((await page.findAllByText(/Verification code is incorrect.*2 tries left/)).length).toBe(
      2,
    );
    expect(page.queryByLabelText('Password again', { selector: 'input' })).toBeNull();
  });
  test('a taken address is told with the right code, before details are asked', async () => {
    api.on(checkPublicCode, { code: '30007', status: 400, text: 'Already registered' });
    renderWithPlatform(<screen.Component />, { api, path: '/register', words: en });
    type('Email', 'kayan@example.com');
    press('Send code');
    await enterCode();
    expect(await page.findByRole('link', { name: 'Sign in instead' })).toBeTruthy();
  });
  test('what was typed outlives a reload, but no storage has the password', async () => {
    const { unmount } = renderWithPlatform(<screen.Component />, {
      api,
      path: '/register',
      words: en,
    });
    await toPassword();
    fill();
    fireEvent.input(page.getByLabelText(/First name/), { target: { value: 'Ka Yan' } });
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Corner_2026');
    unmount();
    renderWithPlatform(<screen.Component />, {
      api,
      path: '/register',
      words: zh,
      locale: 'zh-HK',
    });
    await page.findByLabelText('再次輸入密碼', { selector: 'input' });
    expect(page.getByDisplayValue('Ka Yan')).toBeTruthy();
  });
  test('a code that was sent can be entered after a reload, and after going back', async () => {
    const { unmount } = renderWithPlatform(<screen.Component />, {
      api,
      path: '/register',
      words: en,
    });
    type('Email', 'kayan@example.com');
    press('Send code');
    await page.findByLabelText('Digit 1 of 6');
    unmount();
    renderWithPlatform(<screen.Component />, { api, path: '/register', words: en });
    await page.findByLabelText('Digit 1 of 6');
    fireEvent.click(page.getByRole('button', { name: /Email/ }));
    fireEvent.click(await page.findByRole('button', { name: 'Enter the code we sent' }));
    await enterCode();
    await page.findByLabelText('Password again', { selector: 'input' });
    expect(api.requests.map(({ call }) => call)).toEqual(['sendPublicCode', 'checkPublicCode']);
  });
});
