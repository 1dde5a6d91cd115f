import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';

/**
 * These categories or districts with all above them, in order: what filters look at. 10405 when one
 * of them does not exist.
 */
export const linesOf = async (
  tx: Tx,
  tree: 'categories' | 'districts',
  ids: readonly number[],
): Promise<number[]> => {
  const table = sql.identifier(tree);
  const { rows } = await tx.execute<{ id: number; asked: boolean }>(sql`
    with recursive up as (
      select id, parent_id from ${table} where id = any(${sql.param([...ids])}::int[])
      union select t.id, t.parent_id from ${table} t join up on t.id = up.parent_id)
    select id from up order by id`);
  const found = rows.map(({ id }) => id);
  if (ids.some((id) => !found.includes(id))) throw new ApiError('10405');
  return found;
};
