import type { ApiModule } from '../../module.ts';
import { merchantHandlers } from './merchants.routes.ts';

export const merchants: ApiModule = { name: 'merchants', handlers: merchantHandlers };
