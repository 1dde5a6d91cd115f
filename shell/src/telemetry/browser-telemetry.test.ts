import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RouteState, TelemetryEvent } from '@tapnook/platform';
import type { StoreApi } from 'zustand/vanilla';
import { pageData } from '../composition/page-data.fixture.ts';
import {
  createBrowserTelemetry,
  reportScriptIntegrity,
  watchErrors,
  watchSessions,
} from './browser-telemetry.ts';

// Covers: PAY-050
test('attributes a script’s failure to the app and version of its file', () => {
  const recorded: TelemetryEvent[] = [];
  reportScriptIntegrity({ record: (event) => recorded.push(event) });
  const { tnTell } = globalThis as { tnTell: (kind: string, detail: string) => void };
  tnTell('refused-script', 'changed: /remotes/mf-checkout/1.2.0/512.js is not sha384-x');
  expect(recorded).toEqual([
    {
      kind: 'refused-script',
      detail: 'changed: /remotes/mf-checkout/1.2.0/512.js is not sha384-x',
      app: 'mf-checkout',
      version: '1.2.0',
    },
  ]);
});

describe('what a page tells', () => {
  const { composition, config } = pageData();
  const DATA = pageData({
    locale: 'zh-HK',
    config: { ...config, flags: { 'chat-widget': false } },
    composition: { ...composition, generation: 7 },
    visit: { generation: 7, route: 'home', apps: {}, seal: 'sealed' },
  });
  let state = { path: '/', route: { id: 'home', auth: false, sensitive: false } };
  const ROUTE = { getState: () => state } as StoreApi<RouteState>;
  const bodyOf = async (blob: Blob | undefined): Promise<{ context?: object }> =>
    JSON.parse(
      await new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(reader.result as string));
        reader.readAsText(blob ?? new Blob());
      }),
    ) as { context?: object };
  const sent: Blob[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    sent.length = 0;
    Object.assign(navigator, { sendBeacon: (_to: string, body: Blob) => sent.push(body) > 0 });
  });
  afterEach(() => void jest.useRealTimers());
  const telemetry = () => createBrowserTelemetry(DATA, () => ROUTE);

  test('goes in one batch every two seconds', () => {
    const { record } = telemetry();
    record({ kind: 'session' });
    jest.advanceTimersByTime(1_900);
    record({ kind: 'lcp', value: 900 });
    expect(sent).toHaveLength(0);
    jest.advanceTimersByTime(100);
    expect(sent).toHaveLength(1);
  });
  test('sends failures before the page is left, and those in quick succession together', () => {
    const { record } = telemetry();
    record({ kind: 'session' });
    record({ kind: 'load-failure' });
    jest.advanceTimersByTime(150);
    record({ kind: 'unhandled-error' });
    record({ kind: 'session', app: 'mf-reviews' });
    expect(sent).toHaveLength(0);
    jest.advanceTimersByTime(50);
    expect(sent).toHaveLength(1);
    jest.advanceTimersByTime(5_000);
    expect(sent).toHaveLength(1);
  });
  test('says with failures how the page was shown, but no person’s own address', async () => {
    const { record } = telemetry();
    record({ kind: 'session' });
    dispatchEvent(new Event('pagehide'));
    state = { path: '/detail/peak-tram', route: { id: 'detail', auth: false, sensitive: false } };
    record({ kind: 'unhandled-error' });
    dispatchEvent(new Event('pagehide'));
    state = { path: '/order/1063', route: { id: 'order', auth: true, sensitive: false } };
    record({ kind: 'unhandled-error' });
    dispatchEvent(new Event('pagehide'));
    jest.useRealTimers();
    const [healthy, shared, own] = await Promise.all(sent.filter(({ size }) => size).map(bodyOf));
    const flags = { 'chat-widget': false };
    expect(healthy?.context).toBeUndefined();
    expect(shared?.context).toEqual({ locale: 'zh-HK', flags, path: '/detail/peak-tram' });
    expect(own?.context).toEqual({ locale: 'zh-HK', flags });
  });
  test('is told as the page is left, whatever is still waiting', () => {
    telemetry().record({ kind: 'session' });
    dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
  });
});

describe('watchErrors', () => {
  const recorded: TelemetryEvent[] = [];
  watchErrors({ record: (event) => recorded.push(event) }, () => false);
  beforeEach(() => void (recorded.length = 0));
  const thrown = (message: string, filename = '', error?: Error) =>
    dispatchEvent(new ErrorEvent('error', { message, filename, error }));
  const errorAt = (place: string): Error => {
    const error = new Error('broken');
    error.stack = `Error: broken\n    at a (${place}:1:2)`;
    return error;
  };
  const rejected = (reason: unknown) =>
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  test('does not count what has no place in a file of ours', () => {
    thrown(
      'ResizeObserver loop completed with undelivered notifications.',
      'https://shop.test/en-US',
    );
    thrown('Script error.');
    for (const scheme of ['chrome-extension', 'moz-extension', 'safari-web-extension'])
      thrown('broken', `${scheme}://a/b.js`, errorAt(`${scheme}://a/b.js`));
    rejected('Object Not Found Matching Id:2, MethodName:update, ParamCount:4');
    rejected(undefined);
    rejected(errorAt('chrome-extension://a/b.js'));
    dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'style-src-elem',
        blockedURI: 'inline',
        sourceFile: '',
      }),
    );
    expect(recorded).toEqual([]);
  });
  test('charges an error to the app whose file threw it', () => {
    const place = 'https://shop.test/remotes/mf-catalog/1.2.0/app.js';
    thrown('broken', place, errorAt(place));
    rejected(errorAt(place));
    expect(recorded.map(({ app, version }) => [app, version])).toEqual([
      ['mf-catalog', '1.2.0'],
      ['mf-catalog', '1.2.0'],
    ]);
  });
});

test('steps of the buying flow are told once each, by the address of the screen', () => {
  const recorded: TelemetryEvent[] = [];
  let path = '/search';
  let look = (): void => {};
  const route = {
    getState: () => ({ remote: 'mf-catalog', path }),
    subscribe: (listener: () => void) => (look = listener),
  } as StoreApi<RouteState>;
  watchSessions({ record: (event) => recorded.push(event) }, route);
  for (path of ['/detail/tram', '/search', '/checkout/7/product', '/help']) look();
  expect(recorded.map(({ kind }) => kind)).toEqual([
    'session',
    'session',
    'search',
    'product-view',
    'add',
  ]);
});
