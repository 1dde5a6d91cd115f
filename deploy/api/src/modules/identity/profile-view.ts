import type { Api } from '@tapnook/contracts/api';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import type { User } from './user.service.ts';
import { userProviders } from './users.tables.ts';

export type Profile = z.output<Api['getProfile']['data']>;

/** The profile of part 2, section 3, all fields. */
export const toProfile = async (tx: Tx, user: User): Promise<Profile> => {
  const linked = await tx
    .select()
    .from(userProviders)
    .where(eq(userProviders.userId, user.id))
    .orderBy(userProviders.id);
  const of = (type: (typeof linked)[number]['type']) =>
    linked.find((provider) => provider.type === type);
  const { id, email, phoneNo, phoneRegionId, deletionAt, createdAt } = user;
  return {
    userId: String(id),
    profileImage: user.profileImage,
    phone: phoneNo,
    email,
    firstName: user.firstName,
    lastName: user.lastName,
    realFirstName: user.realFirstName,
    realLastName: user.realLastName,
    regionId: user.regionId,
    phoneRegionId,
    notificationPhoneRegionId: user.notificationPhoneRegionId,
    notificationPhoneNo: user.notificationPhoneNo,
    notificationEmailAddress: user.notificationEmailAddress,
    usePhoneNotification: user.usePhoneNotification,
    useEmailNotification: user.useEmailNotification,
    googleId: of('google')?.subject ?? null,
    googleEmailAddress: of('google')?.email ?? null,
    facebookId: of('facebook')?.subject ?? null,
    facebookEmailAddress: of('facebook')?.email ?? null,
    appleId: of('apple')?.subject ?? null,
    appleEmailAddress: of('apple')?.email ?? null,
    providers: linked.map((each) => ({
      providerType: each.type,
      providerId: each.subject,
      familyName: each.familyName,
      givenName: each.givenName,
      email: each.email,
      profile: each.picture,
    })),
    playerId: user.playerId,
    hasPassword: user.passwordHash !== null,
    useNotification: user.useNotification,
    needSetNotificationEmail: user.notificationEmailAddress === null,
    role: user.role,
    locale: user.locale,
    createdAt: createdAt.toISOString(),
    deletionAt: deletionAt?.toISOString() ?? null,
  };
};
