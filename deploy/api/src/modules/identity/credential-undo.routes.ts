import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { undoCredentialChange } from './credential-undo.service.ts';

/**
 * The button of the page behind a letter about a changed way in. It needs no session: the letter
 * proves the address, and whoever lost the account cannot sign in.
 */
export const credentialUndoHandlers = (deps: Deps): Pick<Handlers, 'undoCredentialChange'> => ({
  undoCredentialChange: ({ body }) => undoCredentialChange(deps, body.token),
});
