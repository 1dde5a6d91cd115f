import { describe, expect, test } from '@jest/globals';
import {
  createClientTicket,
  getRegions,
  sendClientCode,
  startOauth,
  unlinkProvider,
} from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform } from '@tapnook/testing';
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { profileOf } from '../../../dev/profile.fixture.ts';
import en from '../../locales/en-US.json' with { type: 'json' };
import { SignInMethods } from './sign-in-methods.tsx';

const GOOGLE = {
  providerType: 'google' as const,
  providerId: 'g-1',
  familyName: 'Cheung',
  givenName: 'Ka Yan',
  email: 'kayan.c@gmail.example',
  profile: null,
};
const fake = () =>
  createFakeApi().on(getRegions, {
    data: [
      {
        id: 'HK',
        regionName: { en_gb: 'Hong Kong', zh_hk: '香港' },
        prefixNo: '852',
        frequentlyUsed: true,
      },
    ],
  });

describe('ways to sign in', () => {
  // Covers: RTE-057
  test('does not unlink the last method', () => {
    renderWithPlatform(
      <SignInMethods
        profile={profileOf({ phone: null, email: null, hasPassword: false, providers: [GOOGLE] })}
      />,
      { api: fake(), words: en },
    );
    expect(page.getByRole<HTMLButtonElement>('button', { name: 'Unlink Google' }).disabled).toBe(
      true,
    );
    expect(page.getByText(/Your only way in/)).toBeTruthy();
  });
  test('asks for the password and retries when signing in was long ago', async () => {
    const api = fake().on(unlinkProvider, ({ body }) =>
      (body as { password?: string }).password
        ? { data: profileOf() }
        : { code: '30013', status: 400 },
    );
    const { platform } = renderWithPlatform(
      <SignInMethods profile={profileOf({ providers: [GOOGLE] })} />,
      { api, words: en },
    );
    fireEvent.click(page.getByRole('button', { name: 'Unlink Google' }));
    const dialog = await page.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Current password', { selector: 'input' }), {
      target: { value: 'Corner_2026' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(platform.toasts.getState().current?.text).toBe('Google unlinked'));
    expect(page.queryByRole('dialog')).toBeNull();
    expect(platform.failures).toEqual([]);
  });
  test('exchanges a code for a ticket when there is no password', async () => {
    const api = fake()
      .on(sendClientCode, {
        data: {
          challengeId: 'c-1',
          ttl: 600,
          resendAfter: 60,
          triesLeft: 3,
          sentTo: '+852 61•• ••67',
        },
      })
      .on(createClientTicket, {
        data: { ticket: 't-1', ttl: 300, status: true, identifyForAccess: '' },
      })
      .on(unlinkProvider, ({ body }) =>
        (body as { ticket?: string }).ticket === 't-1'
          ? { data: profileOf({ hasPassword: false }) }
          : { code: '30034', status: 400 },
      );
    const { platform } = renderWithPlatform(
      <SignInMethods profile={profileOf({ hasPassword: false, providers: [GOOGLE] })} />,
      { api, words: en },
    );
    fireEvent.click(page.getByRole('button', { name: 'Unlink Google' }));
    const dialog = await page.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send code' }));
    fireEvent.paste(await within(dialog).findByLabelText('Digit 1 of 6'), {
      clipboardData: { getData: () => '407813' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(platform.toasts.getState().current?.text).toBe('Google unlinked'));
  });
  test('asks for the password before it leaves for a provider to link', async () => {
    let isProved = false;
    const api = fake()
      .on(startOauth, () =>
        isProved
          ? { data: { url: 'https://provider.example/authorise', flowId: 'f-1', expiresIn: 600 } }
          : { code: '30013', status: 400 },
      )
      .on(createClientTicket, ({ body }) => {
        isProved = (body as { password?: string }).password === 'Corner_2026';
        return { data: { ticket: 't-1', ttl: 600, status: true, identifyForAccess: '' } };
      });
    const { platform } = renderWithPlatform(<SignInMethods profile={profileOf()} />, {
      api,
      words: en,
    });
    fireEvent.click(page.getByRole('button', { name: 'Link Google' }));
    const dialog = await page.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Current password', { selector: 'input' }), {
      target: { value: 'Corner_2026' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sessionStorage.getItem('tapnook.oauth')).toContain('f-1'));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(platform.failures).toEqual([]);
  });
});
