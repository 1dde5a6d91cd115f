import type { ApiModule } from '../../module.ts';
import { homeHandlers } from './home.routes.ts';

export const home: ApiModule = { name: 'home', handlers: homeHandlers };
