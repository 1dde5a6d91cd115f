import type { ApiModule } from '../../module.ts';
import { accountDeletionHandlers } from './account-deletion.routes.ts';
import { eraseDueAccounts } from './account-deletion.service.ts';

/** Leaving: fourteen days, the copy of one's data, and the erasure. */
export const accountDeletionModule: ApiModule = {
  name: 'account-deletion',
  handlers: accountDeletionHandlers,
  sweeps: [{ name: 'accounts-erase', everySeconds: 60, run: eraseDueAccounts }],
};

export { requestDeletion } from './account-deletion.service.ts';
