import type { ApiModule } from '../../module.ts';
import { orderViewHandlers } from './order-views.routes.ts';

/** Orders as their shopper and their merchant read them. */
export const orderViewsModule: ApiModule = { name: 'order-views', handlers: orderViewHandlers };
