import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Stats } from 'webpack';
import { appOf, installedVersion } from './apps.ts';
import { bytesByPackage, writeBillOfMaterials } from './bill-of-materials.ts';

const MODULES = [
  { name: './src/index.ts', size: 100 },
  { name: '../shared/ui/src/button.tsx', size: 50 },
  {
    name: '../node_modules/zod/index.js + 2 modules',
    size: 999,
    modules: [
      { name: '../node_modules/zod/index.js', size: 30 },
      { name: '../node_modules/zod/v4/core.js', size: 12 },
    ],
  },
  { name: 'external "react"', size: 42 },
  { name: 'css ../node_modules/css-loader/dist/cjs.js!../shared/ui/src/button.css', size: 8 },
  { size: 9_000 },
  { name: 'webpack/runtime/define property getters', size: 300 },
];

test('bytes are counted by package, and what is only referred to is none', () => {
  expect(Object.fromEntries(bytesByPackage(MODULES))).toEqual({
    '': 100,
    'shared/ui': 58,
    zod: 42,
  });
});

test('the bill names each library with its version, licence and bytes, the same each time', () => {
  const output = mkdtempSync(path.join(tmpdir(), 'bill-'));
  mkdirSync(path.join(output, 'server'));
  const stats = { toJson: () => ({ modules: MODULES }) } as Stats;
  const texts = [1, 2].map(() => {
    writeBillOfMaterials(appOf('mf-catalog', '1.2.0'), output, stats);
    return readFileSync(path.join(output, 'server/sbom.cdx.json'), 'utf8');
  });
  rmSync(output, { recursive: true });
  expect(texts[0]).toBe(texts[1]);
  const bill = JSON.parse(texts[0] ?? '') as { components: object[] };
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'mf-catalog', version: '1.2.0' } },
  });
  const version = installedVersion('zod');
  expect(bill.components).toContainEqual({
    type: 'library',
    'bom-ref': `pkg:npm/zod@${version}`,
    name: 'zod',
    version,
    purl: `pkg:npm/zod@${version}`,
    licenses: [{ license: { id: 'MIT' } }],
    properties: [{ name: 'tapnook:bytes', value: '42' }],
  });
});
