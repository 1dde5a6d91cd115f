/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { HOSTILE_TEXTS } from '@tapnook/testing/hostile-texts';
import { injectedElements } from '@tapnook/testing/injected-elements';
import { html, trusted } from './html.ts';

describe('a template', () => {
  // Covers: REV-013
  test('escapes a thousand hostile texts in elements and attributes, shows them as typed', () => {
    for (const text of HOSTILE_TEXTS) {
      const { markup } =
        html`<section><p title="${text}">${text}</p>${[text, html`<b>${text}</b>`]}</section>`;
      const page = new DOMParser().parseFromString(markup, 'text/html');
      expect(injectedElements(page.body)).toEqual([]);
      // HTML itself has no sign for nothing.
      const typed = text.replaceAll('\u0000', '');
      expect([page.querySelector('p')?.textContent, page.querySelector('b')?.textContent]).toEqual([
        typed,
        typed,
      ]);
      expect(page.querySelector('p')?.title.replaceAll('\ufffd', '')).toBe(typed);
    }
  });
  test('leaves out what is not there, and keeps our own markup', () => {
    expect(html`<p>${null}${undefined}${false}${0}${trusted('<br>')}</p>`.markup).toBe(
      '<p>0<br></p>',
    );
  });
});
