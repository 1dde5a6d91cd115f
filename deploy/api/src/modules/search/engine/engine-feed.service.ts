import { sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../../db/pool.ts';
import { readDocuments, readDocumentsAfter } from './product-documents.ts';
import { INDEX_VERSION } from './product-index.ts';
import type { SearchEngine } from './search-engine.ts';

/** Documents in one request: about four megabytes. */
const BATCH = 500;

/** Grows with every change that was noted, so a document read later has no smaller version. */
const readVersion = async (tx: Tx): Promise<number> => {
  const { rows } = await tx.execute<{ version: string }>(
    sql`select last_value::text as version from search_changes_id_seq`,
  );
  return Number(rows[0]?.version ?? 1);
};

/** Starts noting changes; true once every transaction that did not note its own has ended. */
const isNoting = async (db: Db, alias: string): Promise<boolean> => {
  const { rows } = await db.execute<{ ready: boolean | null }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot()) >= noted_from as ready
      from search_engine_feeds where alias = ${alias}`,
  );
  const [feed] = rows;
  if (!feed)
    await db.execute(
      sql`insert into search_engine_feeds (alias) values (${alias}) on conflict do nothing`,
    );
  else if (feed.ready === null)
    await db.execute(
      sql`update search_engine_feeds set noted_from = pg_snapshot_xmax(pg_current_snapshot())
        where alias = ${alias}`,
    );
  return feed?.ready ?? false;
};

/** Builds an index beside the one that is searched, then puts it in its place. */
const rebuild = async (db: Db, engine: SearchEngine): Promise<void> => {
  const index = `${engine.alias}-${INDEX_VERSION}-${Date.now()}`;
  await engine.createIndex(index);
  const version = await readVersion(db);
  for (let last = 0; ;) {
    const writes = await readDocumentsAfter(db, last, BATCH);
    await engine.write(index, writes, version);
    last = writes.at(-1)?.id ?? last;
    if (writes.length < BATCH) break;
  }
  await engine.publish(index);
  await engine.refresh();
};

/** Hands over a batch; the changes stay noted unless the engine took all of them. */
const handOver = (db: Db, engine: SearchEngine): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      delete from search_changes where id in
        (select id from search_changes order by id limit ${BATCH} for update skip locked)
      returning product_id as id`);
    const version = await readVersion(tx);
    const ids = [...new Set(rows.map(({ id }) => id))];
    await engine.write(engine.alias, await readDocuments(tx, ids), version);
    return rows.length;
  });

/** Forgets engines that are no longer configured, or nobody would ever fetch what is noted. */
const forgetOthers = async (db: Db, alias: string | null): Promise<void> => {
  await db.execute(
    sql`delete from search_engine_feeds where alias is distinct from ${alias}::text`,
  );
  if (alias === null) await db.execute(sql`delete from search_changes`);
};

/**
 * Brings the search engine up to date: builds its index where it has none or one of an older
 * mapping, then hands over every product that has changed. Rejects when the engine is away; what
 * was noted is handed over by a later run.
 */
export const feedSearchEngine = async (db: Db, engine: SearchEngine | undefined): Promise<void> => {
  await forgetOthers(db, engine?.alias ?? null);
  if (!engine || engine.isAway() || !(await isNoting(db, engine.alias))) return;
  const current = await engine.current();
  if (current?.version !== INDEX_VERSION) await rebuild(db, engine);
  while ((await handOver(db, engine)) === BATCH);
};
