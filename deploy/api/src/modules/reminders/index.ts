import type { ApiModule } from '../../module.ts';
import { mailReminders } from './reminders.service.ts';

/** Letters before a visit and before a voucher ends. */
export const remindersModule: ApiModule = {
  name: 'reminders',
  sweeps: [{ name: 'orders-reminders', everySeconds: 600, run: mailReminders }],
};
