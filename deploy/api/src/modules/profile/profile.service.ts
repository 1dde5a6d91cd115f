import type { Api } from '@tapnook/contracts/api';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { definedValues } from '../../db/defined-values.ts';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { ownsUpload } from '../files/upload.service.ts';
import { callingCode } from '../identity/regions.ts';
import type { User } from '../identity/user.service.ts';
import { userProviders, users } from '../identity/users.tables.ts';

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

export interface ProfileChange {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly realFirstName?: string | undefined;
  readonly realLastName?: string | undefined;
  readonly regionId?: string | null | undefined;
  readonly profileImage?: string | null | undefined;
  readonly locale?: 'en-US' | 'zh-HK' | undefined;
}

/** Changes what is given and leaves the rest. */
export const changeProfile = async (tx: Tx, user: User, change: ProfileChange): Promise<User> => {
  if (change.regionId && !callingCode(change.regionId))
    throw new ApiError('10102', {
      fields: [
        {
          field: 'body.regionId',
          en_US: 'Choose a region of the list',
          zh_HK: '請選擇列表中的地區',
        },
      ],
    });
  if (
    change.profileImage &&
    !/^\/api\/media\/scene-avatar-\d{2}$/.test(change.profileImage) &&
    !(await ownsUpload(tx, user.id, change.profileImage))
  ) {
    throw new ApiError('10102', {
      fields: [
        { field: 'body.profileImage', en_US: 'Upload a picture first', zh_HK: '請先上載相片' },
      ],
    });
  }
  const given = definedValues(change);
  if (Object.keys(given).length === 0) return user;
  const [changed] = await tx.update(users).set(given).where(eq(users.id, user.id)).returning();
  return changed ?? user;
};
