import type { ApiModule } from '../../module.ts';
import { searchHandlers } from './search.routes.ts';

/** Search of products and merchants, with suggestions and facets. */
export const searchModule: ApiModule = { name: 'search', handlers: searchHandlers };

export { countMerchantTrees, countMerchants, searchMerchants } from './merchant-search.service.ts';
export {
  deleteSearchConcept,
  indexMerchant,
  indexProduct,
  refreshSearchIndex,
  saveSearchConcepts,
} from './search-index.service.ts';
export type { SearchConcept } from './search-index.types.ts';
export { searchConcepts } from './search.tables.ts';
export { ngramsOf } from './search-ngrams.ts';
export { searchProducts } from './search.service.ts';
export { linesOf } from './tree-lines.service.ts';
