import { expect, test } from '@jest/globals';
import { loadDeferredFonts } from './deferred-fonts.ts';

test('what the template holds is put into the page once; a page without it stays', () => {
  loadDeferredFonts();
  expect(document.head.children).toHaveLength(0);
  document.body.innerHTML =
    '<template id="tapnook-later"><style>@font-face { font-family: "A"; src: url("/b.woff2"); ' +
    '}</style></template>';
  loadDeferredFonts();
  loadDeferredFonts();
  expect(
    [...document.head.children].map(({ localName, textContent }) => [localName, textContent]),
  ).toEqual([['style', '@font-face { font-family: "A"; src: url("/b.woff2"); }']]);
});
