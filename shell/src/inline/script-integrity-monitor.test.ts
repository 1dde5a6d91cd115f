import { Blob } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CACHED_SCRIPT } from '@tapnook/contracts';
import { LAYOUT_IDS } from '../layout/layout-ids.ts';
// oxlint-disable-next-line import/default -- The build gives the file as text.
import monitorScripts from './script-integrity-monitor.ts?script';

const STAMP = { app: 'shell', version: '1.0.0', route: 'checkout' };
const VISIT = { generation: 3, route: 'checkout', apps: {}, seal: 'sealed by the edge' };
const GOOD = 'the file as it was published';
const hashOf = async (text: string): Promise<string> => {
  const digest = await webcrypto.subtle.digest('SHA-384', Buffer.from(text));
  return `sha384-${Buffer.from(digest).toString('base64')}`;
};

interface Told {
  readonly channel: string;
  readonly visit: typeof VISIT;
  readonly events: readonly (typeof STAMP & { kind: string; detail: string })[];
}
/**
 * A page with the watch; its line answers every file with `served`, or not at all, and the browser
 * kept `kept` of it.
 */
const watched = async (
  served: string | undefined,
  { report = true, status = 200, kept = served, onLine = true, workers = true } = {},
) => {
  const page = document.implementation.createHTMLDocument();
  const prepared = JSON.stringify({ channel: 'production', events: [STAMP] });
  page.body.innerHTML =
    '<main id="main"><p>drawn</p></main>' +
    `<template id="${LAYOUT_IDS.stranded}"${report ? ` data-report='${prepared}'` : ''}>` +
    '<p role="alert">Gone</p></template><script type="application/json" id="tapnook-page">' +
    `${JSON.stringify({ visit: VISIT })}</script>`;
  Object.defineProperty(page, 'readyState', { value: 'interactive', configurable: true });
  const bodies: Promise<string>[] = [];
  const fetch = jest.fn((_address: string, { cache }: RequestInit) => {
    const bytes = cache === 'force-cache' ? kept : served;
    return bytes === undefined
      ? Promise.reject(new Error('no line'))
      : Promise.resolve({
          ok: status === 200,
          arrayBuffer: () => Promise.resolve(Buffer.from(bytes)),
        });
  });
  const sendBeacon = (_to: string, body: Blob) => bodies.push(body.text());
  const pinned = await hashOf(GOOD);
  const serviceWorker = new EventTarget();
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's script runs here
  const replace = new Function(
    'document',
    'addEventListener',
    'fetch',
    'navigator',
    'crypto',
    'Blob',
    `var tnTell,tnFail,tnStarted,tnRenewed;(${monitorScripts})` +
      `('${LAYOUT_IDS.stranded}','${CACHED_SCRIPT}');return tell=>{tnTell=tell}`,
  )(
    page,
    page.addEventListener.bind(page),
    fetch,
    {
      sendBeacon,
      onLine,
      get serviceWorker() {
        if (!workers) throw new DOMException('sandboxed', 'SecurityError');
        return serviceWorker;
      },
    },
    webcrypto,
    Blob,
  ) as (tell: (kind: string, detail: string) => void) => void;
  /** A script of the page that does not run. */
  const fail = async (file: string, more: Partial<HTMLScriptElement> = {}): Promise<void> => {
    const script = Object.assign(
      page.createElement('script'),
      { type: 'text/plain', src: `http://localhost/remotes/${file}`, integrity: pinned },
      more,
    );
    page.head.append(script);
    script.dispatchEvent(new Event('error'));
    await new Promise((resolve) => setTimeout(resolve, 30));
  };
  /** A file that the page fetches before it is needed, and that does not come. */
  const failAhead = async (file: string, as: string): Promise<void> => {
    const link = Object.assign(page.createElement('link'), {
      as,
      href: `http://localhost/remotes/${file}`,
      integrity: pinned,
    });
    page.head.append(link);
    link.dispatchEvent(new Event('error'));
    await new Promise((resolve) => setTimeout(resolve, 30));
  };
  /** A worker of the page tells it something. */
  const hear = async (data: unknown): Promise<void> => {
    serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
    await new Promise((resolve) => setTimeout(resolve, 30));
  };
  const told = async (): Promise<Told[]> =>
    Promise.all(bodies.map(async (body) => JSON.parse(await body) as Told));
  return { page, fetch, fail, failAhead, hear, told, replace, pinned };
};
const SHELL = 'shell/1.0.0/main.js';

describe('a script of the shell that does not come', () => {
  // Covers: PAY-052
  test('uncovers the words that lie ready, above what the server drew, once', async () => {
    const { page, fail } = await watched(undefined);
    await fail(SHELL, { defer: true });
    await fail('shell/1.0.0/vendor.js', { defer: true });
    expect([...page.querySelectorAll('main > *')].map(({ textContent }) => textContent)).toEqual([
      'Gone',
      'drawn',
    ]);
  });
  test('does so where the browser refuses to speak of workers', async () => {
    const { page, fail } = await watched(undefined, { workers: false });
    await fail(SHELL, { defer: true });
    expect(page.querySelector('main > [role="alert"]')?.textContent).toBe('Gone');
  });
  test('before the page is read waits for its end', async () => {
    const { page, fail } = await watched(undefined);
    Object.defineProperty(page, 'readyState', { value: 'loading' });
    await fail(SHELL, { defer: true });
    expect(page.querySelector('[role="alert"]')).toBeNull();
    page.dispatchEvent(new Event('DOMContentLoaded'));
    expect(page.querySelector('main > [role="alert"]')?.textContent).toBe('Gone');
  });
  test('is reported as a failed load offline, on error status, or for the very file', async () => {
    for (const { fail, told } of [
      await watched(undefined),
      await watched('out of order', { status: 500 }),
      await watched(GOOD),
    ]) {
      await fail(SHELL, { defer: true });
      expect(await told()).toEqual([
        {
          channel: 'production',
          visit: VISIT,
          events: [
            {
              ...STAMP,
              kind: 'load-failure',
              detail: `did not load: /remotes/${SHELL}`,
            },
          ],
        },
      ]);
    }
  });
  // Covers: PAY-050
  test('is reported as refused too where other bytes came, same visit, with its hash', async () => {
    const { fail, told, pinned, fetch } = await watched(`${GOOD} and a skimmer`);
    await fail(SHELL, { defer: true });
    const batches = await told();
    const events = batches.flatMap((batch) => batch.events);
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['load-failure', `did not load: /remotes/${SHELL}`],
      ['refused-script', `changed: /remotes/${SHELL} is not ${pinned}`],
    ]);
    expect(batches.map(({ visit }) => visit)).toEqual([VISIT, VISIT]);
    expect(fetch.mock.calls).toEqual([
      [`http://localhost/remotes/${SHELL}`, { cache: 'force-cache' }],
      [`http://localhost/remotes/${SHELL}`, { cache: 'reload' }],
    ]);
  });
  test('is not reported of a page that only the holder of an override sees', async () => {
    const { fail, told, page } = await watched('changed', { report: false });
    await fail(SHELL, { defer: true });
    expect([await told(), page.querySelector('main > [role="alert"]')?.textContent]).toEqual([
      [],
      'Gone',
    ]);
  });
});

describe('a script of a remote', () => {
  let tell: jest.Mock<(kind: string, detail: string) => void>;
  beforeEach(() => {
    tell = jest.fn<(kind: string, detail: string) => void>();
  });
  test.each(['mf-checkout/1.0.0/remoteEntry.js', 'mf-checkout/1.0.0/512.js'])(
    '%s that was changed is told of by the shell’s telemetry, once, and covers nothing',
    async (file) => {
      const { fail, replace, pinned, page, told } = await watched('changed');
      replace(tell);
      await fail(file);
      await fail(file);
      expect(tell.mock.calls).toEqual([
        ['refused-script', `changed: /remotes/${file} is not ${pinned}`],
      ]);
      expect([page.querySelector('main > [role="alert"]'), await told()]).toEqual([null, []]);
    },
  );
  // Covers: PAY-050
  test('that was changed for once is told of as well, by what the browser kept of it', async () => {
    const { fail, replace, pinned } = await watched(GOOD, { kept: 'changed' });
    replace(tell);
    await fail('mf-checkout/1.0.0/remoteEntry.js');
    expect(tell.mock.calls).toEqual([
      ['refused-script', `changed: /remotes/mf-checkout/1.0.0/remoteEntry.js is not ${pinned}`],
    ]);
  });
  // Covers: PAY-050
  test('reports a changed preload once, even if whole later, and no other link', async () => {
    const { failAhead, fail, replace, pinned, fetch } = await watched('changed');
    replace(tell);
    await failAhead('mf-checkout/1.0.0/theme.css', 'style');
    expect(fetch).not.toHaveBeenCalled();
    await failAhead('mf-checkout/1.0.0/remoteEntry.js', 'script');
    await fail('mf-checkout/1.0.0/remoteEntry.js');
    expect(tell.mock.calls).toEqual([
      ['refused-script', `changed: /remotes/mf-checkout/1.0.0/remoteEntry.js is not ${pinned}`],
    ]);
  });
  // Covers: PAY-050
  test('that was changed before the shell’s telemetry is there is charged to its app', async () => {
    const { failAhead, told } = await watched('changed');
    await failAhead('mf-checkout/2.3.4/512.js', 'script');
    expect((await told()).flatMap((batch) => batch.events)).toMatchObject([
      { ...STAMP, app: 'mf-checkout', version: '2.3.4', kind: 'refused-script' },
    ]);
  });
  // Covers: PAY-050
  test('that only did not come is nobody’s alarm', async () => {
    const { fail, replace } = await watched(undefined);
    replace(tell);
    await fail('mf-checkout/1.0.0/remoteEntry.js');
    expect(tell).not.toHaveBeenCalled();
  });
  // Covers: PAY-050
  test('reports once a changed file that the service worker replaced, if not offline', async () => {
    const url = 'http://localhost/remotes/mf-checkout/1.0.0/512.js';
    for (const [served, onLine, calls] of [
      ['changed', true, 1],
      [undefined, true, 0],
      ['changed', false, 0],
      [GOOD, true, 0],
    ] as const) {
      const { hear, fail, replace, pinned, fetch } = await watched(served, { onLine });
      tell.mockReset();
      replace(tell);
      await hear(null);
      await hear({ type: 'keep', url, integrity: pinned });
      expect(fetch).not.toHaveBeenCalled();
      await hear({ type: CACHED_SCRIPT, url, integrity: pinned });
      if (onLine) await fail('mf-checkout/1.0.0/512.js');
      expect(tell.mock.calls).toEqual(
        calls
          ? [['refused-script', `changed: /remotes/mf-checkout/1.0.0/512.js is not ${pinned}`]]
          : [],
      );
    }
  });
  test('without a hash is none of ours', async () => {
    const { fail, replace, fetch } = await watched(GOOD);
    replace(tell);
    await fail('mf-checkout/1.0.0/9.js', { integrity: '' });
    expect([tell.mock.calls, fetch.mock.calls]).toEqual([
      [['refused-script', 'without a hash: /remotes/mf-checkout/1.0.0/9.js']],
      [],
    ]);
  });
});
