import type { Tx } from '../src/db/pool.ts';
import { refreshSearchIndex, saveSearchConcepts } from '../src/modules/search/index.ts';
import type { Content } from './content/types.ts';

/** What people look for and their words for it, and the index of all that is searched. */
export const seedSearch = async (tx: Tx, content: Content): Promise<void> => {
  await saveSearchConcepts(tx, content.searchConcepts);
  await refreshSearchIndex(tx);
};
