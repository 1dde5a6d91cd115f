import type { ApiModule } from '../../module.ts';
import { merchantHandlers } from '../merchant-pages/merchants.routes.ts';

export const merchants: ApiModule = { name: 'merchants', handlers: merchantHandlers };
