import type { ApiModule } from '../../module.ts';
import { merchantContactHandlers } from './merchant-contacts.routes.ts';

/** Enquiries of shoppers to merchants. */
export const merchantContactsModule: ApiModule = {
  name: 'merchant-contacts',
  handlers: merchantContactHandlers,
};
