import type { ApiModule } from '../../module.ts';
import { orderViewHandlers } from './order-views.routes.ts';

/** Orders as their shopper and their merchant read them. */
export const orderViewsModule: ApiModule = { name: 'order-views', handlers: orderViewHandlers };

export { merchantOrderViews } from './merchant-order-view.service.ts';
export { personOf } from './order-view.service.ts';
export { viewOne } from './order-access.ts';
export {
  contributedRelations,
  orderRelationsAsked,
  type ContributedRelations,
} from './order-relations.service.ts';
