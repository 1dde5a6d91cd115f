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

interface Feed {
  /** Names this feed; one that was begun anew, as after a restore, has another name. */
  readonly name: string;
  /** Whether every transaction that did not note its own changes has ended. */
  readonly isComplete: boolean;
}

/** Starts noting changes; null until it is known from which transaction on they are noted. */
const readFeed = async (db: Db, alias: string): Promise<Feed | null> => {
  const { rows } = await db.execute<{ name: string | null; complete: boolean | null }>(
    sql`select noted_from::text as name,
        pg_snapshot_xmin(pg_current_snapshot()) >= noted_from as complete
      from search_engine_feeds where alias = ${alias}`,
  );
  const [feed] = rows;
  if (!feed)
    await db.execute(
      sql`insert into search_engine_feeds (alias) values (${alias}) on conflict do nothing`,
    );
  else if (feed.name === null)
    await db.execute(
      sql`update search_engine_feeds set noted_from = pg_snapshot_xmax(pg_current_snapshot())
        where alias = ${alias}`,
    );
  return feed?.name ? { name: feed.name, isComplete: feed.complete ?? false } : null;
};

/** Builds an index beside the one that is searched, then puts it in its place. */
const rebuild = async (db: Db, engine: SearchEngine, feed: string): Promise<void> => {
  const index = `${engine.alias}-${INDEX_VERSION}-${Date.now()}`;
  await engine.createIndex(index, feed);
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
 * Brings the search engine up to date: builds its index where it has none, one of an older mapping
 * or of another feed, then hands over every product that has changed. Rejects when the engine is
 * away; what was noted is handed over by a later run.
 */
export const feedSearchEngine = async (db: Db, engine: SearchEngine | undefined): Promise<void> => {
  await forgetOthers(db, engine?.alias ?? null);
  if (!engine || engine.isAway()) return;
  const feed = await readFeed(db, engine.alias);
  if (!feed) return;
  const current = await engine.current();
  if (current?.version !== INDEX_VERSION || current.feed !== feed.name) {
    if (!feed.isComplete) return;
    await rebuild(db, engine, feed.name);
  }
  while ((await handOver(db, engine)) === BATCH);
};

/**
 * Begins the feed anew, so that the index is built from what the database has now: after it went
 * back in time, the engine's documents are newer and would never be replaced.
 */
export const restartSearchFeed = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`delete from search_engine_feeds`);
};
