import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type * as FederationRuntime from './federation-runtime.ts';

type Runtime = typeof FederationRuntime;
type Runs = Parameters<Runtime['default']['bundlerRuntime']['init']>[0]['webpackRequire'];
type Options = Runs['federation']['initOptions'];

let runtime: Runtime;
beforeEach(async () => {
  jest.resetModules();
  runtime = await import('./federation-runtime.ts');
});

const copyOf = (version: string, module: unknown) => ({ version, get: () => () => module });

/** Webpack's `require` of a build, as the federation plugin sets it up. */
const build = (
  initOptions: Options,
  consumed: Runs['consumesLoadingData']['moduleIdToConsumeDataMapping'] = {},
): Runs => {
  const { default: federation } = runtime;
  const webpackRequire = {
    m: {},
    c: {},
    S: {},
    I: (shareScopeName: string) => federation.bundlerRuntime.I({ shareScopeName, webpackRequire }),
    federation: { ...federation, initOptions },
    consumesLoadingData: { moduleIdToConsumeDataMapping: consumed },
  } as unknown as Runs;
  Object.assign(webpackRequire.federation, {
    instance: federation.bundlerRuntime.init({ webpackRequire }),
  });
  federation.attachShareScopeMap(webpackRequire);
  return webpackRequire;
};
const open = (webpackRequire: Runs): unknown =>
  runtime.default.bundlerRuntime.initContainerEntry({
    webpackRequire,
    shareScope: runtime.shellScope(),
    initScope: [],
    shareScopeKey: 'default',
  });
const consumed = (shareKey: string, singleton = true) => ({
  shareKey,
  shareScope: ['default'],
  singleton,
  fallback: () => () => {
    throw new Error(`Can not get '${shareKey}'`);
  },
});
/** What a chunk that imports module 7 waits for. */
const load = (webpackRequire: Runs, installedModules: Record<number, 0 | Promise<void>> = {}) => {
  const promises: unknown[] = [];
  runtime.default.bundlerRuntime.consumes({
    chunkMapping: { 1: [7] },
    chunkId: 1,
    promises,
    installedModules,
    webpackRequire,
  });
  return promises;
};
const run = (webpackRequire: Runs): unknown => {
  const module = { exports: {} as unknown };
  webpackRequire.m[7]?.(module);
  return module.exports;
};

describe('the federation runtime', () => {
  test('gives a remote the copy of a library that the shell has', () => {
    const react = { createElement: 1 };
    build({ name: 'shell', shared: { react: [copyOf('19.0.0', react)] } });
    const remote = build({ name: 'remote', shared: {} }, { 7: consumed('react') });
    open(remote);
    expect(load(remote)).toEqual([]);
    expect(run(remote)).toBe(react);
    expect(runtime.shellScope()['react']?.['19.0.0']?.useIn).toEqual(['remote']);
  });
  test('gives the shell its own libraries from the first file', () => {
    const react = {};
    const shell = build(
      { name: 'shell', shared: { react: [copyOf('19.0.0', react)] } },
      { 7: consumed('react') },
    );
    const installedModules = {};
    runtime.default.bundlerRuntime.installInitialConsumes({
      initialConsumes: [7],
      installedModules,
      webpackRequire: shell,
    });
    expect(run(shell)).toBe(react);
    expect(installedModules).toEqual({ 7: 0 });
  });
  test('uses one copy of a singleton, also where a remote brings a newer one', () => {
    const react = {};
    build({ name: 'shell', shared: { react: [copyOf('19.0.0', react)] } });
    const remote = build(
      { name: 'remote', shared: { react: [copyOf('20.0.0', {})] } },
      { 7: consumed('react') },
    );
    open(remote);
    expect(Object.keys(runtime.shellScope()['react'] ?? {})).toEqual(['19.0.0', '20.0.0']);
    load(remote);
    expect(run(remote)).toBe(react);
  });
  test('leaves a library that is no singleton to the build itself', () => {
    const own = {};
    build({ name: 'shell', shared: { charts: [copyOf('1.0.0', {})] } });
    const remote = build(
      { name: 'remote' },
      { 7: { ...consumed('charts', false), fallback: () => () => own } },
    );
    open(remote);
    load(remote);
    expect(run(remote)).toBe(own);
  });
  test('lets a chunk wait for a library that is on its way, once', async () => {
    const maps = {};
    build({ name: 'shell' });
    const giver = build({
      name: 'giver',
      shared: { maps: [{ version: '1.0.0', get: () => Promise.resolve(() => maps) }] },
    });
    open(giver);
    const remote = build({ name: 'remote' }, { 7: consumed('maps') });
    open(remote);
    const installedModules = {};
    const [first] = load(remote, installedModules);
    expect(load(remote, installedModules)).toEqual([first]);
    await first;
    expect(run(remote)).toBe(maps);
  });
  test('says which library nobody gives when something imports it', () => {
    build({ name: 'shell' });
    const remote = build({ name: 'remote' }, { 7: consumed('react-of-next-year') });
    open(remote);
    load(remote);
    expect(() => run(remote)).toThrow("Can not get 'react-of-next-year'");
  });
  test('asks again for a library that did not come', async () => {
    const maps = {};
    let tries = 0;
    build({ name: 'shell' });
    const giver = build({
      name: 'giver',
      shared: {
        maps: [
          {
            version: '1.0.0',
            get: () => (tries++ ? Promise.resolve(() => maps) : Promise.reject(new Error('404'))),
          },
        ],
      },
    });
    open(giver);
    const remote = build({ name: 'remote' }, { 7: consumed('maps') });
    open(remote);
    const installedModules = {};
    await Promise.all(load(remote, installedModules));
    expect(() => run(remote)).toThrow('404');
    await Promise.all(load(remote, installedModules));
    expect(run(remote)).toBe(maps);
  });
  test('is lent under the names that entries of remotes look for', () => {
    runtime.lendRuntime();
    const page = globalThis as typeof globalThis & {
      _FEDERATION_RUNTIME_CORE: {
        ModuleFederation: new (options: object) => { options: { name: string } };
        setGlobalFederationInstance: (instance: object) => void;
        CurrentGlobal: { __FEDERATION__: { __INSTANCES__: { options: { name: string } }[] } };
      };
      __TAPNOOK_LENT_RUNTIME__: object;
    };
    const core = page._FEDERATION_RUNTIME_CORE;
    const made = new core.ModuleFederation({ id: 'remote_1', name: 'remote_1', remotes: [] });
    core.setGlobalFederationInstance(made);
    expect(core.CurrentGlobal.__FEDERATION__.__INSTANCES__).toContain(made);
    expect(made.options.name).toBe('remote_1');
    expect(page.__TAPNOOK_LENT_RUNTIME__).toEqual({
      bundlerRuntime: runtime.default.bundlerRuntime,
      attachShareScopeMap: runtime.default.attachShareScopeMap,
    });
  });
});
