import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../processes.ts';
import { deliveredPackages, licencePage, licencesOf } from './licences.ts';
import type { Lock } from './production-packages.ts';

// Writes shared/docs/THIRD-PARTY.md anew.
const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Lock;
};
writeFileSync(
  path.join(ROOT, 'shared/docs/THIRD-PARTY.md'),
  licencePage(licencesOf(packages, deliveredPackages(packages))),
);
