import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  getNoticeSettings,
  getSubscription,
  setNoticeSetting,
  signOut,
  updateProfile,
  updateSubscription,
  updateSubscriptionTopics,
} from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform, type FakeApi } from '@tapnook/testing';
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { profileOf } from '../../../dev/profile.fixture.ts';
import en from '../../locales/en-US.json' with { type: 'json' };
import zh from '../../locales/zh-HK.json' with { type: 'json' };
import { AccountSettings } from './account-settings.tsx';
import { Subscriptions } from './subscriptions.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createFakeApi();
  localStorage.clear();
});
afterEach(() => void delete document.documentElement.dataset.theme);
const bodies = (call: string): unknown[] =>
  api.requests.filter((each) => each.call === call).map(({ request }) => request.body);

describe('account settings', () => {
  // Covers: RTE-058
  test('applies the theme at once, stores it on the device, can return to the device’s', () => {
    renderWithPlatform(<AccountSettings />, { api, words: en });
    fireEvent.click(page.getByLabelText(en.settings.dark));
    const theme = () => [
      document.documentElement.dataset.theme,
      localStorage.getItem('tapnook.device.theme'),
    ];
    expect(theme()).toEqual(['dark', '"dark"']);
    fireEvent.click(page.getByLabelText(en.settings.system));
    expect(theme()).toEqual([undefined, null]);
  });
  test('the language that is spoken already changes nothing; each is written in itself', () => {
    renderWithPlatform(<AccountSettings />, { api, words: zh, locale: 'zh-HK' });
    fireEvent.click(page.getByLabelText('繁體中文'));
    expect(page.getByLabelText('English')).toBeTruthy();
    expect(bodies('updateProfile')).toEqual([]);
  });
  test('another language is noted for mails as well', async () => {
    api.on(updateProfile, { data: profileOf() });
    const { platform } = renderWithPlatform(<AccountSettings />, {
      api,
      words: en,
      path: '/profile/accountSet',
    });
    fireEvent.click(page.getByLabelText('繁體中文'));
    await waitFor(() => expect(bodies('updateProfile')).toEqual([{ locale: 'zh-HK' }]));
    await waitFor(() => expect(platform.went).toEqual(['/zh-HK/profile/accountSet']));
  });
  // Covers: RTE-058
  test('signing out ends the session, leaves nothing behind and goes home', async () => {
    api.on(signOut, { data: { status: true } });
    const { platform } = renderWithPlatform(<AccountSettings />, { api, words: en });
    const leave = jest.spyOn(platform.session.getState(), 'leave');
    fireEvent.click(page.getByRole('button', { name: en.settings.signOut }));
    await waitFor(() => expect(platform.went).toEqual(['/']));
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

describe('subscriptions', () => {
  const NEWS = { subscribed: true, topics: ['new_places' as const], email: 'kayan@example.com' };
  const open = () =>
    renderWithPlatform(<Subscriptions />, {
      api: api.on(getNoticeSettings, { data: NOTICES }),
      words: en,
    });
  const NOTICES = {
    topics: (['orders', 'coins'] as const).map((topic) => ({
      topic,
      byEmail: true,
      bySms: false,
      byPush: false,
    })),
    hasEmail: true,
    hasPhone: false,
    hasPush: false,
    isPushedHere: false,
    pushKey: null,
  };
  test('a topic takes effect at once', async () => {
    api
      .on(getSubscription, { data: NEWS })
      .on(updateSubscriptionTopics, ({ body }) => ({ data: { ...NEWS, ...(body as object) } }));
    const { platform } = open();
    fireEvent.click(await page.findByLabelText(en.topic.coins));
    await waitFor(() => expect(platform.toasts.getState().current?.text).toBe(en.you.saved));
    expect(bodies('updateSubscriptionTopics')).toEqual([{ topics: ['new_places', 'coins'] }]);
    expect(
      page.getByLabelText(en.topic.coins).getAttribute('aria-checked') ??
        String(page.getByLabelText<HTMLInputElement>(en.topic.coins).checked),
    ).toBe('true');
  });
  // Covers: RTE-060
  test('a switch that could not be kept goes back', async () => {
    api.on(getSubscription, { data: NEWS }).on(updateSubscription, { code: '10500', status: 500 });
    const { platform } = open();
    const all = await page.findByLabelText(en.settings.allNews);
    const state = (): string =>
      all.getAttribute('aria-checked') ?? String((all as HTMLInputElement).checked);
    fireEvent.click(all);
    await waitFor(() => expect(platform.failures).toHaveLength(1));
    await waitFor(() => expect(state()).toBe('true'));
  });
  test('notices by text need a number; those by e-mail are switched topic by topic', async () => {
    api.on(getSubscription, { data: NEWS }).on(setNoticeSetting, { data: NOTICES });
    open();
    const coins = within(await page.findByRole('group', { name: en.noticeTopic.coins }));
    expect(coins.getByLabelText<HTMLButtonElement>(en.settings.byPhone).disabled).toBe(true);
    fireEvent.click(coins.getByLabelText(en.settings.byEmail));
    await waitFor(() =>
      expect(bodies('setNoticeSetting')).toEqual([{ topic: 'coins', byEmail: false }]),
    );
  });
});
