import type { Deps } from '../../deps.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Handlers } from '../../handlers.ts';
import { toProfile, requireExplicitStepUp, requireUser } from '../identity/index.ts';
import { cancelDeletion, requestDeletion } from './account-deletion.service.ts';
import { collectPersonalData } from './personal-data.ts';

const WRONG_ROLE = fieldError('body.purpose', 'fault.mustRoleAccount');

/** Deleting an account, taking that back, and the export of everything kept about its owner. */
export const accountDeletionHandlers = (
  deps: Deps,
): Pick<Handlers, 'deleteAccount' | 'cancelDeletion' | 'exportMyData'> => {
  const { db } = deps;
  return {
    deleteAccount: async ({ viewer, body }) => {
      const user = await requireUser(db, viewer);
      if (body.purpose !== user.role) throw new ApiError('10102', { fields: [WRONG_ROLE] });
      await requireExplicitStepUp(deps, viewer, user, body, 'DELETE_ACCOUNT');
      return requestDeletion(deps, viewer, user, body.reason);
    },
    cancelDeletion: async ({ viewer }) =>
      toProfile(db, await cancelDeletion(deps, await requireUser(db, viewer))),
    exportMyData: async ({ viewer }) => {
      const user = await requireUser(db, viewer);
      return {
        exportedAt: (await deps.clock.now()).toISOString(),
        sections: {
          profile: [{ ...(await toProfile(db, user)) }],
          ...(await collectPersonalData(db, user.id)),
        },
      };
    },
  };
};
