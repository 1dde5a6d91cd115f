/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://chat.shop.example/"}
 */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

const WEBSITE = 'w-1';
const COOKIE = `crisp-client%2Fsession%2F${WEBSITE}`;
interface CrispPage {
  $crisp: { push(...commands: readonly (readonly unknown[])[]): unknown };
  CRISP_WEBSITE_ID: string | undefined;
  CRISP_TOKEN_ID: string | null;
  CRISP_COOKIE_DOMAIN: string | undefined;
}
const page = window as unknown as CrispPage;
const define = (target: object, name: string, value: unknown): void =>
  void Object.defineProperty(target, name, { value, configurable: true, writable: true });
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

let asked: [path: string, body: unknown][];
let isKnown: boolean;
/** Runs the script as the page of a website does, with what was pushed before it came. */
const run = async (...queued: readonly (readonly unknown[])[]): Promise<void> => {
  page.$crisp = [...queued];
  const file = path.join(import.meta.dirname, 'crisp.client.ts');
  const code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  // oxlint-disable-next-line typescript/no-implied-eval -- a classic script, as a page loads it
  new Function('TEXTS', code)({ en: {}, 'zh-tw': {} });
  await settle();
};
const box = (): HTMLElement | null => document.querySelector('#crisp-chatbox');

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  isKnown = true;
  document.body.replaceChildren();
  const { hostname } = window.location;
  for (const domain of ['', `; domain=${hostname}`])
    document.cookie = `${COOKIE}=; path=/; max-age=0${domain}`;
  define(document, 'currentScript', { src: 'https://client.crisp.example/l.js' });
  [page.CRISP_WEBSITE_ID, page.CRISP_TOKEN_ID] = [WEBSITE, null];
  page.CRISP_COOKIE_DOMAIN = hostname;
  define(globalThis, 'fetch', async (address: string, init?: { body?: string }) => {
    const asks = new URL(address).pathname.replace('/crisp/', '');
    asked.push([asks, init?.body && (JSON.parse(init.body) as unknown)]);
    const answer = asks.endsWith('/sessions') ? { id: `s-${asked.length}` } : { messages: [] };
    return { ok: isKnown, status: isKnown ? 200 : 404, json: async () => answer };
  });
});
afterEach(() => void jest.useRealTimers());

describe('the script of the stand-in of Crisp', () => {
  test('shows the chat of a known website, and keeps its session in a cookie', async () => {
    const loaded = jest.fn();
    await run(['on', 'session:loaded', loaded], ['do', 'chat:open']);
    expect(box()?.style.display).toBe('flex');
    expect(loaded).toHaveBeenCalledWith('s-1');
    expect(document.cookie).toBe(`${COOKIE}=s-1`);
  });

  test('shows nothing of a website that is not known', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    isKnown = false;
    await run(['do', 'chat:open']);
    expect(box()).toBeNull();
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  test('takes up the session of its cookie, whatever the token, until reset', async () => {
    document.cookie = `${COOKIE}=s-old; path=/; domain=${window.location.hostname}`;
    page.CRISP_TOKEN_ID = 't-7';
    await run();
    expect(asked).toEqual([['sessions/s-old', undefined]]);
    page.$crisp.push(['do', 'session:reset']);
    await settle();
    expect(asked[1]).toEqual([`${WEBSITE}/sessions`, { token: 't-7' }]);
    expect(document.cookie).not.toContain('s-old');
  });

  test.each([
    ['an unknown action', ['make', 'chat:open']],
    ['an unknown act', ['do', 'chat:launch']],
    ['an unknown value', ['set', 'user:name', ['Ka Yan']]],
    ['an unknown event', ['on', 'chat:loaded', () => undefined]],
    ['a second listener', ['on', 'chat:closed', () => undefined]],
    ['a value without its list', ['set', 'user:email', 'ky@mail.example']],
    ['an address that is none', ['set', 'user:email', ['ky']]],
    ['facts that are no pairs', ['set', 'session:data', [{ page: '/' }]]],
    ['a fact of a value that is none', ['set', 'session:data', [[['page', null]]]]],
  ])('refuses %s', async (_name, command) => {
    await run(['on', 'chat:closed', () => undefined]);
    expect(() => page.$crisp.push(command)).toThrow('[Crisp]');
  });

  test('refuses a page that names no website', async () => {
    page.CRISP_WEBSITE_ID = undefined;
    await expect(run()).rejects.toThrow('CRISP_WEBSITE_ID');
  });
});
