import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../src/deps.ts';
import { feedSearchEngine } from '../../src/modules/search/engine/engine-feed.service.ts';
import { startSearchEngine } from './server.ts';

/** The search engine of a test app. */
export interface TestSearchEngine {
  readonly env: Readonly<Record<'SEARCH_URL' | 'SEARCH_INDEX', string>>;
  readonly close: () => Promise<void>;
}

/**
 * The engine that this test file asks for: `TEST_SEARCH_ENGINE` is `stand-in` or the address of a
 * real one, where every app gets an index of its own. Undefined without it.
 */
export const openTestSearchEngine = async (): Promise<TestSearchEngine | undefined> => {
  const wanted = process.env['TEST_SEARCH_ENGINE'];
  if (!wanted) return undefined;
  const SEARCH_INDEX = `test-${randomBytes(6).toString('hex')}`;
  if (wanted !== 'stand-in')
    return { env: { SEARCH_URL: wanted, SEARCH_INDEX }, close: () => Promise.resolve() };
  const { url, close } = await startSearchEngine();
  return { env: { SEARCH_URL: url, SEARCH_INDEX }, close };
};

/** Brings the engine up to date as its sweep does, and lets searches see it at once. */
export const catchUp = async ({
  db,
  searchEngine,
}: Pick<Deps, 'db' | 'searchEngine'>): Promise<void> => {
  if (!searchEngine) return;
  const { rows } = await db.execute<{ due: boolean }>(
    sql`select exists (select 1 from search_changes) as due`,
  );
  if (!rows[0]?.due) return;
  await feedSearchEngine(db, searchEngine);
  await searchEngine.refresh();
};

/**
 * Feeds the engine as its sweep does, until it has the index of this feed: a transaction of any
 * database of the same server may keep it waiting for a moment.
 */
export const startFeed = async ({
  db,
  searchEngine,
}: Pick<Deps, 'db' | 'searchEngine'>): Promise<void> => {
  if (!searchEngine) return;
  for (;;) {
    await feedSearchEngine(db, searchEngine);
    const { rows } = await db.execute<{ name: string | null }>(
      sql`select noted_from::text as name from search_engine_feeds
        where alias = ${searchEngine.alias}`,
    );
    const name = rows[0]?.name ?? undefined;
    if (name !== undefined && (await searchEngine.current())?.feed === name) return;
    await wait(20);
  }
};
