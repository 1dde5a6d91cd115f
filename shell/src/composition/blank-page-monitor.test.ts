import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { TelemetryEvent } from '@tapnook/platform';
import { BLANK_PAGE_MS, watchForBlankPage } from './blank-page-monitor.ts';

const recorded: TelemetryEvent[] = [];
const section = (html: string): void => {
  const id = 'single-spa-application:mf-x';
  document.body.innerHTML = `<div id="${id}" data-app-version="2.0.0">${html}</div>`;
};
beforeEach(() => {
  jest.useFakeTimers();
  recorded.length = 0;
});
afterEach(() => void jest.useRealTimers());
const look = (): TelemetryEvent[] => {
  watchForBlankPage('mf-x', '2.0.0', { record: (event) => recorded.push(event) });
  jest.advanceTimersByTime(BLANK_PAGE_MS);
  return recorded;
};

// Covers: REL-018
describe('a section after its remote was mounted', () => {
  test.each([
    ['nothing', ''],
    ['empty boxes', '<div><p> </p></div>'],
  ])('with %s is blank', (_name, html) => {
    section(html);
    expect(look()).toMatchObject([{ kind: 'blank-page', app: 'mf-x', version: '2.0.0' }]);
  });
  test.each([
    ['words', '<h1>Help</h1>'],
    ['a picture', '<img alt="">'],
    ['a wait that is announced', '<div aria-busy="true"></div>'],
  ])('with %s is not', (_name, html) => {
    section(html);
    expect(look()).toEqual([]);
  });
  test('of another version, or gone, says nothing', () => {
    section('');
    document.body.firstElementChild?.setAttribute('data-app-version', '1.0.0');
    expect(look()).toEqual([]);
    document.body.replaceChildren();
    expect(look()).toEqual([]);
  });
});
