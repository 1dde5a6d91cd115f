import type { ApiModule } from '../../module.ts';
import { backOfficeHandlers } from './backoffice.routes.ts';
import { counterHandlers, productHandlers, shopHandlers } from './editing.routes.ts';

/** What merchants and administrators do at work. */
export const backOfficeModule: ApiModule = {
  name: 'backoffice',
  handlers: (deps) => ({
    ...backOfficeHandlers(deps),
    ...productHandlers(deps),
    ...counterHandlers(deps),
    ...shopHandlers(deps),
  }),
};
