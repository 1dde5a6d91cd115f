import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/**
 * What makes a query: the query builder, a table of any module, or a statement given to a
 * connection. A route file reads its request and calls a service.
 */
const QUERY = new RegExp(
  String.raw`from 'drizzle-orm|from '[^']*\.tables\.ts'|` +
    String.raw`\b(?:db|readDb|freshReadDb|pool|readPool|tx)\s*\.\s*` +
    String.raw`(?:select|selectDistinct|selectDistinctOn|insert|update|delete|execute|query|` +
    String.raw`\$count)\b`,
);
const FOLDER = join(import.meta.dirname, 'modules');
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

describe('route files', () => {
  const files = globSync('*/*.routes.ts', { cwd: FOLDER });
  it.each(files)('%s holds no query', (file) => {
    expect(QUERY.exec(read(file))?.[0]).toBeUndefined();
  });
  it('are looked at in every module that has calls', () => {
    expect(files.length).toBeGreaterThan(30);
  });
  it.each([
    `import { eq } from 'drizzle-orm';`,
    `import { orders } from './orders.tables.ts';`,
    `const { rows } = await deps.db.execute(statement);`,
    `await deps.pool.query('select 1');`,
    `const [row] = await deps.readDb\n  .select()\n  .from(orders);`,
    `await tx.update(orders).set(change);`,
  ])('a planted query is caught: %s', (planted) => {
    expect(QUERY.test(planted)).toBe(true);
  });
});
