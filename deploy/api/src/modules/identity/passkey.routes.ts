import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import {
  finishLogin,
  finishRegistration,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startLogin,
  startRegistration,
} from './passkey.service.ts';
import { signInContext } from './sign-in.service.ts';
import { requireStepUp } from './step-up-auth.service.ts';
import { requireUser } from './user.service.ts';

type Calls =
  | 'listPasskeys'
  | 'startPasskeyRegistration'
  | 'finishPasskeyRegistration'
  | 'renamePasskey'
  | 'removePasskey'
  | 'startPasskeyLogin'
  | 'finishPasskeyLogin';

/** Passkeys, a further way in (part 3, last list). */
export const passkeyHandlers = (deps: Deps): Pick<Handlers, Calls> => ({
  listPasskeys: async ({ viewer }) => listPasskeys(deps, (await requireUser(deps.db, viewer)).id),
  startPasskeyRegistration: async ({ viewer, body }) => {
    const user = await requireUser(deps.db, viewer);
    await requireStepUp(deps, viewer, user, body);
    return startRegistration(deps, user);
  },
  finishPasskeyRegistration: async ({ viewer, body }) =>
    finishRegistration(deps, await requireUser(deps.db, viewer), body),
  renamePasskey: async ({ viewer, params, body }) =>
    renamePasskey(deps, (await requireUser(deps.db, viewer)).id, params.passkeyId, body.name),
  removePasskey: async ({ viewer, params, body }) => {
    const user = await requireUser(deps.db, viewer);
    await requireStepUp(deps, viewer, user, body);
    await removePasskey(deps, viewer, user, params.passkeyId);
    return { status: true };
  },
  startPasskeyLogin: () => startLogin(deps),
  finishPasskeyLogin: (call) => finishLogin(deps, call.body, signInContext(call)),
});
