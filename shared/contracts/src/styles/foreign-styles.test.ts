import { describe, expect, test } from '@jest/globals';
import { foreignStyles } from './foreign-styles.ts';

describe('styles that no class of a remote bounds', () => {
  test.each([
    ['.card_h3Xk9a { top: 0 }', []],
    ['.card_h3Xk9a:hover > p::before { top: 0 }', []],
    ['html[data-theme] .card_h3Xk9a { top: 0 }', []],
    ['body:has(.card_h3Xk9a) main { top: 0 }', []],
    ['.card_h3Xk9a { --a: { b: c }; & p { top: 0 } p { top: 0 } a:hover { top: 0 } }', []],
    ['.card_h3Xk9a { @media (width > 1px) { p { top: 0 } } }', []],
    ['@container list (width > 1px) { .card_h3Xk9a { top: 0 } }', []],
    ['@keyframes turn_6DXy-s { 50% { top: 0 } } @font-face { font-family: x; src: url(x) }', []],
    ['@page receipt { margin: 0 }', []],
    ['body { top: 0 }', ['body']],
    [':root { --gutter: 1px }', [':root']],
    ['.card_h3Xk9a, main p { top: 0 }', ['main p']],
    ['.text-muted { top: 0 }', ['.text-muted']],
    ['@media (width > 1px) { * { top: 0 } }', ['*']],
    ['p:not(.card_h3Xk9a) { top: 0 }', ['p:not(.card_h3Xk9a)']],
    [':is(.card_h3Xk9a, main) p { top: 0 }', [':is(.card_h3Xk9a,main) p']],
    [':host(.card_h3Xk9a) { top: 0 }', [':host(.card_h3Xk9a)']],
    ['#main { top: 0 }', ['#main']],
    ['.card_h3Xk9a { :not(&) { top: 0 } }', [':not(&)']],
    ['@keyframes turn { from { top: 0 } }', ['@keyframes turn']],
    ['@import url(other.css);', ['@import url(other.css)']],
    ['@page { margin: 0 }', ['@page']],
    ['@page :first { margin: 0 }', ['@page :first']],
    ['@property --gutter { inherits: true }', ['@property --gutter']],
    ['@layer base { body { top: 0 } }', ['body']],
    ['@starting-style { body { top: 0 } }', ['body']],
    ['body{', ['body']],
    ['} body { top: 0 }', ['} body {}']],
    ['<!-- body { top: 0 } -->', ['body']],
  ])('of %s', (css, found) => expect(foreignStyles(css)).toEqual(found));

  test('are said to be in a sheet that is nested more deeply than it can be read', () => {
    expect(foreignStyles('.card_h3Xk9a { p { '.repeat(10_000))).not.toEqual([]);
    expect(foreignStyles(`${':is('.repeat(10_000)}p { top: 0 }`)).not.toEqual([]);
  });

  test('are shown shortened', () =>
    expect(foreignStyles(`.${'a'.repeat(1_000)} { top: 0 }`)[0]).toHaveLength(100));
});
