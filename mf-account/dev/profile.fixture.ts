import type { getProfile } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';

type Profile = CallResult<typeof getProfile>;

/** A shopper with a password, a phone and no linked provider; `change` overrides fields. */
export const profileOf = (change: Partial<Profile> = {}): Profile => ({
  userId: '7',
  profileImage: null,
  phone: '61234567',
  email: 'kayan@example.com',
  firstName: 'Ka Yan',
  lastName: 'Cheung',
  realFirstName: '',
  realLastName: '',
  regionId: 'HK',
  phoneRegionId: 'HK',
  notificationPhoneRegionId: null,
  notificationPhoneNo: null,
  notificationEmailAddress: 'kayan@example.com',
  usePhoneNotification: false,
  useEmailNotification: true,
  googleId: null,
  googleEmailAddress: null,
  facebookId: null,
  facebookEmailAddress: null,
  appleId: null,
  appleEmailAddress: null,
  providers: [],
  playerId: null,
  hasPassword: true,
  useNotification: true,
  needSetNotificationEmail: false,
  role: 'client',
  locale: 'en-US',
  createdAt: '2023-05-02T03:00:00.000Z',
  deletionAt: null,
  ...change,
});
