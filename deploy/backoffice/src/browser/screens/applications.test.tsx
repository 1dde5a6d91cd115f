import { describe, expect, test } from '@jest/globals';
import { decideApplication, getCategories, listApplications } from '@tapnook/contracts/calls';
import { accessibilityProblems, createFakeApi } from '@tapnook/testing';
import { screen, waitFor } from '@testing-library/react';
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
    const invite = screen.getByRole('link', { name: 'Invite its owner' });
    expect(invite.getAttribute('href')).toBe('/merchants/7/people');
  });

  test('of a partner with a Chinese name ask for its English one', async () => {
    const partner = { ...LETTER, kind: 'join_us' as const, companyName: '轉角窰' };
    render(
      createFakeApi()
        .on(listApplications, { data: pageOf([partner]) })
        .on(getCategories, { data: [] }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    const english = screen.getByRole<HTMLInputElement>('textbox', { name: /English/ });
    expect(english.value).toBe('');
    expect(document.activeElement).toBe(english);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Chinese/ }).value).toBe('轉角窰');
  });

  test('keep the focus in their row when a form is left, and when they are decided', async () => {
    const partner = { ...LETTER, kind: 'join_us' as const, companyName: 'Corner Kiln' };
    const declined = { ...partner, decision: 'declined' as const };
    let isDeclined = false;
    render(
      createFakeApi()
        .on(listApplications, () => ({ data: pageOf([isDeclined ? declined : partner]) }))
        .on(decideApplication, () => {
          isDeclined = true;
          return { data: declined };
        })
        .on(getCategories, { data: [] }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Accept' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, decline' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByText('Corner Kiln'));
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
