import { beforeEach, expect, test } from '@jest/globals';
import { acceptInvitation, readInvitation } from '@tapnook/contracts/calls';
import { createFakeApi } from '@tapnook/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, renderScreen } from '../testing/render-screen.tsx';
import { InvitationScreen } from './invitation.tsx';

const INVITATION = {
  merchantName: { en_gb: 'Corner Kiln', zh_hk: '轉角窰' },
  email: 'kit@kiln.example',
  role: 'manager' as const,
  hasAccount: false,
};
beforeEach(() => window.history.replaceState(null, '', '/invitation#token'));
const accept = () => userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));

test('whoever accepts gives a name, and a refused password has the focus', async () => {
  const api = createFakeApi()
    .on(readInvitation, { data: INVITATION })
    .on(acceptInvitation, {
      status: 400,
      code: '10102',
      text: 'Refused',
      more: { fields: [{ field: 'body.password', en_US: 'Too short', zh_HK: '太短' }] },
    });
  renderScreen(<InvitationScreen />, { api });
  const password = await screen.findByLabelText('Password');
  await userEvent.type(password, 'short');
  await accept();
  expect(bodiesOf(api, 'acceptInvitation')).toEqual([]);
  await userEvent.type(screen.getByLabelText('First name'), 'Man Kit');
  await userEvent.type(screen.getByLabelText('Last name'), 'Kwok');
  await accept();
  await waitFor(() => expect(document.activeElement).toBe(password));
  api.on(acceptInvitation, { data: { email: INVITATION.email, role: INVITATION.role } });
  await userEvent.type(password, '_enough_2026');
  await accept();
  const link = await screen.findByRole('link', { name: 'Sign in' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(bodiesOf(api, 'acceptInvitation').at(-1)).toEqual({
    token: 'token',
    firstName: 'Man Kit',
    lastName: 'Kwok',
    password: 'short_enough_2026',
  });
});

test('whoever opens a used invitation again is led to signing in', async () => {
  renderScreen(<InvitationScreen />, {
    api: createFakeApi().on(readInvitation, { status: 404, code: '10405' }),
  });
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/');
});
