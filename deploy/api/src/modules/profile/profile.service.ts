import { eq } from 'drizzle-orm';
import { definedValues } from '../../db/defined-values.ts';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { ownsUpload } from '../files/index.ts';
import { callingCode, type User, users } from '../identity/index.ts';

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
