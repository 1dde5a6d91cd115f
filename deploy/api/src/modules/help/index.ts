import type { ApiModule } from '../../module.ts';
import { helpHandlers } from './help.routes.ts';

/** Help, FAQ, documents and letters to us. */
export const helpModule: ApiModule = { name: 'help', handlers: helpHandlers };
