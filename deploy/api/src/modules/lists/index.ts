import type { ApiModule } from '../../module.ts';
import { listHandlers } from './lists.routes.ts';

export const lists: ApiModule = { name: 'lists', handlers: listHandlers };
