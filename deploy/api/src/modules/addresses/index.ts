import type { ApiModule } from '../../module.ts';
import { addressHandlers } from './addresses.routes.ts';

/** The address book. */
export const addressesModule: ApiModule = { name: 'addresses', handlers: addressHandlers };

export { keepAddress } from './addresses.service.ts';
export { addressBook } from './addresses.tables.ts';
