import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { countSignInMethods } from './social-login.service.ts';
import { dismissSecurityNotice, requireUser, requireUserId, type User } from './user.service.ts';

const weaknessesOf = (
  user: Pick<User, 'passwordHash' | 'phoneNo' | 'email'>,
  signInMethods: number,
) => [
  ...(user.passwordHash ? [] : (['no_password'] as const)),
  ...(user.phoneNo ? [] : (['no_phone'] as const)),
  ...(user.email ? [] : (['no_email'] as const)),
  ...(signInMethods > 1 ? [] : (['single_way_in'] as const)),
];

/** The notice that asks the owner to make a weakly protected account safer. */
export const securityNoticeHandlers = ({
  db,
}: Deps): Pick<Handlers, 'getSecurityNotice' | 'dismissSecurityNotice'> => ({
  getSecurityNotice: async ({ viewer }) => {
    const user = await requireUser(db, viewer);
    const reasons = weaknessesOf(user, await countSignInMethods(db, user));
    return { show: reasons.length > 0 && user.securityNoticeDismissedAt === null, reasons };
  },
  dismissSecurityNotice: async ({ viewer }) => {
    await dismissSecurityNotice(db, await requireUserId(db, viewer));
    return { status: true };
  },
});
