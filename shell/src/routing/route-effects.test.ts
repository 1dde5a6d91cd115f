import { expect, jest, test } from '@jest/globals';
import { createFakePlatform } from '@tapnook/testing';
import { startRouteEffects } from './route-effects.ts';
import { createPageRouteStore } from './route-store.ts';

window.scrollTo = () => undefined;
// The page of these tests does not know the signals of Node.
Object.assign(globalThis, {
  AbortController: class {
    readonly signal = undefined;
    abort(): void {}
  },
});
jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
  frame(0);
  return 0;
});
history.replaceState(null, '', '/en-US/from');
const platform = createFakePlatform({ fetch });
const route = createPageRouteStore([]);
startRouteEffects([], route, platform);
/** Moves to an address whose screen stands at once. */
const move = (path: string): void => {
  history.pushState(null, '', `/en-US${path}`);
  dispatchEvent(new Event('single-spa:routing-event'));
  platform.events.emit('screen:shown', { path });
};

test('a move forgets the category of the screen before; a change of query alone keeps it', () => {
  route.setState({ categoryId: '4' });
  history.replaceState(null, '', `${location.pathname}?day=2`);
  dispatchEvent(new Event('single-spa:routing-event'));
  expect(route.getState()).toMatchObject({ search: '?day=2', categoryId: '4' });
  move('/elsewhere');
  expect(route.getState().categoryId).toBeUndefined();
});

test('leaves a new document’s scroll position to the browser; restores it within one', async () => {
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(history.scrollRestoration).toBe('manual');
});

test.each([
  ['the heading of the new screen', '', 'H1'],
  ['what is wrong, where the screen has put the focus there itself', 'alert', 'DIV'],
])('after a move the focus is on %s', (_what, role, tag) => {
  document.body.innerHTML =
    `<main id="main"><h1>Almost yours</h1><div role="${role}" tabindex="-1">Two things to ` +
    'fix</div></main>';
  document.querySelector('div')?.focus();
  move(`/to-${tag}`);
  expect(document.activeElement?.tagName).toBe(tag);
});
