import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { guardForeignDomChanges } from './foreign-dom-guard.ts';

const { removeChild, insertBefore } = Node.prototype;
beforeEach(() => guardForeignDomChanges());
afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

const paragraph = (): {
  readonly element: Element;
  readonly text: Text;
  readonly icon: Element;
} => {
  const element = document.createElement('p');
  const icon = document.createElement('i');
  const text = document.createTextNode('Pay');
  element.append(icon, text);
  return { element, text, icon };
};
/** What a translator leaves: the text in `<font>`, or a text of its own in the place of it. */
const translate = (text: Text, keepsNode: boolean): void => {
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append(keepsNode ? text : '付款');
};

describe('the guard against foreign changes of the DOM', () => {
  test('leaves changes of nodes that stand where they were as they are', () => {
    const { element, text, icon } = paragraph();
    const added = document.createElement('b');
    expect(element.insertBefore(added, text)).toBe(added);
    expect(element.innerHTML).toBe('<i></i><b></b>Pay');
    expect(element.removeChild(icon)).toBe(icon);
    expect(element.insertBefore(icon, null)).toBe(icon);
    expect(element.innerHTML).toBe('<b></b>Pay<i></i>');
  });

  test('inserts before and removes the element that was put around a text', () => {
    const { element, text } = paragraph();
    translate(text, true);
    element.insertBefore(document.createElement('b'), text);
    expect(element.innerHTML).toBe('<i></i><b></b><font>Pay</font>');
    expect(element.removeChild(text)).toBe(text);
    expect(element.innerHTML).toBe('<i></i><b></b>');
  });

  test('does not throw over a text that was taken out', () => {
    const { element, text } = paragraph();
    translate(text, false);
    element.insertBefore(document.createElement('b'), text);
    expect(element.innerHTML).toBe('<i></i><font>付款</font><b></b>');
    expect(element.removeChild(text)).toBe(text);
  });
});
