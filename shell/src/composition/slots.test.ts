import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Platform } from '@tapnook/platform';
import { createSlotHost } from './slots.ts';

let near: (() => void) | undefined;
let watched = 0;
class Observer {
  constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
    near = () => tell([{ isIntersecting: true }]);
  }
  observe(): void {
    watched += 1;
  }
  disconnect(): void {}
}
const setUp = (rendered: readonly string[]) => {
  const asked: string[] = [];
  const remotes = {
    slotOwner: () => ({ name: 'mf-x' }),
    abandon: () => true,
    load: (_owner: string, module: string) => {
      asked.push(module);
      return Promise.resolve({ module: { slot: {} }, version: { version: '1.0.0' } });
    },
  };
  const told: string[] = [];
  const platform = {
    locale: 'en-US',
    i18n: { hasResourceBundle: () => true },
    telemetry: {
      record: ({ kind, app }: { kind: string; app: string }) => told.push(`${kind} ${app}`),
    },
  };
  const host = createSlotHost({
    remotes: remotes as never,
    rendered,
    inlined: {},
    platform: () => platform as unknown as Platform,
  });
  return { host, asked, told };
};
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  document.body.innerHTML = '<main><div data-slot="coin-banner"><a href="/">coins</a></div></main>';
});
afterEach(() => {
  document.body.replaceChildren();
  near = undefined;
});

describe("a slot's script", () => {
  test('waits for the shopper to come near what the server rendered', async () => {
    const { host, asked } = setUp(['coin-banner']);
    const loaded = host.load('coin-banner');
    await settled();
    expect(asked).toEqual([]);
    near?.();
    await expect(loaded).resolves.toMatchObject({ owner: 'mf-x' });
    expect(asked).toEqual(['slot-coin-banner']);
    expect(host.peek('coin-banner')).toBeDefined();
  });
  test('does not come between a scroll and the press that it was for', async () => {
    jest.useFakeTimers();
    const { host, asked } = setUp(['coin-banner']);
    void host.load('coin-banner');
    near?.();
    await jest.advanceTimersByTimeAsync(300);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(300);
    expect(asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(asked).toEqual(['slot-coin-banner']);
    jest.useRealTimers();
  });
  test('does not compete with the scripts of the first screen', async () => {
    const { host } = setUp(['coin-banner']);
    watched = 0;
    void host.load('coin-banner');
    await settled();
    expect(watched).toBe(0);
    dispatchEvent(new Event('single-spa:routing-event'));
    await settled();
    expect(watched).toBeGreaterThan(0);
  });
  test('comes at once when the shopper reaches for it', async () => {
    const { host, asked } = setUp(['coin-banner']);
    const loaded = host.load('coin-banner');
    document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    await loaded;
    expect(asked).toEqual(['slot-coin-banner']);
  });
  test('comes at once when the server left the place to the browser', async () => {
    const { host, asked, told } = setUp([]);
    await host.load('coin-banner');
    expect(asked).toEqual(['slot-coin-banner']);
    await host.load('coin-history');
    // Its giver counts as met by this visit, once.
    expect(told).toEqual(['session mf-x']);
  });
  test('lends the server’s element for its data until its app is here', async () => {
    const { host } = setUp(['coin-banner']);
    const element = document.querySelector('[data-slot]');
    expect(host.serverMarkup?.('coin-banner', '{"a":1}')).toBe(element);
    element?.remove();
    expect(host.serverMarkup?.('coin-banner', '{"a":1}')).toBe(element);
    expect(host.serverMarkup?.('coin-banner', '{"a":2}')).toBeUndefined();
    expect(host.serverMarkup?.('coin-history', '{}')).toBeUndefined();
    await host.load('coin-banner');
    expect(host.serverMarkup?.('coin-banner', '{"a":1}')).toBeUndefined();
  });
  test('comes when the page it was rendered into was left and the slot is asked for', async () => {
    const { host, asked } = setUp(['coin-banner']);
    void host.load('coin-banner');
    document.body.replaceChildren();
    await host.load('coin-banner');
    expect(asked).toEqual(['slot-coin-banner']);
  });
});
