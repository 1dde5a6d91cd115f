import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../apps.ts';
import { coveringTestsIn, readCoveringTests } from './covering-tests.ts';
import { coverageIndex, coveragePage } from './pages.ts';
import { readDomains, requirementsOf } from './requirements.ts';

const domains = readDomains(ROOT);
const requirements = requirementsOf(domains);
const tests = readCoveringTests(ROOT);
const page = (name: string): string =>
  readFileSync(path.join(ROOT, 'shared/docs', `${name}.md`), 'utf8');

describe('coverage of the specification', () => {
  it('gives every requirement an id of its own', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(800);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
  it('has a test for every requirement that is not named as open', () => {
    const proved = new Set(tests.flatMap(({ ids }) => ids));
    expect(requirements.filter(({ id, open }) => !proved.has(id) && open === undefined)).toEqual(
      [],
    );
  });
  it('knows every requirement that a test names', () => {
    const known = new Set(requirements.map(({ id }) => id));
    expect(tests.flatMap(({ ids }) => ids).filter((id) => !known.has(id))).toEqual([]);
  });
  it('reads a title for every test that names requirements', () => {
    expect(tests.filter(({ title }) => title === '').map(({ file }) => file)).toEqual([]);
  });
  it('has pages that say what the tests say: run npm run docs', () => {
    for (const domain of domains)
      expect(page(`coverage/${domain.name}`)).toBe(coveragePage(domain, tests));
    expect(page('coverage')).toBe(coverageIndex(domains, tests));
  });
});

describe('reading which requirements a test proves', () => {
  it('takes the ids of all comment lines and the title of the call below', () => {
    const text =
      "  // Covers: ORD-001, ORD-002\n  // Covers: PAY-003\n  test('is paid', () => 1);\n";
    expect(coveringTestsIn('a.test.ts', text)).toEqual([
      { file: 'a.test.ts', title: 'is paid', ids: ['ORD-001', 'ORD-002', 'PAY-003'] },
    ]);
  });
  it('finds the title of a table of cases behind its rows', () => {
    const text = "// Covers: ORD-001\ntest.each([\n  [1, 'one'],\n])('%i is %s', () => 1);\n";
    expect(coveringTestsIn('a.test.ts', text)[0]?.title).toBe('%i is %s');
  });
});
