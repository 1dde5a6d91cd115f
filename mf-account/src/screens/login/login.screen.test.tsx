import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { loginUser, getRegions, sendPublicCode, startOauth } from '@tapnook/contracts/calls';
import {
  accessibilityProblems,
  createFakeApi,
  renderWithPlatform,
  type FakeApi,
} from '@tapnook/testing';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import en from '../../locales/en-US.json' with { type: 'json' };
import zh from '../../locales/zh-HK.json' with { type: 'json' };
import { screen } from './login.screen.tsx';

const RESULT = {
  accessToken: '',
  refreshToken: '',
  expiresIn: 900,
  firstLogin: false,
  deletionAt: null,
  user: { userId: '7', name: 'Ka Yan', image: null, role: 'client' as const, deletionAt: null },
};
const RECEIPT = {
  challengeId: 'c-1',
  ttl: 600,
  resendAfter: 60,
  triesLeft: 3,
  sentTo: '+852 6123 ••67',
};
const HK = {
  id: 'HK',
  regionName: { en_gb: 'Hong Kong', zh_hk: '香港' },
  prefixNo: '852',
  frequentlyUsed: true,
};

let api: FakeApi;
beforeEach(() => {
  api = createFakeApi().on(getRegions, { data: [HK] });
});
const open = (path = '/login', locale: 'en-US' | 'zh-HK' = 'en-US') =>
  renderWithPlatform(<screen.Component />, {
    api,
    path,
    locale,
    words: locale === 'en-US' ? en : zh,
  });
const bodies = (call: string): unknown[] =>
  api.requests.filter((each) => each.call === call).map((each) => each.request.body);
const type = (name: string, value: string): void =>
  void fireEvent.change(page.getByLabelText(name, { selector: 'input' }), { target: { value } });
const press = (name: string): void => void fireEvent.click(page.getByRole('button', { name }));

describe('signing in by e-mail', () => {
  // Covers: RTE-002, CAL-004
  test('goes back to where one was, without its locale', async () => {
    api.on(loginUser, { data: RESULT });
    const { platform } = open('/login?redirect=%2Fen-US%2Fcheckout%2F12%2Fproduct%3Fqty%3D2');
    const refresh = jest.spyOn(platform.session.getState(), 'refresh');
    type('Email', 'demo@tapnook.example');
    type('Password', 'Corner_2026');
    press('Sign in');
    await waitFor(() => expect(platform.went).toEqual(['/checkout/12/product?qty=2']));
    expect(refresh).toHaveBeenCalled();
    expect(
      api.requests.find(({ call }) => call === 'loginUser')?.request.headers.get('platform'),
    ).toBe('web');
    expect(bodies('loginUser')).toEqual([
      { email: 'demo@tapnook.example', password: 'Corner_2026', acceptNotification: false },
    ]);
  });
  // Covers: ACC-077
  test('an account on its way out is shown its way back', async () => {
    api.on(loginUser, { data: { ...RESULT, deletionAt: '2026-12-01T00:00:00Z' } });
    const { platform } = open('/login?redirect=%2Fsearch');
    type('Email', 'demo@tapnook.example');
    type('Password', 'Corner_2026');
    press('Sign in');
    await waitFor(() => expect(platform.went).toEqual(['/deleteAccount']));
  });
  // Covers: ERR-070
  test('a wrong pair is told at the password, keeps what was typed, shows no toast', async () => {
    api.on(loginUser, { code: '30005', status: 400, text: 'Email or password is incorrect' });
    const { platform } = open();
    type('Email', 'demo@tapnook.example');
    type('Password', 'wrong');
    press('Sign in');
    expect(await page.findAllByText('Email or password is incorrect')).toHaveLength(2);
    expect(
      page.getByLabelText('Password', { selector: 'input' }).getAttribute('aria-invalid'),
    ).toBe('true');
    expect(page.getByLabelText<HTMLInputElement>('Email', { selector: 'input' }).value).toBe(
      'demo@tapnook.example',
    );
    expect(platform.failures).toEqual([]);
    expect(platform.went).toEqual([]);
  });
  // Covers: ACC-065, ACC-088
  test.each([
    [37, 'Too many tries. Try again in 37 s.'],
    [840, 'Too many tries. Try again in 14 minutes.'],
    [80_000, 'Too many tries. Try again in 23 hours.'],
  ])('too many tries are told with their wait of %i s', async (retryAfter, words) => {
    api.on(loginUser, {
      code: '10429',
      status: 429,
      text: 'Too many tries.',
      more: { retryAfter },
    });
    open();
    type('Email', 'demo@tapnook.example');
    type('Password', 'Corner_2026');
    press('Sign in');
    expect(await page.findByText(words, { exact: false })).toBeTruthy();
  });
  test('nothing is sent before both are filled in', async () => {
    open('/login', 'zh-HK');
    press('登入');
    expect(await page.findAllByText('請輸入有效的電郵地址')).toHaveLength(2);
    expect(page.getAllByText('請輸入密碼')).toHaveLength(2);
    expect(api.requests.filter((each) => each.call === 'loginUser')).toEqual([]);
  });
  test('has nothing that axe objects to, right or wrong', async () => {
    // axe measures single letters on a canvas, which jsdom does not have.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { container } = open();
    expect(await accessibilityProblems(container)).toEqual([]);
    press('Sign in');
    await page.findByText('Please fill all required items. 2 things to put right');
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('a browser that takes no cookies', () => {
  test.each([
    ['en-US', en],
    ['zh-HK', zh],
  ] as const)('is told so where one would sign in (%s)', (locale, words) => {
    const enabled = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    open('/login', locale);
    expect(page.getByRole('alert').textContent).toBe(
      words.login.cookiesOff + words.login.cookiesOffText,
    );
    enabled.mockReturnValue(true);
  });
  test('is told of nothing while it takes them', () => {
    open();
    expect(page.queryByText(en.login.cookiesOff)).toBeNull();
  });
});

// Covers: PAY-019
describe('a session that ended by itself', () => {
  const ORDER = '%2FcheckoutOrder%2FTN-1';
  test.each([
    ['%2Fprofile%2Forder', '', ''],
    [ORDER, en.login.endedCheckout, zh.login.endedCheckout],
    [
      '%2Fen-US%2Fcheckout%2F12%2Fproduct%3Fqty%3D2',
      en.login.endedCheckout,
      zh.login.endedCheckout,
    ],
    ['%2FCheckoutQrCode%2Falipay_hk%3ForderNo%3DTN-1', en.login.endedWallet, zh.login.endedWallet],
    ['%2FcheckoutSuccess%2FTN-1%2Fprocessing', '', ''],
  ])(
    'on the way back to %s is told, with what is true of the order there',
    (redirect, english, chinese) => {
      const { unmount } = open(`/login?redirect=${redirect}&ended=1`);
      expect(page.getByRole('status').textContent).toBe(en.login.ended + english);
      unmount();
      open(`/login?redirect=${redirect}&ended=1`, 'zh-HK');
      expect(page.getByRole('status').textContent).toBe(zh.login.ended + chinese);
    },
  );
  test('is not spoken of to who comes by themselves', () => {
    open(`/login?redirect=${ORDER}`);
    expect(page.queryByText(en.login.ended)).toBeNull();
  });
});

const openPhoneForm = async (): Promise<void> => {
  fireEvent.click(page.getByRole('tab', { name: 'Mobile' }));
  await page.findByLabelText('Mobile number', { selector: 'input' });
};

describe('signing in by phone', () => {
  // Covers: CON-013
  test('sends a code to the number and gives it back with its challenge', async () => {
    api.on(sendPublicCode, { data: RECEIPT }).on(loginUser, { data: RESULT });
    const { platform } = open();
    await openPhoneForm();
    type('Mobile number', '6123 4567');
    press('Send code');
    const first = await page.findByLabelText('Digit 1 of 6');
    fireEvent.paste(first, { clipboardData: { getData: () => '407813' } });
    expect(page.getByText('Sent to +852 6123 ••67')).toBeTruthy();
    expect(page.getByRole('button', { name: /Resend in/ })).toBeTruthy();
    press('Sign in');
    await waitFor(() => expect(platform.went).toEqual(['/']));
    expect(bodies('sendPublicCode')).toEqual([
      { type: 'LOGIN', phoneNo: '61234567', regionId: 'HK' },
    ]);
    expect(bodies('loginUser')).toEqual([
      {
        phoneNo: '61234567',
        regionId: 'HK',
        verificationCode: '407813',
        challengeId: 'c-1',
        acceptNotification: false,
      },
    ]);
  });
  test.each([
    ['en-US', 'body.phoneNo', 'Enter a valid mobile number'],
    ['en-US', 'body.regionId', 'We cannot text numbers of this country. Use your email instead'],
  ] as const)(
    'what the server refuses of a number is told at it, and nothing typed is lost (%s %s)',
    async (locale, field, words) => {
      api.on(sendPublicCode, {
        code: '10102',
        status: 400,
        more: { fields: [{ field, en_US: words, zh_HK: '中文' }] },
      });
      open('/login', locale);
      await openPhoneForm();
      type('Mobile number', '61234567');
      press('Send code');
      expect(await page.findByText(words)).toBeTruthy();
      const number = page.getByLabelText<HTMLInputElement>('Mobile number', { selector: 'input' });
      expect([number.value, number.getAttribute('aria-invalid')]).toEqual(['61234567', 'true']);
      expect(page.queryByText('Please check what you filled in.')).toBeNull();
      type('Mobile number', '61234568');
      expect(page.queryByText(words)).toBeNull();
    },
  );
  test('asks to send a code first, and starts again when the number changes', async () => {
    api.on(sendPublicCode, { data: RECEIPT });
    open();
    await openPhoneForm();
    type('Mobile number', '61234567');
    press('Sign in');
    expect(page.getAllByText('Please send verification code')).not.toHaveLength(0);
    press('Send code');
    await page.findByLabelText('Digit 1 of 6');
    expect(page.queryByText('Please send verification code')).toBeNull();
    type('Mobile number', '61234568');
    expect(page.queryByLabelText('Digit 1 of 6')).toBeNull();
    press('Send code');
    await page.findByLabelText('Digit 1 of 6');
    expect(bodies('sendPublicCode').map((body) => (body as { phoneNo: string }).phoneNo)).toEqual([
      '61234567',
      '61234568',
    ]);
  });
  test('a refused code is refused no longer once another is typed', async () => {
    api.on(sendPublicCode, { data: RECEIPT }).on(loginUser, {
      code: '30004',
      status: 400,
      text: 'Verification code is incorrect',
      more: { triesLeft: 2 },
    });
    open();
    await openPhoneForm();
    type('Mobile number', '61234567');
    press('Send code');
    const first = await page.findByLabelText('Digit 1 of 6');
    fireEvent.paste(first, { clipboardData: { getData: () => '111111' } });
    press('Sign in');
    expect(
      await page.findAllByText('Verification code is incorrect. 2 tries left.'),
    ).not.toHaveLength(0);
    fireEvent.change(first, { target: { value: '2' } });
    expect(page.queryByText('Verification code is incorrect. 2 tries left.')).toBeNull();
  });
});

describe('refusals when signing in by phone', () => {
  test('no code goes to a number that cannot be one', async () => {
    open();
    await openPhoneForm();
    type('Mobile number', '21234567');
    press('Send code');
    expect(page.getByText('Enter a valid mobile number')).toBeTruthy();
    expect(bodies('sendPublicCode')).toEqual([]);
  });
  test('the tenth code of a day is told with the hours until the next', async () => {
    api.on(sendPublicCode, {
      code: '10429',
      status: 429,
      text: 'Too many tries.',
      more: { retryAfter: 79_000 },
    });
    open();
    await openPhoneForm();
    type('Mobile number', '61234567');
    press('Send code');
    expect(await page.findByText('Too many tries.')).toBeTruthy();
    const again = await page.findByRole('button', { name: 'Resend in 22 hours' });
    expect(again.getAttribute('aria-disabled')).toBe('true');
  });
  // Covers: VAL-019
  test('a code must have been sent', async () => {
    open();
    await openPhoneForm();
    type('Mobile number', '61234567');
    press('Sign in');
    expect(await page.findAllByText('Please send verification code')).toHaveLength(2);
  });
});

describe('signing in elsewhere', () => {
  test('goes to the address that the API gave and stores the flow in this tab only', async () => {
    api.on(startOauth, {
      data: { url: 'http://identity.test/authorize?x=1', flowId: 'f-1', expiresIn: 600 },
    });
    const { platform } = open('/login?redirect=%2Fsearch');
    press('Google');
    await waitFor(() => expect(platform.went).toEqual(['http://identity.test/authorize?x=1']));
    expect(JSON.parse(sessionStorage.getItem('tapnook.oauth') ?? '')).toEqual({
      flowId: 'f-1',
      provider: 'google',
      intent: 'login',
      redirect: '/search',
    });
    expect(api.requests.at(-1)?.request.url.searchParams.get('redirectUri')).toBe(
      'http://localhost/en-US/login/callback/google',
    );
  });
  test.each([
    ['en-US', 'Too many tries. Try again in 15 minutes.'],
    ['zh-HK', '嘗試次數過多。請於15分鐘後再試。'],
  ] as const)('tried too often says how long to wait (%s)', async (locale, said) => {
    api.on(startOauth, {
      code: '10429',
      status: 429,
      text: 'Too many tries. Please wait a moment.',
      more: { retryAfter: 900 },
    });
    open('/login', locale);
    press('Google');
    expect((await page.findByRole('alert')).textContent).toBe(said);
  });
});
