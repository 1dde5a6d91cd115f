import { describe, expect, test } from '@jest/globals';
import { invitePerson, listPeople, removePerson } from '@tapnook/contracts/calls';
import { accessibilityProblems, createFakeApi } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, renderScreen } from '../testing/render-screen.tsx';
import { PeopleScreen } from './people.tsx';

const PEOPLE = {
  people: [{ userId: '5', name: 'Wing Lau', email: 'wing@kiln.example', role: 'owner' as const }],
  invitations: [
    {
      invitationId: '9',
      email: 'siuyin@kiln.example',
      role: 'counter' as const,
      expiresAt: '2026-12-05T04:00:00.000Z',
    },
  ],
};
const AT = { path: '/merchants/:merchantId/people', at: '/merchants/7/people' };

describe('the people of a merchant', () => {
  test('are listed with who is invited, and another one is asked', async () => {
    const api = createFakeApi().on(listPeople, { data: PEOPLE }).on(invitePerson, { data: PEOPLE });
    const { container } = renderScreen(<PeopleScreen />, { api, ...AT });
    expect(await screen.findByText('Wing Lau', { selector: 'b' })).toBeTruthy();
    expect(screen.getByText(/^Invited as Counter staff, until 5 Dec 2026/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Email/), 'kit@kiln.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText(/on its way to kit@kiln\.example/)).toBeTruthy();
    expect(bodiesOf(api, 'invitePerson')).toEqual([{ email: 'kit@kiln.example', role: 'counter' }]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  test('have controls that are told apart by whom they are about', async () => {
    const two = [...PEOPLE.people, { ...PEOPLE.people[0]!, userId: '6', name: 'Kit Ho' }];
    const api = createFakeApi().on(listPeople, { data: { ...PEOPLE, people: two } });
    renderScreen(<PeopleScreen />, { api, ...AT });
    for (const name of ['Wing Lau', 'Kit Ho']) {
      await userEvent.selectOptions(await screen.findByLabelText(`Role: ${name}`), 'manager');
      expect(screen.getByRole('button', { name: `Change the role ${name}` })).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
      expect(screen.getByRole('button', { name: `Remove, really? ${name}` })).toBeTruthy();
    }
    const withdraw = 'Withdraw the invitation siuyin@kiln.example';
    expect(screen.getByRole('button', { name: withdraw })).toBeTruthy();
  });

  test('who are invited already are named before another invitation takes its place', async () => {
    const api = createFakeApi().on(listPeople, { data: PEOPLE });
    renderScreen(<PeopleScreen />, { api, ...AT });
    await screen.findByText('Wing Lau', { selector: 'b' });
    await userEvent.type(screen.getByLabelText(/^Email/), 'SiuYin@kiln.exampl');
    expect(screen.queryByText(/takes its place/)).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Email/), 'e');
    expect(screen.getByText(/has an invitation already\. A new one takes its place/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'owner');
    expect(screen.getByText(/as Counter staff already.* takes its place, as Owner/)).toBeTruthy();
  });

  test('are nobody at first, which is said', async () => {
    const api = createFakeApi().on(listPeople, { data: { people: [], invitations: [] } });
    renderScreen(<PeopleScreen />, { api, ...AT });
    expect(await screen.findByText('Nobody works here yet')).toBeTruthy();
  });

  test('begin with the address of whoever applied, as its owner', async () => {
    const api = createFakeApi().on(listPeople, { data: PEOPLE }).on(invitePerson, { data: PEOPLE });
    const state = { ownerEmail: 'kayan@kiln.example' };
    renderScreen(<PeopleScreen />, { api, ...AT, state });
    const email = screen.getByLabelText<HTMLInputElement>(/^Email/);
    expect(email.value).toBe('kayan@kiln.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText(/on its way to kayan@kiln\.example/)).toBeTruthy();
    expect(bodiesOf(api, 'invitePerson')).toEqual([{ email: 'kayan@kiln.example', role: 'owner' }]);
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('');
  });

  test('are removed at the second press, and a refusal is told in words', async () => {
    const text = '須有一位負責人。';
    const api = createFakeApi()
      .on(listPeople, { data: { ...PEOPLE, invitations: [] } })
      .on(removePerson, { code: '10403', status: 403, text });
    renderScreen(<PeopleScreen />, { api, locale: 'zh-HK', ...AT });
    await userEvent.click(await screen.findByRole('button', { name: '移除 Wing Lau' }));
    expect(bodiesOf(api, 'removePerson')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: /移除/ }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(bodiesOf(api, 'removePerson')).toHaveLength(1);
    expect(screen.getByText('Wing Lau', { selector: 'b' })).toBeTruthy();
  });

  test('that cannot be read leave a way to try again', async () => {
    const api = createFakeApi().on(listPeople, { code: '10403', status: 403, text: 'Not yours.' });
    renderScreen(<PeopleScreen />, { api, ...AT });
    expect(await screen.findByText('Not yours.')).toBeTruthy();
    api.on(listPeople, { data: PEOPLE });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Wing Lau', { selector: 'b' })).toBeTruthy();
  });
});
