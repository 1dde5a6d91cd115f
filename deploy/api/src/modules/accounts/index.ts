import type { ApiModule } from '../../module.ts';
import { profileHandlers } from './profile.routes.ts';
import { signInHandlers } from './sign-in.routes.ts';

/** Accounts: coming in, staying in, the profile and what belongs to it (part 2, section 7; part 3, Identity). */
export const accounts: ApiModule = {
  name: 'accounts',
  handlers: (deps) => ({ ...signInHandlers(deps), ...profileHandlers(deps) }),
};
