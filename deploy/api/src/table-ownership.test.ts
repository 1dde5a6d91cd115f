import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FOREIGN_TABLES } from '../test/foreign-tables.ts';

const MODULES = join(import.meta.dirname, 'modules');
const sourceOf = (file: string): string => readFileSync(join(MODULES, file), 'utf8');

/** The tables of each module, by its folder. */
const owned = new Map<string, Set<string>>();
for (const file of globSync('*/*.tables.ts', { cwd: MODULES })) {
  const names = [...sourceOf(file).matchAll(/export const (\w+) = pgTable\(/g)].map(
    ([, name = '']) => name,
  );
  owned.set(dirname(file), new Set([...(owned.get(dirname(file)) ?? []), ...names]));
}

/** The tables that a source takes from the indexes of other modules, as `orders.vouchers`. */
const foreignTablesOf = (file: string, source: string): string[] =>
  [...source.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+\/index\.ts)'/g)].flatMap(
    ([, names = '', target = '']) => {
      const owner = basename(dirname(normalize(join(dirname(file), target))));
      return names
        .split(',')
        .map(
          (name) =>
            name
              .trim()
              .replace(/^type /, '')
              .split(' as ')[0] ?? '',
        )
        .filter((name) => owned.get(owner)?.has(name))
        .map((name) => `${owner}.${name}`);
    },
  );

describe('the tables of a module', () => {
  it('are used by other modules only where the list says so', () => {
    const found = new Map<string, Set<string>>();
    for (const file of globSync('*/*.ts', { cwd: MODULES })) {
      if (/\.test\.ts$|seed/.test(basename(file))) continue;
      const module = dirname(file);
      for (const table of foreignTablesOf(file, sourceOf(file)))
        found.set(module, (found.get(module) ?? new Set()).add(table));
    }
    expect(
      Object.fromEntries([...found].map(([module, tables]) => [module, [...tables].toSorted()])),
    ).toEqual(FOREIGN_TABLES);
  });
  it('are noticed when a planted import takes one', () => {
    expect(
      foreignTablesOf(
        'help/help.service.ts',
        `import { type Order, lockOrder, orders as bought } from '../orders/index.ts';`,
      ),
    ).toEqual(['orders.orders']);
  });
  it('are found in every module that has a file of them', () => {
    expect([...owned.values()].every((tables) => tables.size > 0)).toBe(true);
    expect(owned.size).toBeGreaterThan(15);
  });
});
