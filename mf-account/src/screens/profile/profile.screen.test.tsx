import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { LoadedSlot } from '@tapnook/platform';
import { accessibilityProblems, renderRemote, renderWithPlatform } from '@tapnook/testing';
import { act, screen as page, waitFor, within } from '@testing-library/react';
import { fakeAnswers } from '../../../dev/fakes.ts';
import en from '../../locales/en-US.json' with { type: 'json' };
import zh from '../../locales/zh-HK.json' with { type: 'json' };
import { remote } from '../../remote.ts';
import { screen } from './profile.screen.tsx';

/** A missing translation shows its key. */
const KEY = new RegExp(`\\b(?:${Object.keys(en).join('|')})\\.[a-z]\\w+`);
const USER = { userId: '7', name: 'Ka Yan', image: null };
/** Stands in for another remote's slot and shows the props it was given. */
const elsewhere = (name: string): LoadedSlot => ({
  definition: { Component: (props: object) => <p>{`${name} ${JSON.stringify(props)}`}</p> },
  namespace: 'elsewhere',
  owner: 'elsewhere',
  version: '1.0.0',
});
const slots = Object.fromEntries(remote.manifest.slots.uses.map((name) => [name, elsewhere(name)]));
/** Loaded in advance, because a section's code is fetched while it renders. */
const open = (path: string, locale: 'en-US' | 'zh-HK' = 'en-US') =>
  act(() => renderRemote(remote, { api: fakeAnswers(), path, locale, user: USER, slots }));

/** Each section, with a text that it shows once it has loaded. */
const NAVIGATION_SECTIONS: readonly (readonly [
  keyof typeof en.profile,
  (words: typeof en) => string,
])[] = [
  ['order', () => 'order-list {}'],
  ['vouchers', () => 'my-limited-vouchers {}'],
  ['reviews', () => 'my-reviews {}'],
  ['coins', () => 'coin-history {}'],
  ['codes', ({ codes }) => codes.how],
  ['cards', () => 'saved-cards {}'],
  ['saved', ({ saved }) => saved.empty],
  ['notifications', ({ notices }) => notices.readAll],
  ['editProfileInfo', ({ you }) => you.voucherEmail],
  ['loginMethod', ({ ways }) => ways.passkeys],
  ['addPhone', ({ ways }) => ways.changePhone],
  ['setPassword', ({ ways }) => ways.changeEmail],
  ['addressBook', ({ addresses }) => addresses.empty],
  ['setSubscription', ({ settings }) => settings.noticesText],
  ['accountSet', ({ settings }) => settings.languageText],
  ['devices', ({ ways }) => ways.thisBrowser],
];
const loaded = (words: string): Promise<HTMLElement[]> =>
  page.findAllByText(words, { exact: false });

beforeEach(() => {
  // axe measures single letters on a canvas, which jsdom does not have.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => void jest.restoreAllMocks());

describe('the profile area', () => {
  // Covers: RTE-017
  test.each(NAVIGATION_SECTIONS)(
    '%s shows itself under its own heading, and axe objects to nothing',
    async (place, words) => {
      const { container, platform } = await open(`/profile/${place}`);
      expect(await page.findByRole('heading', { level: 1, name: en.profile[place] })).toBeTruthy();
      expect(await loaded(words(en))).not.toHaveLength(0);
      await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0));
      // A browser shows either the tabs or the navigation, never both.
      page.getAllByRole('navigation')[1]?.remove();
      expect(await accessibilityProblems(container)).toEqual([]);
    },
  );
  test('asks new shoppers for missing details and offers to continue in the shop', async () => {
    const { unmount } = await open('/profile/editProfileInfo?redirect=%2Fdetail%2Fpottery');
    expect((await page.findByRole('link', { name: en.you.goOn })).getAttribute('href')).toBe(
      '/en-US/detail/pottery',
    );
    unmount();
    await open('/profile/editProfileInfo?redirect=%2F%2Fevil.example');
    expect(await loaded(en.you.voucherEmail)).not.toHaveLength(0);
    expect(page.queryByText(en.you.made)).toBeNull();
  });
  test.each(NAVIGATION_SECTIONS)('%s is whole in Chinese', async (place, words) => {
    const { container } = await open(`/profile/${place}`, 'zh-HK');
    expect(await page.findByRole('heading', { level: 1, name: zh.profile[place] })).toBeTruthy();
    expect(await loaded(words(zh))).not.toHaveLength(0);
    expect(KEY.exec(container.textContent)?.[0]).toBeUndefined();
  });
  test('marks the place that is open, an errand’s included', async () => {
    await open('/profile/addPhone');
    const places = await page.findAllByRole('link', { current: 'page' });
    expect(places.map((link) => link.getAttribute('href'))).toEqual([
      '/en-US/profile/loginMethod',
      '/en-US/profile/loginMethod',
    ]);
  });
  test('tells what a code by text message is worth where a number is added', async () => {
    await open('/profile/addPhone');
    expect(await loaded(en.ways.phoneRisk)).not.toHaveLength(0);
  });
  // Covers: RTE-054
  test('an order of its own is the detail, with its number, in the page title too', async () => {
    await open('/profile/order/TN2611-AAAAAAAAAA');
    expect(await page.findByText('order-detail {"orderNo":"TN2611-AAAAAAAAAA"}')).toBeTruthy();
    expect(page.getByRole('heading', { level: 1, name: 'Order TN2611-AAAAAAAAAA' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Order TN2611-AAAAAAAAAA · TapNook'));
  });
  test('the visits of one order are headed as such, not as the list', async () => {
    await open('/profile/vouchers/TN2611-AAAAAAAAAA');
    const heading = await page.findByRole('heading', { level: 1, name: en.profile.visits });
    // The voucher shows its own name in large letters.
    expect(heading.parentElement?.className).toBe('visually-hidden');
    await waitFor(() =>
      expect(document.title).toBe('Your visits, order TN2611-AAAAAAAAAA · TapNook'),
    );
  });
  // Covers: REV-023
  test('counts unread notifications, and pending reviews through their slot', async () => {
    await open('/profile/order');
    // The navigation of wide screens and the tabs of phones.
    const navs = await page.findAllByRole('navigation', { name: en.profile.nav });
    expect(navs).toHaveLength(2);
    for (const nav of navs) {
      expect(await within(nav).findByText('1')).toBeTruthy();
      expect(await within(nav).findByText('pending-review-badge {}')).toBeTruthy();
    }
  });
  test('a place that does not exist is not found', async () => {
    const { platform } = renderWithPlatform(<p />, { path: '/profile/attic' });
    const data = await screen.load({
      platform,
      params: { type: 'attic' },
      search: new URLSearchParams(),
      t: (key: string) => key,
    });
    expect(data).toMatchObject({ redirect: '/404', noIndex: true });
  });
});
