import type { ApiModule } from '../../module.ts';
import { notifySubscribers } from './back-on-sale.service.ts';
import { listHandlers } from './lists.routes.ts';

export const listsModule: ApiModule = {
  name: 'lists',
  handlers: listHandlers,
  sweeps: [{ name: 'back-on-sale', everySeconds: 60, run: notifySubscribers }],
};
