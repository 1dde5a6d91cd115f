import {
  cancelDeletion,
  finishOauth,
  getAddressBook,
  getCodeTtl,
  getContactMerchantUserInfo,
  getFaqArticle,
  getFaqCategories,
  getFaqs,
  getHelpDocument,
  getHotQuestions,
  getNoticeSettings,
  getPointsAmount,
  getProfile,
  getRegions,
  getSecurityNotice,
  getSubscription,
  listDevices,
  listFavourites,
  listMyCoupons,
  listNotifications,
  listOrders,
  listPasskeys,
  loginUser,
  registerUser,
  searchFaq,
  sendClientCode,
  sendContactUs,
  sendPublicCode,
  setNotification,
  signOut,
  subscribeByEmail,
  updateProfile,
  voteFaqArticle,
} from '@tapnook/contracts/calls';
import { createFakeApi, type FakeApi } from '@tapnook/testing';
import { profileOf } from './profile.fixture.ts';

const text = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const NOW = '2026-11-20T09:50:00.000Z';
const RESULT = {
  accessToken: '',
  refreshToken: '',
  expiresIn: 900,
  firstLogin: false,
  deletionAt: null,
  user: { userId: '7', name: 'Ka Yan', image: null, role: 'client' as const, deletionAt: null },
};
const RECEIPT = {
  challengeId: 'c-1',
  ttl: 600,
  resendAfter: 60,
  triesLeft: 3,
  sentTo: '+852 61•• ••67',
};
const FAQ = {
  id: 'booking-1',
  question: text('How do I change the day?', '怎樣更改日期？'),
  answer: text(
    'Open the order and press **Change** under the voucher.',
    '打開訂單，在電子券下按**更改**。',
  ),
  sort: 1,
  categoryId: 'booking',
  helpfulCount: 3,
};
const DOCUMENT = {
  type: 'refunds',
  title: text('Refunds', '退款安排'),
  content: text('## Before you buy\n\nEvery product says so.', '## 購買之前\n\n每件產品均有列明。'),
  updatedAt: NOW,
  validFrom: null,
  state: 'in_force' as const,
  versions: [{ key: 'first', validFrom: null, state: 'in_force' as const }],
};

const EMPTY_PAGE = { totalCount: 0, pageIndex: 1, pageSize: 20, items: [] };

const answerSignIn = (api: FakeApi): FakeApi =>
  api
    .on(getRegions, {
      data: [
        { id: 'HK', regionName: text('Hong Kong', '香港'), prefixNo: '852', frequentlyUsed: true },
        {
          id: 'CN',
          regionName: text('Mainland China', '中國內地'),
          prefixNo: '86',
          frequentlyUsed: true,
        },
      ],
    })
    .on(loginUser, ({ body }) =>
      (body as { password?: string }).password === 'wrong'
        ? { code: '30005', status: 400, text: 'Email or password is incorrect' }
        : { data: RESULT },
    )
    .on(registerUser, { data: RESULT })
    .on(finishOauth, { data: RESULT })
    .on(signOut, { data: { status: true } })
    .on(sendPublicCode, { data: RECEIPT })
    .on(sendClientCode, { data: RECEIPT })
    .on(getCodeTtl, { data: { ttl: 0, resendAfter: 0, triesLeft: 0 } });

const answerProfile = (api: FakeApi): FakeApi => {
  let profile = profileOf();
  return api
    .on(getProfile, () => ({ data: profile }))
    .on(updateProfile, ({ body }) => ({ data: (profile = { ...profile, ...(body as object) }) }))
    .on(setNotification, ({ body }) => ({ data: (profile = { ...profile, ...(body as object) }) }))
    .on(cancelDeletion, () => ({ data: profile }))
    .on(getSubscription, {
      data: { subscribed: true, topics: ['new_places'], email: 'kayan@example.com' },
    })
    .on(subscribeByEmail, { data: { status: true } });
};

const answerAccountLists = (api: FakeApi): FakeApi =>
  api
    .on(getNoticeSettings, {
      data: {
        topics: (['orders', 'visits', 'reviews', 'coins', 'codes'] as const).map((topic) => ({
          topic,
          byEmail: topic === 'orders',
          bySms: false,
          byPush: false,
        })),
        hasEmail: true,
        hasPhone: true,
        hasPush: false,
        isPushedHere: false,
        pushKey: null,
      },
    })
    .on(listMyCoupons, {
      data: [
        {
          couponId: '1',
          code: 'HELLO30',
          name: text('HK$30 off a first order', '首張訂單減HK$30'),
          status: 'VALID',
          issue: 'AUTOMATIC',
          type: 'DEDUCTION',
          value: 3_000,
          minimumAmount: 20_000,
          scope: 'ALL',
          audience: 'NEW_USER',
          startTime: NOW,
          endTime: '2099-01-01T00:00:00.000Z',
          issuedAt: NOW,
          issuedAs: 'AUTOMATIC',
          isUsed: false,
        },
      ],
    })
    .on(listNotifications, {
      data: {
        ...EMPTY_PAGE,
        unread: 1,
        items: [
          {
            id: '1',
            kind: 'security',
            title: text('Signed in on a new device', '於新裝置登入'),
            body: text('Chrome, macOS', 'Chrome，macOS'),
            link: null,
            createdAt: NOW,
            readAt: null,
          },
        ],
      },
    })
    .on(listDevices, {
      data: [
        {
          id: '1',
          name: 'Chrome, macOS',
          platform: 'web',
          ipAddress: '203.0.113.7',
          createdAt: NOW,
          lastSeenAt: NOW,
          current: true,
        },
      ],
    })
    .on(listPasskeys, { data: [] })
    .on(getSecurityNotice, { data: { show: true, reasons: ['no_password'] } })
    .on(getAddressBook, { data: [] })
    .on(listFavourites, { data: { productIds: [], products: [] } })
    .on(listOrders, { data: EMPTY_PAGE })
    .on(getPointsAmount, {
      data: {
        amount: 1084,
        frozenAmount: 200,
        waitingAmount: 96,
        expiring: [],
        discountPerCoin: 10,
        minimumToSpend: 11,
      },
    });

const answerHelp = (api: FakeApi): FakeApi =>
  api
    .on(getFaqCategories, {
      data: [
        {
          id: 'booking',
          categoryName: text('Booking', '預訂'),
          parentId: null,
          icon: 'calendar',
          sort: 1,
          child: [],
        },
      ],
    })
    .on(getFaqs, { data: [FAQ] })
    .on(getHotQuestions, { data: [FAQ] })
    .on(searchFaq, { data: [FAQ] })
    .on(voteFaqArticle, { data: { helpfulCount: 4 } })
    .on(getFaqArticle, {
      data: { ...FAQ, categoryName: text('Booking', '預訂'), related: [], updatedAt: NOW },
    })
    .on(getHelpDocument, { data: DOCUMENT })
    .on(getContactMerchantUserInfo, {
      data: { username: 'Ka Yan Cheung', email: 'kayan@example.com', phone: null, regionId: null },
    })
    .on(sendContactUs, { data: { enquiryNo: 'TE2611-0000000001', createdAt: NOW } });

/** Fake API answers for running this remote alone: one shopper and one question. */
export const fakeAnswers = (): FakeApi =>
  [answerSignIn, answerProfile, answerAccountLists, answerHelp].reduce(
    (api, answer) => answer(api),
    createFakeApi(),
  );
