import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  finishSecondFactor,
  finishSecondFactorEnrolment,
  getRegions,
  loginUser,
  startSecondFactorEnrolment,
} from '@tapnook/contracts/calls';
import {
  accessibilityProblems,
  createFakeApi,
  renderWithPlatform,
  type FakeApi,
} from '@tapnook/testing';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import en from '../../locales/en-US.json' with { type: 'json' };
import zh from '../../locales/zh-HK.json' with { type: 'json' };
import { screen } from '../../screens/login/login.screen.tsx';

const RESULT = {
  accessToken: '',
  refreshToken: '',
  expiresIn: 900,
  firstLogin: false,
  deletionAt: null,
  user: {
    userId: '9',
    name: 'Corner Shop',
    image: null,
    role: 'merchant' as const,
    deletionAt: null,
  },
};
const ASKED = {
  code: '30048',
  status: 403,
  text: 'Second factor',
  more: { challengeId: 'c-1', methods: ['totp', 'recoveryCode'] },
};
let api: FakeApi;
beforeEach(() => {
  // axe measures single letters on a canvas, which jsdom does not have.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  api = createFakeApi().on(getRegions, { data: [] }).on(loginUser, ASKED);
});
const bodies = (call: string): unknown[] =>
  api.requests.filter((each) => each.call === call).map((each) => each.request.body);
const signIn = (locale: 'en-US' | 'zh-HK' = 'en-US') => {
  const rendered = renderWithPlatform(<screen.Component />, {
    api,
    path: '/login?redirect=%2Fsearch',
    locale,
    words: locale === 'en-US' ? en : zh,
  });
  const [email, password, submit] =
    locale === 'en-US' ? ['Email', 'Password', 'Sign in'] : ['電郵', '密碼', '登入'];
  const fill = (label: string, value: string) =>
    fireEvent.change(page.getByLabelText(label, { selector: 'input' }), { target: { value } });
  fill(email, 'merchant@tapnook.example');
  fill(password, 'Corner_2026');
  fireEvent.click(page.getByRole('button', { name: submit }));
  return rendered;
};
const typeCode = (code: string): void =>
  void fireEvent.change(page.getByLabelText('Digit 1 of 6'), { target: { value: code } });
const press = (name: string): void => void fireEvent.click(page.getByRole('button', { name }));

describe('the second factor of a sign-in', () => {
  it('asks for the code of the app and goes on to where one was', async () => {
    api.on(finishSecondFactor, { data: RESULT });
    const { platform, container } = signIn();
    expect(await page.findByRole('heading', { level: 1, name: 'One more step.' })).toBeTruthy();
    await page.findByText('Code of your authenticator app');
    expect(await accessibilityProblems(container)).toEqual([]);
    typeCode('123456');
    press('Sign in');
    await waitFor(() => expect(platform.went).toEqual(['/search']));
    expect(bodies('finishSecondFactor')).toEqual([{ challengeId: 'c-1', code: '123456' }]);
  });
  it('takes a recovery code instead, and tells a wrong one at its field', async () => {
    api.on(finishSecondFactor, { code: '30050', status: 400, text: 'This code is not right.' });
    signIn();
    fireEvent.click(await page.findByRole('button', { name: 'Use a recovery code' }));
    const field = page.getByLabelText<HTMLInputElement>('Recovery code', { selector: 'input' });
    fireEvent.change(field, { target: { value: 'abcd-efgh' } });
    press('Sign in');
    expect((await page.findAllByText('This code is not right.')).length).toBeGreaterThan(0);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('abcd-efgh');
    expect(bodies('finishSecondFactor')).toEqual([
      { challengeId: 'c-1', recoveryCode: 'abcd-efgh' },
    ]);
  });
  it('leads back to the first factor', async () => {
    signIn();
    fireEvent.click(await page.findByRole('button', { name: 'Back to sign in' }));
    expect(await page.findByLabelText('Email', { selector: 'input' })).toBeTruthy();
  });
  it('names the passkey where nothing else will do, in Chinese too', async () => {
    api.on(loginUser, { ...ASKED, more: { methods: ['passkey'] } });
    signIn('zh-HK');
    expect(await page.findByText('此帳戶須以通行密鑰登入。')).toBeTruthy();
    expect(await page.findByRole('button', { name: /通行密鑰/ })).toBeTruthy();
    expect(page.queryByText('驗證應用程式的驗證碼')).toBeNull();
  });
});

describe('enrolment during the first sign-in', () => {
  it('shows key and QR code, takes the code, and goes on after the recovery codes', async () => {
    const write = jest.fn((_text: string) => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText: write } });
    api
      .on(loginUser, { code: '30049', status: 403, more: { challengeId: 'c-2' } })
      .on(startSecondFactorEnrolment, {
        data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qrCode: 'data:image/svg+xml,x' },
      })
      .on(finishSecondFactorEnrolment, {
        data: { ...RESULT, recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] },
      });
    const { platform, container } = signIn();
    expect((await page.findByText('ABCD EFGH')).getAttribute('translate')).toBe('no');
    expect(page.getByAltText(/QR code/)).toBeTruthy();
    typeCode('654321');
    press('Confirm');
    expect(await page.findByText('aaaa-bbbb')).toBeTruthy();
    expect(platform.went).toEqual([]);
    expect(await accessibilityProblems(container)).toEqual([]);
    press('Copy the codes');
    expect(await page.findByText('Codes copied')).toBeTruthy();
    expect(write).toHaveBeenCalledWith('aaaa-bbbb\ncccc-dddd');
    press('I have kept them');
    await waitFor(() => expect(platform.went).toEqual(['/search']));
    expect(bodies('finishSecondFactorEnrolment')).toEqual([{ challengeId: 'c-2', code: '654321' }]);
  });
});
