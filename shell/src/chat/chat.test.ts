import { describe, expect, jest, test } from '@jest/globals';
import { getProfile, getRegions } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { createFakeApi, createFakePlatform } from '@tapnook/testing';
import { bridgeChat, chatMember, startChat, type ChatAdapter } from './chat.ts';

const profile = {
  userId: '7',
  firstName: 'Ka Yan',
  lastName: 'Cheung',
  phone: '61234567',
  phoneRegionId: 'HK',
  profileImage: '/api/media/avatar-01',
  notificationEmailAddress: null,
  googleEmailAddress: 'ky@example.com',
  facebookEmailAddress: null,
  appleEmailAddress: null,
} as CallResult<typeof getProfile>;
const regions = [
  {
    id: 'HK',
    regionName: { en_gb: 'Hong Kong', zh_hk: '香港' },
    prefixNo: '852',
    frequentlyUsed: true,
  },
];
const member = {
  id: '7',
  name: 'Ka Yan Cheung',
  email: 'ky@example.com',
  phone: '+852 61234567',
  image: '/api/media/avatar-01',
};

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

describe('the chat bridge (part 1, section 1)', () => {
  // Covers: PRD-023
  test('passes id, name, notification or social e-mail, phone with prefix, picture', () => {
    expect(chatMember(profile, regions)).toEqual(member);
    expect(
      chatMember({ ...profile, notificationEmailAddress: 'me@example.com', phone: null }, regions),
    ).toMatchObject({ email: 'me@example.com', phone: '' });
  });
  // Covers: PRD-024
  test('does so at once and on every route change, and is absent where money moves', async () => {
    const api = createFakeApi().on(getProfile, { data: profile }).on(getRegions, { data: regions });
    const platform = createFakePlatform({
      fetch: api.fetch,
      user: { userId: '7', name: 'Ka Yan', image: null },
      path: '/',
    });
    const chat = { show: jest.fn(), hide: jest.fn(), identify: jest.fn<ChatAdapter['identify']>() };
    bridgeChat(platform, chat);
    await settled();
    expect(chat.identify).toHaveBeenLastCalledWith(member, '/');
    platform.route.setState({ path: '/search' });
    await settled();
    expect(chat.identify).toHaveBeenLastCalledWith(member, '/search');
    platform.route.setState((state) => ({
      path: '/checkout/1/product',
      route: { ...state.route, sensitive: true },
    }));
    await settled();
    expect(chat.hide).toHaveBeenCalledTimes(1);
    expect(chat.identify).toHaveBeenLastCalledWith(member, '/search');
    // Bare pages have no header and no chat either.
    platform.route.setState((state) => ({
      path: '/login',
      route: { ...state.route, sensitive: false, header: false },
    }));
    await settled();
    expect(chat.hide).toHaveBeenCalledTimes(2);
  });
  test('a profile that comes after signing out is told to nobody', async () => {
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const api = createFakeApi().on(getProfile, { data: profile }).on(getRegions, { data: regions });
    const platform = createFakePlatform({
      fetch: async (...asked) => {
        await answered;
        return api.fetch(...asked);
      },
      user: { userId: '7', name: 'Ka Yan', image: null },
      path: '/',
    });
    const chat = { show: jest.fn(), hide: jest.fn(), identify: jest.fn<ChatAdapter['identify']>() };
    bridgeChat(platform, chat);
    platform.session.setState({ user: null });
    answer();
    await settled();
    expect(chat.identify.mock.calls).toEqual([[null, '/']]);
  });
  test('visitors are nobody', async () => {
    const platform = createFakePlatform({ fetch: createFakeApi().fetch });
    const chat = { show: jest.fn(), hide: jest.fn(), identify: jest.fn<ChatAdapter['identify']>() };
    bridgeChat(platform, chat);
    await settled();
    expect(chat.identify).toHaveBeenLastCalledWith(null, '/');
  });
});

describe('the kill switch of the chat', () => {
  const start = async (isOn: boolean): Promise<number> => {
    const platform = createFakePlatform({ fetch: createFakeApi().fetch });
    startChat({
      ...platform,
      config: {
        ...platform.config,
        chatOrigin: 'https://chat.example',
        flags: { 'chat-widget': isOn },
      },
    });
    // The widget's code is loaded first.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const frames = document.body.childElementCount;
    document.body.replaceChildren();
    return frames;
  };

  test('keeps the other company’s frame off every page', async () => {
    expect(await start(false)).toBe(0);
    expect(await start(true)).toBe(1);
  });
});
