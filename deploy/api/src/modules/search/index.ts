import type { ApiModule } from '../../module.ts';
import { searchHandlers } from './search.routes.ts';

/** Search of products and merchants, with suggestions and facets. */
export const searchModule: ApiModule = { name: 'search', handlers: searchHandlers };
