import { describe, expect, test } from '@jest/globals';
import { foreignSelectors } from './foreign-selectors.ts';

describe('selectors that no class of a remote bounds', () => {
  test.each([
    ['.card_h3Xk9a { top: 0 }', []],
    ['.card_h3Xk9a:hover > p::before { top: 0 }', []],
    ['html[data-theme] .card_h3Xk9a { top: 0 }', []],
    ['body:has(.card_h3Xk9a) main { top: 0 }', []],
    ['.card_h3Xk9a { & p { top: 0 } }', []],
    ['@keyframes a { from { top: 0 } } @font-face { font-family: x; src: url(x) }', []],
    ['body { top: 0 }', ['body']],
    [':root { --gutter: 1px }', [':root']],
    ['.card_h3Xk9a, main p { top: 0 }', ['main p']],
    ['.text-muted { top: 0 }', ['.text-muted']],
    ['@media (width > 1px) { * { top: 0 } }', ['*']],
    ['p:not(.card_h3Xk9a) { top: 0 }', ['p:not']],
    [':is(.card_h3Xk9a, main) p { top: 0 }', [':is p']],
    ['#main { top: 0 }', ['#main']],
  ])('of %s', (css, found) => expect(foreignSelectors(Buffer.from(css))).toEqual(found));
});
