import { describe, expect, test } from '@jest/globals';
import { bundledSingletons, heavySlots } from './bundle-checks.ts';

describe('one copy of each singleton', () => {
  test('a planted second router is found, by any path', () => {
    expect(
      bundledSingletons([
        '../node_modules/react-router/dist/production/index.mjs',
        './src/index.ts',
        '../node_modules/@tanstack/query-core/build/x.js',
      ]),
    ).toEqual(['@tanstack/query-core', 'react-router']);
  });
  test('ordinary libraries and names that only begin alike are none of it', () => {
    expect(
      bundledSingletons([
        '../node_modules/react-easy-crop/index.js',
        '../node_modules/leaflet/dist/leaflet.js',
        'external "react"',
      ]),
    ).toEqual([]);
  });
});

describe('the budget of a slot', () => {
  const file = (compressed: number) => ({ integrity: 'sha384-x', bytes: compressed, compressed });
  const record = {
    exposes: {
      './slot-reviews': { scripts: ['browser/a.js', 'browser/b.js'], styles: ['browser/a.css'] },
    },
    files: {
      'browser/remoteEntry.js': file(300),
      'browser/a.js': file(600),
      'browser/b.js': file(500),
      'browser/a.css': file(9_000),
    },
  };
  // Covers: REV-020
  test('counts its scripts and the entry that brings them, compressed', () => {
    expect(heavySlots(record, { routeBytes: 1, slotBytes: { reviews: 1_400 } })).toEqual([]);
    expect(heavySlots(record, { routeBytes: 1, slotBytes: { reviews: 1_399 } })).toEqual([
      'reviews takes 1400 compressed bytes of script, 1399 allowed',
    ]);
    expect(heavySlots(record, { routeBytes: 1 })).toEqual([]);
  });
  test('of a slot that there is not is a mistake', () => {
    expect(heavySlots(record, { routeBytes: 1, slotBytes: { gone: 1 } })).toEqual([
      'gone is no slot of this remote',
    ]);
  });
});
