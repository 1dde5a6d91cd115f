import type { ApiModule } from '../../module.ts';
import { catalogHandlers } from './catalog.routes.ts';
import { deleteOldChanges } from './page-changes.service.ts';
import {
  updateAvailability,
  refreshDays,
  refreshLimitedPrices,
  refreshPrices,
} from './product-availability.service.ts';

export const catalogModule: ApiModule = {
  name: 'catalog',
  handlers: catalogHandlers,
  sweeps: [
    { name: 'shelf', everySeconds: 15, run: ({ db }) => updateAvailability(db) },
    { name: 'limited-prices', everySeconds: 60, run: ({ db }) => refreshLimitedPrices(db) },
    { name: 'catalog-days', everySeconds: 60, run: ({ db }) => refreshDays(db) },
    { name: 'page-changes', everySeconds: 60, run: ({ db }) => deleteOldChanges(db) },
    // Days that have passed may have been the cheapest.
    { name: 'lowest-prices', everySeconds: 6 * 3600, run: ({ db }) => refreshPrices(db) },
  ],
};
