import { describe, expect, jest, test } from '@jest/globals';
import { links, type PageRequest } from '@tapnook/contracts';
import type { RemoteServer } from '@tapnook/platform/server';
import { assemblePage } from './assemble-page.ts';
import { loadPage, type LoadedPage } from './load-page.ts';
import { pageRequest, remoteServer, resolvedRemote, screenRoute } from './page-request.fixture.ts';
import { planPage } from './plan-page.ts';
import { renderMarkup } from './render-markup.tsx';

const REMOTES = [
  resolvedRemote('mf-x', [
    screenRoute(),
    screenRoute({ id: 'own', path: '/own', render: 'browser' }),
  ]),
];
const planOf = (path: string, change: Partial<PageRequest> = {}) =>
  planPage(pageRequest(path, REMOTES, change));
const withRemote = (change: Partial<RemoteServer> = {}): Partial<PageRequest> => ({
  loadRemote: () => Promise.resolve(remoteServer(change)),
});
const LOADED: LoadedPage = { remote: remoteServer(), meta: { title: 'Screen' }, status: 200 };

describe('planning a page', () => {
  test('finds the remote, its route and what the address says', () => {
    const { pathname, match, route, platform } = planOf('/screen/lamp?tab=2');
    expect([pathname, match?.remote, match?.params, route.id]).toEqual([
      '/screen/lamp',
      'mf-x',
      { name: 'lamp' },
      'screen',
    ]);
    expect(platform.route.getState()).toMatchObject({ path: '/screen/lamp', search: '?tab=2' });
    expect(platform.i18n.t('shell:notFound.title')).toBe('Page not found');
  });
  test('leaves to the shell what no remote has', () => {
    const { match, route } = planOf('/nothing');
    expect([match, route.id]).toEqual([undefined, 'not-found']);
  });
  test('notes who failed, and tells it on', () => {
    const onError = jest.fn<PageRequest['onError']>();
    const { request, failures } = planOf('/screen/lamp', { onError });
    request.onError('mf-x', 'why');
    expect([failures, onError.mock.calls]).toEqual([['mf-x'], [['mf-x', 'why']]]);
  });
});

describe('loading a page', () => {
  test('asks the remote for its data', async () => {
    expect(await loadPage(planOf('/screen/lamp', withRemote()))).toMatchObject({
      meta: { title: 'Screen' },
      status: 200,
    });
  });
  test('goes elsewhere where the screen says so, or its data is for members', async () => {
    const moved = { meta: { title: '', redirect: '/own' }, routeId: 'screen' };
    const gone = Object.assign(new Error('members'), { name: 'CallError', status: 401 });
    expect(
      await loadPage(planOf('/screen/lamp', withRemote({ plan: () => Promise.resolve(moved) }))),
    ).toEqual({ redirect: '/own' });
    expect(
      await loadPage(planOf('/screen/lamp', withRemote({ plan: () => Promise.reject(gone) }))),
    ).toEqual({ redirect: links.login('/screen/lamp') });
  });
  test('leaves the screen to the browser where the remote fails, or its route wants', async () => {
    const failing = planOf('/screen/lamp');
    expect(await loadPage(failing)).toMatchObject({
      remote: undefined,
      meta: { noIndex: true },
      status: 200,
    });
    expect(failing.failures).toEqual(['mf-x']);
    const own = planOf('/own');
    expect(await loadPage(own)).toEqual({
      remote: undefined,
      meta: { title: 'TapNook', noIndex: true },
      status: 200,
    });
    expect(own.failures).toEqual([]);
  });
  test.each([
    ['/nothing', 404],
    ['/error', 500],
  ])('%s is the shell’s own, with status %i', async (path, status) => {
    expect(await loadPage(planOf(path))).toMatchObject({ remote: undefined, status });
  });
});

describe('rendering a page', () => {
  test('draws the screen, the frame and what stands ready without scripts', () => {
    const rendered = renderMarkup(planOf('/screen/lamp'), LOADED);
    expect([rendered.html, rendered.status]).toEqual(['<h1>Hello</h1>', 200]);
    expect(rendered.top).toContain('<header');
    expect(rendered.bottom).toContain('<footer');
    expect(rendered.stranded).toContain('role="alert"');
  });
  test('leaves a screen that throws to the browser, under the title of a failure', () => {
    const plan = planOf('/screen/lamp');
    const element = (): never => {
      throw new Error('broken');
    };
    const rendered = renderMarkup(plan, { ...LOADED, remote: remoteServer({ element }) });
    expect([rendered.html, rendered.meta.title, plan.failures]).toEqual([
      null,
      'Something went wrong',
      ['mf-x'],
    ]);
    expect(rendered.top).toContain('<header');
  });
});

describe('assembling a page', () => {
  const RENDERED = {
    html: '<h1>Hello</h1>',
    meta: { title: 'Screen' },
    status: 200,
    top: '<header></header>',
    page: '',
    bottom: '<footer></footer>',
    stranded: '<p role="alert"></p>',
  };
  test('gives the document with what the edge asks of it', async () => {
    const answer = await assemblePage(planOf('/screen/lamp'), RENDERED);
    if (answer.kind !== 'page') throw new Error('no page');
    const page = new DOMParser().parseFromString(answer.html, 'text/html');
    expect([answer.routeId, answer.cacheable, answer.failed]).toEqual(['screen', true, []]);
    expect(page.querySelector('main h1')?.textContent).toBe('Hello');
    expect(JSON.parse(page.getElementById('tapnook-page')?.textContent ?? '')).toMatchObject({
      locale: 'en-US',
      remote: 'mf-x',
      rendered: true,
      status: 200,
    });
  });
  test.each([
    ['its screen is missing', { html: null }, []],
    ['it is no plain success', { status: 404 }, []],
    ['an app of it failed', {}, ['mf-y']],
  ])('is kept by nobody where %s', async (_, change, failures) => {
    const plan = planOf('/screen/lamp');
    plan.failures.push(...failures);
    expect(await assemblePage(plan, { ...RENDERED, ...change })).toMatchObject({
      cacheable: false,
      failed: failures,
    });
  });
});
