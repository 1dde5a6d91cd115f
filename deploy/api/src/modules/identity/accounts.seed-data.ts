import type { Notice } from '../notifications/index.ts';
import type { users } from './users.tables.ts';

type DemoUser = Pick<
  typeof users.$inferInsert,
  | 'email'
  | 'role'
  | 'firstName'
  | 'lastName'
  | 'realFirstName'
  | 'realLastName'
  | 'regionId'
  | 'phoneRegionId'
  | 'phoneCode'
  | 'phoneNo'
  | 'locale'
  | 'merchantId'
  | 'profileImage'
> & {
  readonly id: number;
  readonly daysOld: number;
  readonly deletesInDays?: number;
  readonly hasPassword?: boolean;
};

/** Ids below 100 are the demo accounts; accounts made later start at 100000. */
export const DEMO_USERS: readonly DemoUser[] = [
  {
    id: 1,
    profileImage: '/api/media/scene-avatar-05',
    email: 'demo@tapnook.example',
    role: 'client',
    firstName: 'Ka Yan',
    lastName: 'Chan',
    realFirstName: 'Ka Yan',
    realLastName: 'Chan',
    regionId: 'HK',
    phoneRegionId: 'HK',
    phoneCode: '852',
    phoneNo: '61234567',
    locale: 'en-US',
    daysOld: 412,
  },
  {
    id: 2,
    profileImage: '/api/media/scene-avatar-11',
    email: 'merchant@tapnook.example',
    role: 'merchant',
    firstName: 'Wing',
    lastName: 'Lau',
    regionId: 'HK',
    locale: 'zh-HK',
    daysOld: 380,
  },
  {
    id: 3,
    email: 'admin@tapnook.example',
    role: 'admin',
    firstName: 'Mei',
    lastName: 'Ho',
    regionId: 'HK',
    locale: 'en-US',
    daysOld: 500,
  },
  {
    id: 4,
    email: 'leaving@tapnook.example',
    role: 'client',
    firstName: 'Siu Ming',
    lastName: 'Lee',
    regionId: 'HK',
    locale: 'zh-HK',
    daysOld: 96,
    deletesInDays: 11,
  },
  {
    id: 5,
    email: null,
    role: 'client',
    firstName: 'Marcus',
    lastName: 'Wong',
    regionId: 'GB',
    locale: 'en-US',
    daysOld: 30,
    hasPassword: false,
  },
  {
    id: 6,
    profileImage: '/api/media/scene-avatar-07',
    email: 'siuyin@tapnook.example',
    role: 'client',
    firstName: '小燕',
    lastName: '梁',
    regionId: 'HK',
    phoneRegionId: 'HK',
    phoneCode: '852',
    phoneNo: '91234567',
    locale: 'zh-HK',
    daysOld: 360,
  },
];

export const DEMO_NOTICES: readonly (Notice & {
  readonly daysOld: number;
  readonly read?: boolean;
})[] = [
  {
    kind: 'coins',
    title: { en_gb: 'All your Tapcoin last another year', zh_hk: '你的Tapcoin已全部延長一年' },
    body: {
      en_gb: 'The perfume earned 58, and that renews the rest.',
      zh_hk: '調香水賺得58，其餘亦一併延期。',
    },
    link: '/profile/coins',
    daysOld: 1,
  },
  {
    kind: 'review',
    title: { en_gb: 'How was the kiln?', zh_hk: '那座窰如何？' },
    body: { en_gb: 'Twenty characters earn 40 Tapcoin.', zh_hk: '寫滿20個字元可得40 Tapcoin。' },
    link: '/profile/reviews',
    daysOld: 2,
  },
  {
    kind: 'order',
    title: { en_gb: 'Your voucher is ready', zh_hk: '電子券已備妥' },
    body: {
      en_gb: 'Show the code at the counter; it works without a signal too.',
      zh_hk: '到店出示即可，沒有訊號亦能使用。',
    },
    link: '/profile/order',
    daysOld: 3,
    read: true,
  },
  {
    kind: 'security',
    title: { en_gb: 'A way to sign in was added', zh_hk: '已新增登入方式' },
    body: { en_gb: 'Google now opens this account.', zh_hk: '現可以Google登入此帳戶。' },
    link: '/profile/loginMethod',
    daysOld: 60,
    read: true,
  },
];
