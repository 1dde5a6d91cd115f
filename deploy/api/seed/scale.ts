import type { Queryable } from '../src/db/pool.ts';

/** Copies keep a shorter calendar: what is measured is the number of products. */
const COPIED_DAYS = 30;
/** Copies get ids this far from their original, in every table. */
const STEP = 1_000_000;

/**
 * Makes `scale - 1` copies of every product with all below it, inside the database: for benchmarks,
 * where what counts is how many there are. Copies keep their words, merchant and places; their
 * address ends in `-2`, `-3` and so on.
 */
export const copyProducts = async (client: Queryable, scale: number): Promise<void> => {
  if (scale > 1) await copyTables(client, scale);
};

const copyTables = async (client: Queryable, scale: number): Promise<void> => {
  const columns = async (
    table: string,
    changed: Readonly<Record<string, string>>,
  ): Promise<{ names: string; values: string }> => {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and
        table_name = $1 order by ordinal_position`,
      [table],
    );
    const names = rows.map((row) => row.name);
    return {
      names: names.map((name) => `"${name}"`).join(', '),
      values: names.map((name) => changed[name] ?? `t."${name}"`).join(', '),
    };
  };
  const copy = async (
    table: string,
    changed: Readonly<Record<string, string>>,
    where = 'true',
  ): Promise<void> => {
    const { names, values } = await columns(table, changed);
    await client.query(
      `insert into ${table} (${names}) select ${values} from ${table} t, generate_series(1, $1::int)
        as n where ${where}`,
      [scale - 1],
    );
  };
  const nearby = `t.day < hk_today() + ${COPIED_DAYS}`;
  const away = (column: string): string => `t.${column} + n * ${STEP}`;
  await copy('products', {
    id: away('id'),
    route: `t.route || '-' || (n + 1)`,
    product_no: `t.product_no || '-' || (n + 1)`,
  });
  await copy('plans', {
    id: away('id'),
    product_id: away('product_id'),
    plan_no: `t.plan_no || '-' || (n + 1)`,
  });
  await copy('person_types', { id: away('id'), plan_id: away('plan_id') });
  await copy('option_groups', { id: away('id'), plan_id: away('plan_id') });
  await copy('option_fields', { id: away('id'), group_id: away('group_id') });
  await copy('additions', { id: away('id'), plan_id: away('plan_id') });
  await copy('addition_options', { id: away('id'), addition_id: away('addition_id') });
  await copy(
    'slots',
    {
      id: `nextval(pg_get_serial_sequence('slots', 'id'))`,
      product_id: away('product_id'),
      plan_id: away('plan_id'),
    },
    nearby,
  );
  await copy(
    'inventory',
    { id: `nextval(pg_get_serial_sequence('inventory', 'id'))`, ref: away('ref') },
    `(t.day is null or ${nearby})`,
  );
};
