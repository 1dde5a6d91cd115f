import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ResolvedVersion } from '@tapnook/contracts';
import type * as FederationModule from './federation.ts';

type Federation = typeof FederationModule;
const VERSION: ResolvedVersion = {
  version: '1.0.0',
  global: 'mf_catalog_1_0_0',
  entry: '/remotes/mf-catalog/1.0.0/remoteEntry.js',
  integrity: 'sha384-abc',
};
const page = globalThis as Record<string, unknown>;

let federation: Federation;
/** Entries that the document was given, and what each does when it runs. */
let scripts: HTMLScriptElement[];
let answer: (script: HTMLScriptElement) => void;
const modules = { app: { name: 'app' } as unknown };
const init = jest.fn();
const giveContainer = (): void => {
  page[VERSION.global] = { init, get: () => Promise.resolve(() => modules.app) };
};

beforeEach(async () => {
  jest.resetModules();
  init.mockReset();
  modules.app = { name: 'app' };
  scripts = [];
  answer = (script) => {
    giveContainer();
    script.dispatchEvent(new Event('load'));
  };
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes as HTMLScriptElement[]) {
      scripts.push(node);
      queueMicrotask(() => answer(node));
    }
  });
  const { default: runtime } = await import('./federation-runtime.ts');
  runtime.runtime.init({ name: 'shell' });
  federation = await import('./federation.ts');
  federation.startFederation();
});
afterEach(() => {
  jest.restoreAllMocks();
  delete page[VERSION.global];
});

describe('loadModule', () => {
  test('runs an entry once, by the hash that the page pins; gives it the libraries', async () => {
    const [first, second] = await Promise.all([
      federation.loadModule(VERSION, 'app'),
      federation.loadModule(VERSION, 'app'),
    ]);
    expect(first).toBe(modules.app);
    expect(second).toBe(modules.app);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.src).toBe(`${location.origin}${VERSION.entry}`);
    expect(scripts[0]?.integrity).toBe('sha384-abc');
    expect(scripts[0]?.crossOrigin).toBe('anonymous');
    expect(init).toHaveBeenCalledTimes(1);
    const { shellScope } = await import('./federation-runtime.ts');
    expect(init.mock.calls[0]?.[0]).toBe(shellScope());
  });
  test('fails where the entry does not come, and starts afresh at the next try', async () => {
    answer = (script) => script.dispatchEvent(new Event('error'));
    await expect(federation.loadModule(VERSION, 'app')).rejects.toThrow('did not load');
    answer = (script) => {
      giveContainer();
      script.dispatchEvent(new Event('load'));
    };
    await expect(federation.loadModule(VERSION, 'app')).resolves.toBe(modules.app);
    expect(scripts).toHaveLength(2);
  });
  test('fails where the entry gives no container', async () => {
    answer = (script) => script.dispatchEvent(new Event('load'));
    await expect(federation.loadModule(VERSION, 'app')).rejects.toThrow('did not start');
  });
  test('fails where the container refuses the libraries', async () => {
    init.mockImplementation(() => Promise.reject(new Error('no such scope')));
    await expect(federation.loadModule(VERSION, 'app')).rejects.toThrow('no such scope');
  });
  test('runs the entry again after a module of it failed', async () => {
    modules.app = undefined;
    await expect(federation.loadModule(VERSION, 'app')).rejects.toThrow('is empty');
    modules.app = { name: 'again' };
    await expect(federation.loadModule(VERSION, 'app')).resolves.toEqual({ name: 'again' });
    expect(scripts).toHaveLength(2);
  });
});
