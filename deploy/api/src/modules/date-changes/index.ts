import type { ApiModule } from '../../module.ts';
import { mailDateChanges } from './date-change-emails.service.ts';
import { expireDateChanges } from './date-change-expiry.service.ts';
import { dateChangeListeners } from './date-change.listeners.ts';
import { dateChangeHandlers } from './date-change.routes.ts';

/** Another day for a dated order, with what it costs more or less. */
export const dateChangesModule: ApiModule = {
  name: 'date-changes',
  handlers: dateChangeHandlers,
  listeners: dateChangeListeners,
  sweeps: [
    { name: 'date-changes', everySeconds: 60, run: expireDateChanges },
    { name: 'date-change-mail', everySeconds: 5, run: mailDateChanges },
  ],
};

export type { OrderChange } from './date-change-settlement.service.ts';
export { changeDay } from './date-change.service.ts';
