import type { ApiModule } from '../../module.ts';
import { profileHandlers } from './profile.routes.ts';

/** What an account says of its owner. */
export const profileModule: ApiModule = { name: 'profile', handlers: profileHandlers };
