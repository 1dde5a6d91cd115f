import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { renderDeferredSections, renderAllSections } from './deferred-sections.ts';

const near = (): (string | null)[] =>
  [...document.querySelectorAll('[data-near]')].map(({ id }) => id);
const isFresh = (): boolean => document.documentElement.hasAttribute('data-fresh');
let waiting: (() => void)[] = [];
const rest = (): void => waiting.splice(0).forEach((run) => run());

beforeEach(() => {
  waiting = [];
  globalThis.requestIdleCallback = ((run: () => void) =>
    waiting.push(run)) as typeof requestIdleCallback;
  document.documentElement.setAttribute('data-fresh', '');
  document.body.innerHTML =
    '<section id="a" data-late=""></section><ul>' +
    [1, 2, 3, 4, 5].map((n) => `<li id="c${n}" data-late="card"></li>`).join('') +
    '</ul><footer id="z" data-late=""></footer>';
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'requestIdleCallback'));

describe('what lies below the first screen of a page that has just come', () => {
  test('is laid out section by section, four cards at a time, each at the page’s rest', () => {
    renderDeferredSections();
    rest();
    expect(near()).toEqual(['a']);
    rest();
    expect(near()).toEqual(['a', 'c1', 'c2', 'c3', 'c4']);
    rest();
    expect([near().length, isFresh()]).toEqual([7, true]);
    rest();
    expect(isFresh()).toBe(false);
  });
  test('is laid out whole before anything is scrolled to', () => {
    renderAllSections();
    expect(isFresh()).toBe(false);
    renderDeferredSections();
    rest();
    expect(near()).toEqual([]);
  });
});
