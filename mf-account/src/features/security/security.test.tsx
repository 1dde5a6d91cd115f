import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  changePassword,
  createClientTicket,
  getRegions,
  linkCredential,
  listDevices,
  listPasskeys,
  removeDevice,
  removePasskey,
  renamePasskey,
  sendClientCode,
  signOutEverywhere,
} from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform, type FakeApi } from '@tapnook/testing';
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { profileOf } from '../../../dev/profile.fixture.ts';
import en from '../../locales/en-US.json' with { type: 'json' };
import { AddPhone } from './add-phone.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import { Passkeys } from './passkeys.tsx';

const NOW = '2026-11-20T09:50:00.000Z';
let api: FakeApi;
beforeEach(() => {
  api = createFakeApi()
    .on(getRegions, {
      data: [
        {
          id: 'HK',
          regionName: { en_gb: 'Hong Kong', zh_hk: '香港' },
          prefixNo: '852',
          frequentlyUsed: true,
        },
        {
          id: 'CN',
          regionName: { en_gb: 'Mainland China', zh_hk: '中國內地' },
          prefixNo: '86',
          frequentlyUsed: true,
        },
      ],
    })
    .on(sendClientCode, {
      data: {
        challengeId: 'c-1',
        ttl: 600,
        resendAfter: 60,
        triesLeft: 3,
        sentTo: '+852 91•• ••67',
      },
    });
});
const type = (name: string | RegExp, value: string): void =>
  void fireEvent.change(page.getByLabelText(name, { selector: 'input' }), { target: { value } });
const press = (name: string | RegExp): void =>
  void fireEvent.click(page.getByRole('button', { name }));
const bodies = (call: string): unknown[] =>
  api.requests.filter((each) => each.call === call).map(({ request }) => request.body);
const paste = async (): Promise<void> =>
  void fireEvent.paste(await page.findByLabelText('Digit 1 of 6'), {
    clipboardData: { getData: () => '407813' },
  });

describe('adding a mobile number', () => {
  const open = () =>
    renderWithPlatform(<AddPhone profile={profileOf({ phone: null })} />, { api, words: en });
  // Covers: RTE-056
  test('sends nothing to a number that cannot be one, then proves the right one', async () => {
    api.on(linkCredential, { data: profileOf({ phone: '91234567' }) });
    const { platform } = open();
    type(en.field.phone, '21234567');
    press(en.code.send);
    expect(await page.findByText('Enter a valid mobile number')).toBeTruthy();
    expect(bodies('sendClientCode')).toEqual([]);
    type(en.field.phone, '9123 4567');
    press(en.code.send);
    await paste();
    press(en.you.save);
    await waitFor(() => expect(platform.went).toEqual(['/profile/loginMethod']));
    expect(bodies('linkCredential')).toEqual([
      { phoneNo: '91234567', regionId: 'HK', verificationCode: '407813', challengeId: 'c-1' },
    ]);
  });
  test.each([
    ['30042', 'This mobile number has been linked', 'This mobile number has been linked'],
    ['30034', 'Verification code is expired', 'Verification code is expired'],
  ])('%s is told at its field, without asking who one is', async (code, text, told) => {
    api.on(linkCredential, { code, status: 400, text });
    open();
    type(en.field.phone, '91234567');
    press(en.code.send);
    await paste();
    press(en.you.save);
    expect(await page.findAllByText(told)).toHaveLength(2);
    expect(page.queryByRole('dialog')).toBeNull();
  });
  test('asks for step-up authentication first, then shows the number’s errors', async () => {
    api.on(linkCredential, ({ body }) =>
      (body as { password?: string }).password
        ? { code: '30042', status: 400, text: 'This mobile number has been linked' }
        : { code: '30013', status: 400 },
    );
    open();
    type(en.field.phone, '91234567');
    press(en.code.send);
    await paste();
    press(en.you.save);
    const dialog = await page.findByRole('dialog');
    fireEvent.change(
      within(dialog).getByLabelText(en.field.currentPassword, { selector: 'input' }),
      { target: { value: 'Corner_2026' } },
    );
    fireEvent.click(within(dialog).getByRole('button', { name: en.owner.confirm }));
    expect(await page.findAllByText('This mobile number has been linked')).toHaveLength(2);
    expect(page.queryByRole('dialog')).toBeNull();
  });
});

describe('the password', () => {
  // Covers: RTE-059
  test('refuses an unchanged, unequal or wrong current password at its field', async () => {
    const { platform } = renderWithPlatform(<ChangePassword profile={profileOf()} />, {
      api,
      words: en,
    });
    type(en.field.currentPassword, 'Corner_2026');
    type(en.field.newPassword, 'Corner_2026');
    type(en.field.passwordAgain, 'Corner_2027');
    press(en.you.save);
    expect(await page.findAllByText('New password should not be current password')).toHaveLength(2);
    expect(page.getAllByText('Passwords are not the same')).toHaveLength(2);
    expect(bodies('changePassword')).toEqual([]);
    api.on(changePassword, { code: '30013', status: 400, text: 'Password is incorrect' });
    type(en.field.newPassword, 'Corner_2027');
    press(en.you.save);
    expect(await page.findAllByText('Password is incorrect')).toHaveLength(2);
    api.on(changePassword, { data: { status: true } });
    press(en.you.save);
    await waitFor(() => expect(platform.went).toEqual(['/profile/loginMethod']));
    expect(bodies('changePassword').at(-1)).toEqual({
      currentPassword: 'Corner_2026',
      newPassword: 'Corner_2027',
    });
  });
  // Covers: RTE-059
  test('the first one of an account that came from elsewhere asks for a code instead', async () => {
    api
      .on(createClientTicket, {
        data: { ticket: 't-1', ttl: 300, status: true, identifyForAccess: '' },
      })
      .on(changePassword, ({ body }) =>
        (body as { ticket?: string }).ticket
          ? { data: { status: true } }
          : { code: '30034', status: 400 },
      );
    const { platform } = renderWithPlatform(
      <ChangePassword profile={profileOf({ hasPassword: false })} />,
      { api, words: en },
    );
    expect(page.queryByLabelText(en.field.currentPassword, { selector: 'input' })).toBeNull();
    type(en.field.newPassword, 'Corner_2027');
    type(en.field.passwordAgain, 'Corner_2027');
    press(en.you.save);
    const dialog = await page.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: en.code.send }));
    await paste();
    fireEvent.click(within(dialog).getByRole('button', { name: en.owner.confirm }));
    await waitFor(() => expect(platform.went).toEqual(['/profile/loginMethod']));
    expect(bodies('changePassword').at(-1)).toEqual({ newPassword: 'Corner_2027', ticket: 't-1' });
  });
});

test('another e-mail is proved by its code; one that is taken is told at its field', async () => {
  api.on(linkCredential, { code: '30007', status: 400, text: 'Email is already registered' });
  renderWithPlatform(<ChangeEmail profile={profileOf()} />, { api, words: en });
  type(en.ways.newEmail, ' Other@Example.com ');
  press(en.code.send);
  await paste();
  press(en.you.save);
  expect(await page.findAllByText('Email is already registered')).toHaveLength(2);
  expect(bodies('linkCredential')).toEqual([
    { email: 'other@example.com', verificationCode: '407813', challengeId: 'c-1' },
  ]);
});

describe('passkeys', () => {
  const PASSKEY = { id: 'p1', name: 'Computer', createdAt: NOW, lastUsedAt: null };
  // Covers: ACC-051
  test('are named anew, not with an empty name', async () => {
    let name = PASSKEY.name;
    api
      .on(listPasskeys, () => ({ data: [{ ...PASSKEY, name }] }))
      .on(renamePasskey, ({ body }) => ({
        data: { ...PASSKEY, name: (name = (body as { name: string }).name) },
      }));
    const { platform } = renderWithPlatform(<Passkeys hasPassword />, { api, words: en });
    fireEvent.click(await page.findByRole('button', { name: 'Rename: Computer' }));
    type(en.ways.passkeyName, '  ');
    press(en.you.save);
    expect(await page.findAllByText('This field is required')).toHaveLength(2);
    type(en.ways.passkeyName, ' Office laptop ');
    press(en.you.save);
    expect(await page.findByText('Office laptop')).toBeTruthy();
    expect(bodies('renamePasskey')).toEqual([{ name: 'Office laptop' }]);
    expect(platform.toasts.getState().current?.text).toBe(en.ways.passkeyRenamed);
  });
  test('the last way in stays, and says why', async () => {
    api
      .on(listPasskeys, { data: [PASSKEY] })
      .on(removePasskey, { code: '30044', status: 400, text: 'This is your only way to sign in' });
    renderWithPlatform(<Passkeys hasPassword />, { api, words: en });
    fireEvent.click(await page.findByRole('button', { name: 'Remove: Computer' }));
    expect(await page.findByText('This is your only way to sign in')).toBeTruthy();
    expect(page.getByText('Computer')).toBeTruthy();
  });
});

describe('devices', () => {
  const device = (id: string, name: string, current = false) => ({
    id,
    name,
    platform: 'web',
    ipAddress: '203.0.113.7',
    createdAt: NOW,
    lastSeenAt: NOW,
    current,
  });
  // Covers: RTE-067
  test('end one by one, or all but this one after a question', async () => {
    let devices = [
      device('1', 'Chrome, macOS', true),
      device('2', 'Safari, iPhone'),
      device('3', 'Firefox, Linux'),
    ];
    api
      .on(listDevices, () => ({ data: devices }))
      .on(
        removeDevice,
        ({ params }) => (
          (devices = devices.filter(({ id }) => id !== params.deviceId)),
          { data: { status: true } }
        ),
      )
      .on(
        signOutEverywhere,
        () => ((devices = devices.filter(({ current }) => current)), { data: { ended: 1 } }),
      );
    renderWithPlatform(<Devices />, { api, words: en });
    expect(await page.findByText(en.ways.thisBrowser)).toBeTruthy();
    expect(page.queryByRole('button', { name: /^Sign out: Chrome, macOS/ })).toBeNull();
    fireEvent.click(page.getByRole('button', { name: /^Sign out: Safari, iPhone, seen / }));
    await waitFor(() => expect(page.queryByText('Safari, iPhone')).toBeNull());
    press(en.ways.signOutOthers);
    fireEvent.click(
      within(await page.findByRole('dialog')).getByRole('button', { name: en.ways.signOutOthers }),
    );
    await waitFor(() => expect(page.queryByText('Firefox, Linux')).toBeNull());
    expect(bodies('signOutEverywhere')).toEqual([{ includingThis: false }]);
  });
});
