import type { ApiModule } from '../../module.ts';
import { backOfficeHandlers } from './backoffice.routes.ts';
import { counterHandlers, productHandlers, shopHandlers } from './editing.routes.ts';
import { editorHandlers } from './editors.routes.ts';
import { managedReviewHandlers } from './managed-reviews.routes.ts';
import { moneyHandlers } from './money.routes.ts';
import { studioHandlers } from './studio.routes.ts';

/** What merchants and administrators do at work. */
export const backOfficeModule: ApiModule = {
  name: 'backoffice',
  handlers: (deps) => ({
    ...backOfficeHandlers(deps),
    ...productHandlers(deps),
    ...counterHandlers(deps),
    ...shopHandlers(deps),
    ...studioHandlers(deps),
    ...editorHandlers(deps),
    ...moneyHandlers(deps),
    ...managedReviewHandlers(deps),
  }),
};

export { audit } from './audit.service.ts';
