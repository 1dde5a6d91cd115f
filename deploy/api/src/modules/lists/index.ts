import type { ApiModule } from '../../module.ts';
import { listHandlers } from './lists.routes.ts';
import { tellSubscribers } from './back-on-sale.service.ts';

export const lists: ApiModule = { name: 'lists', handlers: listHandlers, sweeps: [{ name: 'back-on-sale', everySeconds: 60, run: tellSubscribers }] };
