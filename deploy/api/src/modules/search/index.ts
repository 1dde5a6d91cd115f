import type { ApiModule } from '../../module.ts';
import { feedSearchEngine } from './engine/engine-feed.service.ts';
import { searchHandlers } from './search.routes.ts';

/** Search of products and merchants, with suggestions and facets. */
export const searchModule: ApiModule = {
  name: 'search',
  handlers: searchHandlers,
  sweeps: [
    {
      name: 'search-engine',
      everySeconds: 1,
      run: ({ db, searchEngine }) => feedSearchEngine(db, searchEngine),
    },
  ],
};

export { countMerchantTrees, countMerchants, searchMerchants } from './merchant-search.service.ts';
export {
  deleteSearchConcept,
  indexMerchant,
  indexProduct,
  refreshSearchIndex,
  saveSearchConcepts,
} from './search-index.service.ts';
export type { SearchConcept } from './search-index.types.ts';
export {
  type EditedConcept,
  findSearchConcept,
  listSearchConcepts,
  lockSearchConcept,
} from './edited-concepts.service.ts';
export { ngramsOf } from './search-ngrams.ts';
export { restartSearchFeed } from './engine/engine-feed.service.ts';
export { INDEX_VERSION } from './engine/product-index.ts';
export { createSearchEngine, type SearchEngine } from './engine/search-engine.ts';
export { searchProducts } from './product-search.ts';
export { linesOf } from './tree-lines.service.ts';
