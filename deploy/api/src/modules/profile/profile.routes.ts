import { personName } from '@tapnook/kernel';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { toProfile, getUser, requireUser } from '../identity/index.ts';
import { readLastOrderName } from '../orders/index.ts';
import { chatIdentity } from './chat-identity.ts';
import { changeProfile } from './profile.service.ts';

/** Reading and changing the profile. */
export const profileHandlers = (
  deps: Deps,
): Pick<
  Handlers,
  'getProfile' | 'updateProfile' | 'getChatIdentity' | 'getContactMerchantUserInfo'
> => ({
  getProfile: async ({ viewer }) => toProfile(deps.db, await requireUser(deps.db, viewer)),
  updateProfile: async ({ viewer, body }) =>
    toProfile(deps.db, await changeProfile(deps.db, await requireUser(deps.db, viewer), body)),
  getChatIdentity: async ({ viewer }) =>
    chatIdentity(deps.env, await toProfile(deps.db, await requireUser(deps.db, viewer))),
  getContactMerchantUserInfo: async ({ viewer }) => {
    const user = viewer ? await getUser(deps.db, Number(viewer.userId)) : undefined;
    if (!user) return { username: '', email: null, phone: null, regionId: null };
    return {
      // An address or the end of a number is no name to sign an enquiry with.
      username: personName(user) || personName(await readLastOrderName(deps.db, String(user.id))),
      email: user.notificationEmailAddress ?? user.email,
      phone: user.phoneNo,
      regionId: user.phoneRegionId,
    };
  },
});
