import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../apps.ts';
import { buildPackage } from './build-package.ts';
import { PACKAGES } from './packages.ts';

// Builds what teams outside this repository install: `npm run packages [-- --out DIR] [NAME…]`.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, from: { type: 'string', default: ROOT } },
});
const output = path.resolve(values.out ?? path.join(ROOT, '.var/packages'));
for (const { workspace, loadedByName } of PACKAGES.filter(
  (one) => positionals.length === 0 || positionals.includes(path.basename(one.workspace)),
)) {
  const { name, version, folder } = buildPackage(
    path.resolve(values.from, workspace),
    path.join(output, path.basename(workspace)),
    loadedByName,
  );
  console.log(`${name}@${version}  ${folder}`);
}
