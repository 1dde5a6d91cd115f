import { listenTo } from '../../domain-events.ts';
import type { ApiModule } from '../../module.ts';
import { newsRefused } from '../notifications/index.ts';
import { notifySubscribers } from './back-on-sale.service.ts';
import { listHandlers } from './lists.routes.ts';
import { endProductAlerts } from './subscription.service.ts';

export const listsModule: ApiModule = {
  name: 'lists',
  handlers: listHandlers,
  listeners: [listenTo(newsRefused, (tx, { email }) => endProductAlerts(tx, email))],
  sweeps: [{ name: 'back-on-sale', everySeconds: 60, run: notifySubscribers }],
};

export {
  insertProductList,
  listEditedLists,
  replaceListItems,
  updateProductList,
} from './list-editing.service.ts';
export { productListItems } from './lists.tables.ts';
export { listCards, type ListRow } from './product-list.service.ts';
export { isListedNow, ranked } from './ranking.ts';
export { productListNames } from './list-names.ts';
