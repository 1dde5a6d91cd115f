import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { carryPicture, SHARED_PICTURE } from './picture-transition.ts';

let update: (() => Promise<void>) | undefined;
const picture = document.createElement('div');

beforeEach(() => {
  document.body.replaceChildren(picture);
  globalThis.matchMedia = (() => ({ matches: false })) as unknown as typeof matchMedia;
  Object.assign(document, { startViewTransition: (change: () => Promise<void>) => ((update = change), { finished: Promise.resolve() }) });
});
afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

describe('a picture that moves from its card to its page', () => {
  test('is let go with the change that brings the page’s own', async () => {
    let went = false;
    expect(carryPicture(picture, '[data-product="1"]', () => (went = true))).toBe(true);
    expect(picture.style.getPropertyValue('view-transition-name')).toBe(SHARED_PICTURE);
    let arrived = false;
    const done = update?.().then(() => (arrived = true));
    await Promise.resolve();
    expect([went, arrived]).toEqual([true, false]);
    document.body.append(Object.assign(document.createElement('div'), { innerHTML: '<p data-product="1"></p>' }));
    await done;
    expect(picture.style.getPropertyValue('view-transition-name')).toBe('');
  });
  test('waits no longer than a moment for a page that does not come', async () => {
    carryPicture(picture, '[data-product="2"]', () => undefined);
    const began = performance.now();
    await update?.();
    expect(performance.now() - began).toBeGreaterThan(100);
    expect(picture.style.getPropertyValue('view-transition-name')).toBe('');
  });
  test('stays where motion is not wanted', () => {
    globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia;
    expect(carryPicture(picture, '[data-product="1"]', () => undefined)).toBe(false);
  });
});
