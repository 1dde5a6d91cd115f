import { afterEach, describe, expect, test } from '@jest/globals';
import { isForeignDomError, noteForeignDomChange } from './foreign-dom.ts';

const MOVED = new DOMException(
  "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
  'NotFoundError',
);
afterEach(() => {
  document.documentElement.className = '';
  document.body.innerHTML = '';
});

describe('an error over nodes that were moved', () => {
  test('is the version’s own where nobody else changed the page', () => {
    expect(isForeignDomError(MOVED)).toBe(false);
  });
  test.each([
    ['a class of the page', () => (document.documentElement.className = 'translated-ltr')],
    ['an element around a text', () => (document.body.innerHTML = '<p><font>付款</font></p>')],
    ['a mark of another browser', () => (document.body.innerHTML = '<p _msttexthash="1">付款</p>')],
  ])('is not on a page that is translated, as %s tells', (_name, translate) => {
    translate();
    expect(isForeignDomError(MOVED)).toBe(true);
    expect(isForeignDomError(new TypeError('x is undefined'))).toBe(false);
    expect(isForeignDomError(new DOMException('x', 'NotFoundError'))).toBe(false);
    expect(isForeignDomError(undefined)).toBe(false);
  });
  test('is not where an add-on was seen to move nodes', () => {
    noteForeignDomChange();
    expect(isForeignDomError(MOVED)).toBe(true);
  });
});
