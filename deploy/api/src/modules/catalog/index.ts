import type { ApiModule } from '../../module.ts';
import { catalogHandlers } from './catalog.routes.ts';

export const catalog: ApiModule = { name: 'catalog', handlers: catalogHandlers };
