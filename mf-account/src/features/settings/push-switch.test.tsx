import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  bindPlayerId,
  clearPlayerId,
  getNoticeSettings,
  savePushSubscription,
} from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform, type FakeApi } from '@tapnook/testing';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import en from '../../locales/en-US.json' with { type: 'json' };
import { NoticeSettings } from './notice-settings.tsx';

const KEY =
  'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';
const SETTINGS = {
  topics: [{ topic: 'orders' as const, byEmail: true, bySms: false, byPush: true }],
  hasEmail: true,
  hasPhone: true,
  hasPush: false,
  isPushedHere: false,
  pushKey: KEY as string | null,
};
const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a';

let api: FakeApi;
const subscribe = jest.fn(async (_options: PushSubscriptionOptionsInit) => ({
  toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
}));
const askPermission = jest.fn(async (): Promise<NotificationPermission> => 'granted');
/** A worker on its way, whose state changes once somebody listens. */
const workerThatBecomes = (state: ServiceWorkerState) => ({
  state,
  addEventListener: (_type: 'statechange', listener: () => void) => queueMicrotask(listener),
});
const register = jest.fn(async (_path: string) => ({
  active: {} as object | null,
  installing: null as ReturnType<typeof workerThatBecomes> | null,
  pushManager: { getSubscription: async () => null, subscribe },
}));
beforeEach(() => {
  api = createFakeApi();
  jest.clearAllMocks();
  Object.assign(window, {
    PushManager: jest.fn(),
    Notification: { requestPermission: askPermission },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistrations: async () => [] },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
});
const open = (settings: Partial<typeof SETTINGS> = {}) =>
  renderWithPlatform(<NoticeSettings />, {
    api: api.on(getNoticeSettings, { data: { ...SETTINGS, ...settings } }),
    words: en,
  });
const calls = (): string[] => api.requests.map(({ call }) => call);

describe('notices in this browser', () => {
  test('asks for permission on the press alone, subscribes and binds the browser', async () => {
    api
      .on(savePushSubscription, { data: { playerId: 'p-7' } })
      .on(bindPlayerId, { data: { status: true } });
    open();
    const button = await page.findByRole('button', { name: en.settings.pushOn });
    expect(askPermission).not.toHaveBeenCalled();
    fireEvent.click(button);
    await waitFor(() => expect(calls()).toContain('bindPlayerId'));
    expect(subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: expect.objectContaining({ length: 65 }),
    });
    expect(register).toHaveBeenCalledWith('/en-US/voucher/service-worker.js');
    const bodies = api.requests.flatMap(({ request }) => (request.body ? [request.body] : []));
    expect(bodies).toEqual([{ endpoint: ENDPOINT, keys: KEYS }, { playerId: 'p-7' }]);
    await waitFor(() => expect(calls().filter((id) => id === 'getNoticeSettings')).toHaveLength(2));
  });

  test('says what to do when the browser blocks notices, and saves nothing', async () => {
    askPermission.mockResolvedValueOnce('denied');
    open();
    fireEvent.click(await page.findByRole('button', { name: en.settings.pushOn }));
    expect((await page.findByRole('alert')).textContent).toBe(en.settings.pushDenied);
    expect(calls()).not.toContain('savePushSubscription');
  });

  test.each([
    ['activated', 'subscribes once the worker is active', true],
    ['redundant', 'says that it failed when the worker was not installed', false],
  ] as const)('%s: %s', async (state, _what, isOn) => {
    const { pushManager } = await register('');
    register.mockResolvedValueOnce({
      active: null,
      installing: workerThatBecomes(state),
      pushManager,
    });
    api
      .on(savePushSubscription, { data: { playerId: 'p-7' } })
      .on(bindPlayerId, { data: { status: true } });
    open();
    fireEvent.click(await page.findByRole('button', { name: en.settings.pushOn }));
    if (isOn) await waitFor(() => expect(calls()).toContain('bindPlayerId'));
    else expect((await page.findByRole('alert')).textContent).toBe(en.settings.pushFailed);
    expect(calls().includes('savePushSubscription')).toBe(isOn);
  });

  test('says that a browser cannot show notices', async () => {
    Reflect.deleteProperty(window, 'PushManager');
    open();
    fireEvent.click(await page.findByRole('button', { name: en.settings.pushOn }));
    expect((await page.findByRole('alert')).textContent).toBe(en.settings.pushUnsupported);
  });

  test('is switched off again, and topics need a browser that is on', async () => {
    api.on(clearPlayerId, { data: { status: true } });
    open({ hasPush: true, isPushedHere: true });
    fireEvent.click(await page.findByRole('button', { name: en.settings.pushOff }));
    await waitFor(() => expect(calls()).toContain('clearPlayerId'));
  });

  test('is not offered where the shop pushes nothing', async () => {
    open({ pushKey: null });
    await page.findByText(en.settings.noticesText);
    expect(page.queryByText(en.settings.push)).toBeNull();
    expect(page.queryByLabelText(en.settings.byPush)).toBeNull();
  });
});
