import { beforeEach, describe, expect, test } from '@jest/globals';
import { applyStyles, removeOtherStyles } from './version-styles.ts';

const sheet = (name: string, version: string, media = ''): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = media;
  link.href = `/remotes/${name}/${version}/1.css`;
  document.head.append(link);
  return link;
};

describe('the styles of a version that was given up', () => {
  let bad: HTMLLinkElement;
  let good: HTMLLinkElement;
  let other: HTMLLinkElement;
  let wide: HTMLLinkElement;
  let written: HTMLStyleElement;
  beforeEach(() => {
    document.head.innerHTML = '';
    document.body.innerHTML = '<div data-app="mf-a" data-app-version="1.0.0"></div>';
    bad = sheet('mf-a', '1.1.0');
    wide = sheet('mf-a', '1.1.0', '(min-width: 1px)');
    good = sheet('mf-a', '1.0.0');
    other = sheet('mf-b', '1.1.0');
    document.head.insertAdjacentHTML(
      'beforeend',
      '<style data-href="/remotes/mf-a/1.1.0/2.css"></style>',
    );
    written = document.querySelector('style') as HTMLStyleElement;
    removeOtherStyles('mf-a', '1.0.0');
  });

  test('are taken off, and no others', () => {
    expect([bad, wide, written, good, other].map(({ media }) => media)).toEqual([
      'not all',
      'not all',
      'not all',
      '',
      '',
    ]);
  });
  test('apply again when it is tried again', () => {
    applyStyles('mf-a', '1.1.0');
    expect([bad.media, wide.media]).toEqual(['', '(min-width: 1px)']);
  });
  test('stay while a slot still stands in it', () => {
    applyStyles('mf-a', '1.1.0');
    document.body.innerHTML += '<div data-app="mf-a" data-app-version="1.1.0"></div>';
    removeOtherStyles('mf-a', '1.0.0');
    expect(bad.media).toBe('');
  });
});
