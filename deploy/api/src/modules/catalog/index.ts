import type { ApiModule } from '../../module.ts';
import { catalogHandlers } from './catalog.routes.ts';
import { forgetChanges } from './page-changes.service.ts';
import {
  moveShelf,
  refreshDays,
  refreshLimitedPrices,
  refreshPrices,
} from './product-availability.service.ts';

export const catalog: ApiModule = {
  name: 'catalog',
  handlers: catalogHandlers,
  sweeps: [
    { name: 'shelf', everySeconds: 15, run: ({ db }) => moveShelf(db) },
    { name: 'limited-prices', everySeconds: 60, run: ({ db }) => refreshLimitedPrices(db) },
    { name: 'catalog-days', everySeconds: 60, run: ({ db }) => refreshDays(db) },
    { name: 'page-changes', everySeconds: 60, run: ({ db }) => forgetChanges(db) },
    // Days that have passed may have been the cheapest.
    { name: 'lowest-prices', everySeconds: 6 * 3600, run: ({ db }) => refreshPrices(db) },
  ],
};
