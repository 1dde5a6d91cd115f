import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FOREIGN_TABLES } from '../test/foreign-tables.ts';

const SOURCES = import.meta.dirname;
const sourceOf = (file: string): string => readFileSync(join(SOURCES, file), 'utf8');

/** The tables of the modules, as code names them and as SQL does. */
const tables = globSync('modules/*/*.tables.ts', { cwd: SOURCES }).flatMap((file) =>
  [...sourceOf(file).matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
    ([, name = '', inSql = '']) => ({ owner: basename(dirname(file)), name, inSql }),
  ),
);

/** The module that a file is of; what lies outside them is of its folder. */
const placeOf = (file: string): string => file.replace(/^modules\//, '').split('/')[0] ?? '';

/** The tables that a source takes from the indexes of other modules, by its own names for them. */
const importedTables = (file: string, source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+\/index\.ts)'/g)].flatMap(
      ([, names = '', target = '']) => {
        const owner = basename(dirname(normalize(join(dirname(file), target))));
        return names.split(',').flatMap((text): [string, string][] => {
          const [name = '', local = name] = text
            .trim()
            .replace(/^type /, '')
            .split(' as ');
          return tables.some((table) => table.owner === owner && table.name === name)
            ? [[local, `${owner}.${name}`]]
            : [];
        });
      },
    ),
  );

const DRIZZLE_WRITE = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g;
const SQL_WRITE =
  /\b(?:insert into|update|delete from|merge into|truncate)\s+(?:\$\{(\w+)\}|"?(\w+)"?)/gi;

/** The tables of other modules that a source writes, by drizzle or in SQL. */
const foreignWritesOf = (file: string, source: string): string[] => {
  const imported = importedTables(file, source);
  const named = (inSql: string | undefined): string[] =>
    tables
      .filter((table) => table.inSql === inSql && table.owner !== placeOf(file))
      .map(({ owner, name }) => `${owner}.${name}`);
  return [
    ...[...source.matchAll(DRIZZLE_WRITE)].flatMap(([, local = '']) => imported.get(local) ?? []),
    ...[...source.matchAll(SQL_WRITE)].flatMap(([, local, inSql]) =>
      local === undefined ? named(inSql?.toLowerCase()) : (imported.get(local) ?? []),
    ),
  ];
};

/** What a look at every source finds, by module; tests and demo data are free. */
const findAll = (
  among: string,
  look: (file: string, source: string) => Iterable<string>,
): Record<string, readonly string[]> => {
  const found = new Map<string, Set<string>>();
  for (const file of globSync(among, { cwd: SOURCES })) {
    if (/\.test\.ts$|seed/.test(basename(file))) continue;
    const names = found.get(placeOf(file)) ?? new Set();
    for (const name of look(file, sourceOf(file))) names.add(name);
    if (names.size > 0) found.set(placeOf(file), names);
  }
  return Object.fromEntries([...found].map(([place, names]) => [place, [...names].toSorted()]));
};

describe('the tables of a module', () => {
  it('are used by other modules only where the list says so', () => {
    const found = findAll('modules/*/**/*.ts', (file, source) =>
      importedTables(file, source).values(),
    );
    expect(found).toEqual(FOREIGN_TABLES);
  });
  it('are written by their owner alone', () => {
    expect(findAll('**/*.ts', foreignWritesOf)).toEqual({});
  });
  it('are noticed when a planted import takes one', () => {
    const planted = `import { type Order, lockOrder, orders as bought } from '../orders/index.ts';`;
    expect([...importedTables('modules/help/help.service.ts', planted).values()]).toEqual([
      'orders.orders',
    ]);
  });
  it.each([
    ['by drizzle', 'await tx\n  .update(bought)\n  .set({ code });', ['orders.orders']],
    ['in SQL', 'sql`delete from order_holds where true`', ['orders.orderHolds']],
    [
      'within a statement',
      'sql`with a as (insert into\n  "vouchers" values (1)) select 1`',
      ['orders.vouchers'],
    ],
    ['by its object in SQL', 'sql`update ${bought} set code = 1`', ['orders.orders']],
    ['of its own', 'tx.delete(enquiries); sql`update enquiries e set content = 1`', []],
    ['that is only locked', 'sql`select 1 from orders o order by id for update of o`', []],
  ])('are noticed when a planted statement writes one %s', (_, statement, tablesWritten) => {
    const planted = `import { orders as bought } from '../orders/index.ts';\n${statement}`;
    expect(foreignWritesOf('modules/help/help.service.ts', planted)).toEqual(tablesWritten);
  });
  it('are found in every module that has a file of them', () => {
    const files = globSync('modules/*/*.tables.ts', { cwd: SOURCES });
    const owners = new Set(tables.map(({ owner }) => owner));
    expect(owners).toEqual(new Set(files.map(placeOf)));
    expect(owners.size).toBeGreaterThan(15);
  });
});
