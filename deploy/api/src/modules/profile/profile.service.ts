import { definedValues } from '../../db/defined-values.ts';
import type { Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import { ownsUpload } from '../files/index.ts';
import { callingCode, type User, changeUser } from '../identity/index.ts';

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
      fields: [fieldError('body.regionId', 'fault.chooseRegionList')],
    });
  if (
    change.profileImage &&
    !/^\/api\/media\/scene-avatar-\d{2}$/.test(change.profileImage) &&
    !(await ownsUpload(tx, user.id, change.profileImage))
  ) {
    throw new ApiError('10102', {
      fields: [fieldError('body.profileImage', 'fault.uploadPictureFirst')],
    });
  }
  const given = definedValues(change);
  if (Object.keys(given).length === 0) return user;
  return (await changeUser(tx, user.id, given)) ?? user;
};
