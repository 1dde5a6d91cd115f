import type { ApiModule } from '../../module.ts';
import { merchantHandlers } from './merchants.routes.ts';

/** Merchants as shoppers see them. */
export const merchantPagesModule: ApiModule = {
  name: 'merchant-pages',
  handlers: merchantHandlers,
};

export { merchantCards } from './merchant-products.service.ts';
