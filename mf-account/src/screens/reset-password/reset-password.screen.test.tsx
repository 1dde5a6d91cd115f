import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  createPublicTicket,
  resetForgottenPassword,
  sendPublicCode,
} from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform, type FakeApi } from '@tapnook/testing';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import zh from '../../locales/zh-HK.json' with { type: 'json' };
import { screen } from './reset-password.screen.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createFakeApi().on(sendPublicCode, {
    data: {
      challengeId: 'c-1',
      ttl: 600,
      resendAfter: 60,
      triesLeft: 3,
      sentTo: 'k••••@example.com',
    },
  });
});
const type = (name: string, value: string): void =>
  void fireEvent.change(page.getByLabelText(name, { selector: 'input' }), { target: { value } });
const press = (name: string): void => void fireEvent.click(page.getByRole('button', { name }));
const toCode = async (): Promise<void> => {
  type('電郵', 'kayan@example.com');
  press('發送驗證碼');
  fireEvent.paste(await page.findByLabelText('第1位，共6位'), {
    clipboardData: { getData: () => '407813' },
  });
  press('繼續');
};

describe('a forgotten password', () => {
  // Covers: RTE-029
  test('is replaced with a ticket, then one signs in with it', async () => {
    api
      .on(createPublicTicket, {
        data: { ticket: 't-1', ttl: 600, status: true, identifyForAccess: 'k••••@example.com' },
      })
      .on(resetForgottenPassword, { data: { status: true } });
    const { platform } = renderWithPlatform(<screen.Component />, {
      api,
      path: '/resetPassword',
      locale: 'zh-HK',
      words: zh,
    });
    await toCode();
    await page.findByLabelText('新密碼', { selector: 'input' });
    type('新密碼', 'Corner_2027');
    type('再次輸入密碼', 'Corner_2027');
    press('儲存密碼');
    await waitFor(() => expect(platform.went).toEqual(['/login']));
    expect(api.requests.at(-1)?.request.body).toEqual({ ticket: 't-1', password: 'Corner_2027' });
    expect(platform.toasts.getState().current?.kind).toBe('success');
  });
  test('a wrong code is told at the code; nobody’s address only after a right one', async () => {
    api.on(createPublicTicket, { code: '30036', status: 400, text: '驗證碼不正確' });
    const { platform } = renderWithPlatform(<screen.Component />, {
      api,
      path: '/resetPassword',
      locale: 'zh-HK',
      words: zh,
    });
    await toCode();
    expect(await page.findAllByText('驗證碼不正確')).toHaveLength(2);
    api.on(createPublicTicket, { code: '30041', status: 400, text: '此電郵尚未登記' });
    press('繼續');
    expect(await page.findByText('此電郵尚未登記')).toBeTruthy();
    expect(platform.failures).toEqual([]);
  });
});
