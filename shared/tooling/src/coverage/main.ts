import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../apps.ts';
import { readCoveringTests } from './covering-tests.ts';
import { coverageIndex, coveragePage } from './pages.ts';
import { readDomains } from './requirements.ts';

// `npm run docs`: writes the coverage pages anew.
const domains = readDomains(ROOT);
const tests = readCoveringTests(ROOT);
const folder = path.join(ROOT, 'shared/docs/coverage');
mkdirSync(folder, { recursive: true });
for (const page of globSync('*.md', { cwd: folder })) rmSync(path.join(folder, page));
for (const domain of domains)
  writeFileSync(path.join(folder, `${domain.name}.md`), coveragePage(domain, tests));
writeFileSync(path.join(ROOT, 'shared/docs/coverage.md'), coverageIndex(domains, tests));
console.log(`${domains.length} pages of coverage written`);
