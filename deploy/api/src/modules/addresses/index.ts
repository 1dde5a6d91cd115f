import type { ApiModule } from '../../module.ts';
import { addressHandlers } from './addresses.routes.ts';

/** The address book. */
export const addressesModule: ApiModule = { name: 'addresses', handlers: addressHandlers };
