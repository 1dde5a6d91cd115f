import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROOT } from '../processes.ts';

let place: string;
const plant = (file: string, text: string): void => {
  const full = path.join(place, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
};
/** Names of the rules that a file breaks. */
const broken = (file: string): string[] => {
  const bin = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout } = spawnSync(
    process.execPath,
    [bin, '--config', path.join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json', file],
    { cwd: place, encoding: 'utf8' },
  );
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string } }[] };
  };
  return summary.violations.map(({ rule }) => rule.name);
};

beforeAll(() => {
  place = mkdtempSync(path.join(tmpdir(), 'planted-'));
  for (const file of [
    'mf-a/src/a.ts',
    'mf-b/src/b.ts',
    'shell/src/main.ts',
    'shared/kernel/src/k.ts',
    'shared/platform/src/p.ts',
    'shared/testing/src/t.ts',
    'deploy/api/src/a.ts',
    'mf-a/src/features/one/one.ts',
    'deploy/api/src/modules/a/index.ts',
    'deploy/api/src/modules/a/a.service.ts',
    'deploy/api/src/modules/a/a.tables.ts',
    'deploy/api/src/modules/b/index.ts',
  ])
    plant(file, 'export const x = 1;\n');
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('the import rules catch a planted violation', () => {
  test.each([
    ['mf-a/src/bad.ts', '../../mf-b/src/b.ts', 'remotes-import-shared-and-themselves'],
    ['mf-a/src/worse.ts', '../../shell/src/main.ts', 'remotes-import-shared-and-themselves'],
    ['shared/kernel/src/bad.ts', '../../platform/src/p.ts', 'kernel-imports-nothing'],
    ['deploy/edge/src/bad.ts', '../../api/src/a.ts', 'services-never-import-each-other'],
    ['shell/src/bad.ts', '../../mf-a/src/a.ts', 'shell-imports-shared'],
    ['mf-a/src/tests.ts', '../../shared/testing/src/t.ts', 'testing-is-for-tests'],
    ['mf-a/src/features/two/two.ts', '../one/one.ts', 'features-never-import-features'],
    ['deploy/api/src/modules/c/inside.ts', '../a/a.service.ts', 'api-modules-show-their-index'],
    ['deploy/api/src/modules/c/rows.ts', '../a/a.tables.ts', 'api-modules-show-their-index'],
    ['deploy/api/src/app.ts', './modules/a/a.service.ts', 'api-imports-modules-by-their-index'],
    [
      'deploy/api/seed/rows.ts',
      '../src/modules/a/a.tables.ts',
      'api-imports-modules-by-their-index',
    ],
    ['deploy/api/src/modules/c/c.tables.ts', '../a/index.ts', 'api-tables-reference-tables'],
  ])('%s importing %s', (file, target, rule) => {
    plant(file, `import { x } from '${target}';\nexport const y = x;\n`);
    expect(broken(file)).toContain(rule);
  });
  test.each([
    ['deploy/api/src/modules/c/good.ts', '../a/index.ts'],
    ['deploy/api/src/modules/a/a.routes.ts', './a.service.ts'],
    ['deploy/api/src/modules/d/d.tables.ts', '../a/a.tables.ts'],
    ['deploy/api/src/modules/a/a.test.ts', '../b/b.service.ts'],
  ])('%s may import %s', (file, target) => {
    plant(file, `import { x } from '${target}';\nexport const y = x;\n`);
    expect(broken(file)).toEqual([]);
  });
  test('two modules of the API that import each other, be it for types alone', () => {
    plant('deploy/api/src/modules/a/index.ts', `export { x } from './a.ts';\n`);
    plant('deploy/api/src/modules/a/a.ts', `import type { x } from '../b/index.ts';\n`);
    plant('deploy/api/src/modules/b/index.ts', `export { x } from './b.ts';\n`);
    plant('deploy/api/src/modules/b/b.ts', `import type { x } from '../a/index.ts';\n`);
    expect(broken('deploy/api/src/modules/a/a.ts')).toContain('api-modules-form-no-circles');
  });
  test('a remote may import the kernel', () => {
    plant(
      'mf-a/src/good.ts',
      `import { x } from '../../shared/kernel/src/k.ts';\nexport const y = x;\n`,
    );
    expect(broken('mf-a/src/good.ts')).toEqual([]);
  });
});
