import type { Env } from '../env.ts';
import { createSearchEngine, INDEX_VERSION } from '../modules/search/index.ts';
import { type Check, runCheck, manual } from './check.ts';

const NAME = 'search';

/** Whether the search engine takes our name and password, and has the index that we search. */
export const checkSearch = async (env: Env): Promise<Check[]> => {
  const engine = createSearchEngine(env, () => undefined);
  if (!engine) return [manual(NAME, 'engine', 'SEARCH_URL is not set: PostgreSQL searches')];
  const check = await runCheck(NAME, 'engine', async () => {
    const current = await engine.current();
    if (!current)
      throw new Error(
        `is reached, and has no index behind ${engine.alias}; a running API builds it within ` +
          'seconds',
      );
    if (current.version !== INDEX_VERSION)
      throw new Error(
        `${current.index} has mapping ${String(current.version)}, this release ${INDEX_VERSION}`,
      );
    const [result] = await engine.search([{ size: 0, track_total_hits: true }]);
    const { total } = result?.hits ?? {};
    const count = typeof total === 'object' ? total.value : total;
    return `${current.index} has ${String(count)} products`;
  });
  await engine.close();
  return [check];
};
