import { expect, test } from '@jest/globals';
import { viewportOf, project } from './map-viewport.ts';

const KOWLOON = [114.17, 22.3] as const;
const TAI_O = [113.86, 22.25] as const;

test('a single place stands in the middle of a few districts', () => {
  const [left, top, width, height] = viewportOf([KOWLOON]);
  expect(project(KOWLOON)).toEqual([
    expect.closeTo(left + width / 2, 1),
    expect.closeTo(top + height / 2, 1),
  ]);
  expect([width, height]).toEqual([180, 90]);
});
test('places far apart are all inside', () => {
  const [left, top, width, height] = viewportOf([KOWLOON, TAI_O]);
  for (const [x, y] of [KOWLOON, TAI_O].map(project)) {
    expect(x).toBeGreaterThan(left);
    expect(x).toBeLessThan(left + width);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(top + height);
  }
});
