import { describe, expect, test } from '@jest/globals';
import { bundledSingletons } from './bundle-checks.ts';

describe('one copy of each singleton', () => {
  test('a planted second router is found, by any path', () => {
    expect(bundledSingletons(['../node_modules/react-router/dist/production/index.mjs', './src/index.ts', '../node_modules/@tanstack/query-core/build/x.js'])).toEqual(['@tanstack/query-core', 'react-router']);
  });
  test('ordinary libraries and names that only begin alike are none of it', () => {
    expect(bundledSingletons(['../node_modules/react-easy-crop/index.js', '../node_modules/leaflet/dist/leaflet.js', 'external "react"'])).toEqual([]);
  });
});
