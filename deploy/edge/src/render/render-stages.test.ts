import { expect, test } from '@jest/globals';
import { believableStages } from './render-stages.ts';

const apps = { shell: {}, 'mf-a': {} };

test('what a bundle forges is cut to what can be', () => {
  const forged = [
    { app: 'mf-a', name: 'plan', from: 120, to: 180 },
    { app: 'mf-a', name: 'render', from: 10, to: 9_999 },
    { app: 'mf-a', name: 'render', from: 150, to: 110 },
    { app: 'mf-b', name: 'plan', from: 120, to: 180 },
    { app: 'toString', name: 'plan', from: 120, to: 180 },
    { app: 'mf-a', name: 'anything', from: 120, to: 180 },
    { app: 'mf-a', name: 'plan', from: null, to: 180 },
    null,
  ];
  expect(believableStages(forged, apps, 100, 200)).toEqual([
    { app: 'mf-a', name: 'plan', from: 120, to: 180 },
    { app: 'mf-a', name: 'render', from: 100, to: 200 },
    { app: 'mf-a', name: 'render', from: 150, to: 150 },
  ]);
  expect(believableStages('no list', apps, 100, 200)).toEqual([]);
  const many = Array.from({ length: 5_000 }, () => forged[0]);
  expect(believableStages(many, apps, 100, 200)).toHaveLength(100);
});
