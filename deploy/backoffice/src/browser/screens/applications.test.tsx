import { describe, expect, test } from '@jest/globals';
import { decideApplication, listApplications } from '@tapnook/contracts/calls';
import { accessibilityProblems, createFakeApi } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, pageOf, renderScreen } from '../testing/render-screen.tsx';
import { ApplicationsScreen } from './applications.tsx';

const LETTER = {
  enquiryNo: 'TE2611-7KQ2M9XBCD',
  kind: 'contact_us' as const,
  name: 'Siu Yin',
  companyName: '',
  email: 'siuyin@example.com',
  website: '',
  message: 'My voucher does not open.',
  createdAt: '2026-11-20T04:00:00.000Z',
  answerBy: '2026-11-24',
  decision: null,
  merchantId: null,
};
const render = (api: ReturnType<typeof createFakeApi>, locale: 'en-US' | 'zh-HK' = 'en-US') =>
  renderScreen(<ApplicationsScreen />, { api, role: 'admin', locale });

describe('letters to the house', () => {
  test('say until when they are answered, and are closed at the second press', async () => {
    const api = createFakeApi()
      .on(listApplications, { data: pageOf([LETTER]) })
      .on(decideApplication, { data: { ...LETTER, decision: 'declined' as const } });
    const { container } = render(api);
    expect(await screen.findByText('Answer by 24 Nov 2026')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(bodiesOf(api, 'decideApplication')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, close' }));
    expect(await screen.findByText('Closed.')).toBeTruthy();
    expect(bodiesOf(api, 'decideApplication')).toEqual([{ decision: 'declined' }]);
  });

  test('of a merchant that was made lead to it, and offer no press', async () => {
    const done = { ...LETTER, kind: 'join_us' as const, companyName: 'Corner Kiln' };
    const api = createFakeApi().on(listApplications, {
      data: pageOf([{ ...done, decision: 'accepted' as const, merchantId: '7' }]),
    });
    render(api);
    const link = await screen.findByRole('link', { name: 'To the merchant' });
    expect(link.getAttribute('href')).toBe('/merchants/7');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('that are none say so, in Chinese too', async () => {
    render(createFakeApi().on(listApplications, { data: pageOf([]) }), 'zh-HK');
    expect(await screen.findByText('未有申請')).toBeTruthy();
  });

  test('that cannot be read say why', async () => {
    render(createFakeApi().on(listApplications, { code: '10403', status: 403, text: 'Not so.' }));
    expect(await screen.findByText('Not so.')).toBeTruthy();
  });
});
