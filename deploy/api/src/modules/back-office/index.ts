import type { ApiModule } from '../../module.ts';
import { backOfficeHandlers } from './back-office.routes.ts';
import { counterHandlers, productHandlers, shopHandlers } from './editing.routes.ts';

/** What merchants and administrators do at work. */
export const backOffice: ApiModule = {
  name: 'back-office',
  handlers: (deps) => ({
    ...backOfficeHandlers(deps),
    ...productHandlers(deps),
    ...counterHandlers(deps),
    ...shopHandlers(deps),
  }),
};
