import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isNotRun } from './not-run.ts';
import { type Lock, productionPackages } from './production-packages.ts';
import { softwareBill } from './software-bill.ts';

// Copies what one process needs at run time from an installed checkout into an empty folder:
// node deploy/stack/src/images/main.ts <api|backoffice|edge|release|sandbox|seed> <folder>
// `seed` is the API with the demo shop's data.

/**
 * Of our own packages: no tests, no settings of tools, and of the demo shop its pictures alone,
 * which the API serves.
 */
const UNUSED =
  /\.test\.tsx?$|(?:^|\/)(?:test|bench|node_modules|jest\.config\.cjs|tsconfig\.json)$/;
const SEED =
  /^deploy\/api\/seed\/(?!pictures(?:$|\/))|\/[\w-]+\.seed(?:-data)?\.ts$|\/seed-[\w-]+\.ts$/;

const [target = '', out = ''] = process.argv.slice(2);
const workspace = `deploy/${target === 'seed' ? 'api' : target}`;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Lock };
// Binaries for other machines are optional, and were not installed.
const folders = productionPackages(packages, workspace).filter(
  (folder) => !packages[folder]?.optional || existsSync(folder),
);

for (const folder of folders) {
  const byOthers = folder.includes('node_modules/');
  cpSync(folder, path.join(out, folder), {
    recursive: true,
    filter: (source) => {
      const file = path.relative('.', source);
      if (byOthers) return !isNotRun(file) && !file.slice(folder.length).includes('/node_modules/');
      return !UNUSED.test(file) && (target === 'seed' || !SEED.test(file));
    },
  });
}
for (const [folder, { link, resolved = '' }] of Object.entries(packages)) {
  if (!link || !folders.includes(resolved)) continue;
  const parent = path.dirname(folder);
  mkdirSync(path.join(out, parent), { recursive: true });
  symlinkSync(path.relative(parent, resolved), path.join(out, folder));
}
writeFileSync(path.join(out, 'package.json'), '{ "private": true, "type": "module" }\n');
writeFileSync(path.join(out, 'bom.cdx.json'), `${softwareBill(packages, folders)}\n`);
