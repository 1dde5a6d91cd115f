import { expect, test } from '@jest/globals';
import { directionsUrl } from './directions.ts';

test('leads to the place, or to its address where the place is not known', () => {
  const to = (mapLocation: string | null) =>
    new URL(directionsUrl(mapLocation, '12 Shanghai Street & 3/F')).searchParams.get('destination');
  expect(to('22.31,114.17')).toBe('22.31,114.17');
  expect(to(null)).toBe('12 Shanghai Street & 3/F');
});
