import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  addAddress,
  getAddressBook,
  getRegions,
  listFavourites,
  listNotifications,
  readNotifications,
  removeAddress,
  updateAddress,
} from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform, type FakeApi } from '@tapnook/testing';
import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { AccountLayout } from './features/account-layout/account-layout.tsx';
import { AddressBook } from './features/addresses/address-book.tsx';
import { Notifications } from './features/notifications/notifications.tsx';
import { Wishlist } from './features/wishlist/wishlist.tsx';
import en from './locales/en-US.json' with { type: 'json' };
import zh from './locales/zh-HK.json' with { type: 'json' };

const NOW = '2026-11-20T09:50:00.000Z';
let api: FakeApi;
beforeEach(() => {
  api = createFakeApi().on(getRegions, {
    data: [
      {
        id: 'HK',
        regionName: { en_gb: 'Hong Kong', zh_hk: '香港' },
        prefixNo: '852',
        frequentlyUsed: true,
      },
    ],
  });
});
const bodies = (call: string): unknown[] =>
  api.requests.filter((each) => each.call === call).map(({ request }) => request.body);
const type = (name: string | RegExp, value: string): void =>
  void fireEvent.change(page.getByLabelText(name, { selector: 'input' }), { target: { value } });

describe('the address book', () => {
  const ENTRY = {
    id: 'a1',
    firstName: 'Siu Yin',
    lastName: 'Lee',
    phone: '91234567',
    phoneRegionId: 'HK',
    regionId: 'HK',
    email: 'siuyin@example.com',
    useNotification: false,
    address: '',
  };
  // Covers: RTE-062, VAL-029
  test('a new entry is judged rule by rule, then kept and shown', async () => {
    let entries = [] as (typeof ENTRY)[];
    api
      .on(getAddressBook, () => ({ data: entries }))
      .on(addAddress, ({ body }) => {
        const added = { ...ENTRY, ...(body as object) };
        entries = [added];
        return { data: added };
      });
    renderWithPlatform(<AddressBook />, { api, words: en });
    fireEvent.click(await page.findByRole('button', { name: en.addresses.add }));
    fireEvent.click(page.getByRole('button', { name: en.you.save }));
    expect(
      await page.findByText(/Please fill all required items\. 4 things to put right/),
    ).toBeTruthy();
    expect(bodies('addAddress')).toEqual([]);
    type(en.field.firstName, '小燕');
    type(en.field.lastName, '李');
    type(en.field.phone, '9123 4567');
    type(en.field.email, 'SiuYin@example.com');
    fireEvent.click(page.getByRole('button', { name: en.you.save }));
    expect(await page.findByText('李小燕')).toBeTruthy();
    expect(page.getByText(/\+852 9123 4567/)).toBeTruthy();
    expect(bodies('addAddress')).toMatchObject([
      { firstName: '小燕', lastName: '李', phone: '91234567', email: 'siuyin@example.com' },
    ]);
  });
  test('an entry is changed with what it held, and removed only after a question', async () => {
    let entries = [ENTRY];
    api
      .on(getAddressBook, () => ({ data: entries }))
      .on(updateAddress, { data: ENTRY })
      .on(removeAddress, () => ((entries = []), { data: { status: true } }));
    renderWithPlatform(<AddressBook />, { api, words: en });
    fireEvent.click(await page.findByRole('button', { name: 'Change: Siu Yin Lee' }));
    expect(page.getByLabelText<HTMLInputElement>(en.field.email, { selector: 'input' }).value).toBe(
      'siuyin@example.com',
    );
    fireEvent.click(page.getByRole('button', { name: en.you.save }));
    await waitFor(() => expect(bodies('updateAddress')).toHaveLength(1));
    fireEvent.click(page.getByRole('button', { name: 'Remove: Siu Yin Lee' }));
    expect(bodies('removeAddress')).toHaveLength(0);
    fireEvent.click(
      within(await page.findByRole('dialog')).getByRole('button', { name: en.you.remove }),
    );
    expect(await page.findByText(en.addresses.empty)).toBeTruthy();
  });
});

describe('notices', () => {
  const notice = (id: string, link: string | null) => ({
    id,
    kind: 'security' as const,
    title: { en_gb: `Notice ${id}`, zh_hk: `通知${id}` },
    body: { en_gb: 'Chrome, macOS', zh_hk: 'Chrome，macOS' },
    link,
    createdAt: NOW,
    readAt: null,
  });
  // Covers: RTE-066
  test('lead only within the shop, carry their time, and are read at one press', async () => {
    api
      .on(listNotifications, {
        data: {
          totalCount: 2,
          pageIndex: 1,
          pageSize: 20,
          unread: 2,
          items: [notice('1', '/en-US/profile/devices'), notice('2', 'https://evil.example/')],
        },
      })
      .on(readNotifications, { data: { unread: 0 } });
    renderWithPlatform(<Notifications />, { api, words: zh, locale: 'zh-HK' });
    expect((await page.findByRole('link', { name: '通知1' })).getAttribute('href')).toBe(
      '/zh-HK/profile/devices',
    );
    expect(page.getByRole('link', { name: '通知2' }).getAttribute('href')).toBe('/zh-HK');
    expect(page.getAllByText('2026年11月20日 17:50')).toHaveLength(2);
    fireEvent.click(page.getByRole('button', { name: zh.notices.readAll }));
    await waitFor(() => expect(bodies('readNotifications')).toEqual([{}]));
  });
});

describe('the count of notices beside their place', () => {
  // Covers: RTE-066
  test('follows when they are read', async () => {
    let unread = 2;
    api
      .on(listNotifications, async () => {
        const now = unread;
        await new Promise((resolve) => setTimeout(resolve, 5));
        return {
          data: {
            totalCount: 0,
            pageIndex: 1,
            pageSize: 20,
            unread: now,
            items: [
              {
                id: '1',
                kind: 'order' as const,
                title: { en_gb: 'Paid', zh_hk: '已付款' },
                body: { en_gb: '', zh_hk: '' },
                link: null,
                createdAt: NOW,
                readAt: null,
              },
            ],
          },
        };
      })
      .on(readNotifications, () => ((unread = 0), { data: { unread } }));
    await act(
      async () =>
        void renderWithPlatform(
          <AccountLayout section="notifications" title="Notices">
            <Notifications />
          </AccountLayout>,
          { api, words: en },
        ),
    );
    // The navigation of wide screens and the tabs of phones.
    const places = () =>
      page.getAllByRole('link', { name: /^Notices/ }).map((place) => place.textContent);
    await waitFor(() => expect(places()).toEqual(['Notices2', 'Notices2']));
    fireEvent.click(await page.findByRole('button', { name: en.notices.readAll }));
    await waitFor(() => expect(places()).toEqual(['Notices', 'Notices']));
  });
});

describe('saved corners', () => {
  const PRODUCT = {
    productId: '7',
    productRoute: 'pottery',
    productImages: ['/api/media/scene-pottery'],
    productName: { en_gb: 'Hands on pottery', zh_hk: '陶藝' },
    districtName: { en_gb: 'Sheung Wan', zh_hk: '上環' },
    lowestPrice: { HKD: 48_000, USD: 6_150 },
    lowestSpecialPrice: { HKD: 38_000, USD: 4_870 },
    highestPrice: { HKD: 38_000, USD: 4_870 },
    overallScore: 4.8,
    reviewCount: 1284,
    soldOut: false,
    isAutoSoldOut: false,
  };
  // Covers: RTE-068
  test('shows price and score, and keeps a removed product’s card so it can be saved', async () => {
    api.on(listFavourites, { data: { productIds: ['7'], products: [PRODUCT as never] } });
    const { platform } = renderWithPlatform(<Wishlist />, { api, words: en });
    platform.saved.getState().replace(['7']);
    const heart = await page.findByRole('button', { name: /Hands on pottery/ });
    expect(document.body.textContent).toContain('HK$380');
    fireEvent.click(heart);
    expect(platform.saved.getState().ids).toEqual([]);
    expect(
      page.getByRole('button', { name: /Hands on pottery/ }).getAttribute('aria-pressed'),
    ).toBe('false');
    expect(page.getByRole('link', { name: /Hands on pottery/ }).getAttribute('href')).toBe(
      '/en-US/detail/pottery',
    );
  });
});
