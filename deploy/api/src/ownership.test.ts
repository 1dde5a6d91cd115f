import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { api as contracts } from '@tapnook/contracts/api';
import { addDays } from '@tapnook/kernel';
import type { Reply } from '../test/app.ts';
import { addProduct, CONTACT, createShop, type Shop } from '../test/shop.ts';

/** What one shopper and one merchant have, by the names that the calls below ask for it. */
interface Owned {
  readonly unpaid: string;
  readonly paid: string;
  readonly reviewed: string;
  readonly voucherNo: string;
  readonly transactionId: string;
  readonly booked: string;
  readonly bookingId: string;
  readonly day: string;
  readonly orderTempId: string;
  readonly reviewId: string;
  readonly addressId: string;
  readonly contactId: string;
  readonly notificationId: string;
  readonly productId: string;
  readonly planId: string;
  readonly refundRequestId: string;
}
let shop: Shop;
let owned: Owned;
let owner: { readonly userId: string };
/** Neither has anything to do with them. */
let stranger: { readonly userId: string };
let rival: { readonly userId: string };

const must = async (reply: Promise<Reply>): Promise<Reply['data']> => {
  const { status, body, data } = await reply;
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return data;
};
const ADDRESS = {
  firstName: 'Ka Yan',
  lastName: 'Chan',
  phone: '61234567',
  phoneRegionId: 'HK',
  regionId: 'HK',
  email: 'kayan@example.com',
  useNotification: false,
  address: 'Flat A',
};
const NAME = { en_gb: 'Mine now', zh_hk: '歸我' };
const BRANCH = {
  name: NAME,
  address: NAME,
  districtId: '1',
  tel: '',
  latitude: 22,
  longitude: 114,
  hours: [],
};
const one = async (text: string, ...values: unknown[]): Promise<string> => {
  const [row] = (await shop.deps.pool.query<Record<string, unknown>>(text, values)).rows;
  if (!row) throw new Error(`nothing: ${text}`);
  return String(Object.values(row)[0]);
};

/** A session that somebody really has, as the calls about an account want it. */
const signedIn = async <T extends { readonly userId: string }>(
  person: T,
): Promise<T & { readonly sessionId: string }> => {
  const sessionId = `session-of-${person.userId}`;
  await shop.deps.pool.query(
    `insert into sessions (id, user_id, platform, device, ip_address)
      values ($1, $2, 'web', 'Test', '::1') on conflict do nothing`,
    [sessionId, person.userId],
  );
  return { ...person, sessionId };
};

const own = async (): Promise<Owned> => {
  const { shopper, merchantId } = shop;
  const as = owner;
  const day = addDays(await shop.deps.clock.today(), 6);
  const product = await addProduct(shop.deps, { merchantId });
  const limited = await addProduct(shop.deps, {
    merchantId,
    kind: 'limited',
    days: { [day]: 5 },
    quota: 5,
  });
  const [unpaid, paid, booked, reviewed] = [
    await shop.order(product),
    await shop.buy(product),
    await shop.buy(limited),
    await shop.buy(product),
  ];
  const {
    vouchers: [voucher],
    transactionNo,
  } = await shop.orderOf(paid);
  await must(
    shop.call('POST', '/client/booking', {
      as,
      body: { orderNo: booked, date: day, bookingNum: 1, customerName: 'Ka Yan' },
    }),
  );
  await must(
    shop.call('POST', '/v1/merchant/vouchers/redeem', {
      as: shop.merchant,
      body: { voucherNo: (await shop.orderOf(reviewed)).vouchers[0].voucherNo },
    }),
  );
  await must(
    shop.call('POST', '/v1/reviews', {
      as,
      body: {
        orderId: reviewed,
        overallScore: 5,
        message: 'Warm bread, and nobody hurried us.',
        isAnonymous: false,
        isRecommended: true,
        agreeTerms: true,
      },
    }),
  );
  const { requestId } = await must(
    shop.call('POST', `/v1/client/orders/${paid}/refund-requests`, {
      as,
      body: { reason: 'illness' },
    }),
  );
  const { orderTempId } = await must(
    shop.call('POST', '/user/order/orderTemp', { as, body: { ...product, quantity: 1 } }),
  );
  await must(shop.call('POST', '/v1/client/accounts/users/address-book', { as, body: ADDRESS }));
  await must(
    shop.call('POST', '/v1/merchant/client/createMerchantContact', {
      as,
      body: {
        merchantId: String(merchantId),
        phone: '61234567',
        regionId: 'HK',
        username: 'Ka Yan',
        email: 'kayan@example.com',
        message: 'A table for twelve?',
      },
    }),
  );
  await shop.deps.pool.query(
    `insert into saved_cards (id, user_id, brand, last4, expire_month, expire_year, country,
      funding, fingerprint, name, is_default)
      values ('pm_of_another', $1, 'visa', '4242', 1, 2031, 'HK', 'credit', 'fp', 'Ka Yan', true)`,
    [shopper.userId],
  );
  return {
    unpaid,
    paid,
    reviewed,
    voucherNo: voucher.voucherNo,
    transactionId: transactionNo,
    booked,
    day,
    orderTempId,
    productId: product.productId,
    planId: product.planId,
    refundRequestId: requestId,
    bookingId: await one(
      `select booking_id from voucher_bookings
        where order_id = (select id from orders where order_no = $1)`,
      booked,
    ),
    reviewId: await one('select id from reviews where user_id = $1', shopper.userId),
    addressId: await one('select id from address_book where user_id = $1', shopper.userId),
    contactId: await one('select id from merchant_contacts where merchant_id = $1', merchantId),
    notificationId: await one(
      `insert into notifications (user_id, kind, title, body) values ($1, 'order', '{}', '{}')
        returning id`,
      shopper.userId,
    ),
  };
};
beforeAll(async () => {
  shop = await createShop();
  owner = await signedIn(shop.shopper);
  owned = await own();
  stranger = await signedIn(await shop.addShopper());
  const { merchantId } = await addProduct(shop.deps);
  rival = await signedIn({
    userId: await one(
      "insert into users (role, merchant_id) values ('merchant', $1) returning id",
      merchantId,
    ),
    role: 'merchant',
  });
});
afterAll(() => shop.close());

type Attack = (o: Owned) => readonly [path: string, body?: object];
const choice = (o: Owned) => ({ orderNo: o.booked, date: o.day });
/** Every call of a member that takes the name of what may be another's. */
const BY_SHOPPERS: Readonly<Record<string, Attack>> = {
  confirmLegacyOrder: (o) => ['/user/order', { orderNo: o.unpaid, ...CONTACT }],
  confirmOrder: (o) => ['/v2/client/orders/confirm', { orderNo: o.unpaid, ...CONTACT }],
  cancelOrder: (o) => ['/v2/client/orders/cancel', { orderNo: o.unpaid }],
  getOrderTemp: (o) => [`/user/order/orderTemp/${o.orderTempId}`],
  retrieveOrder: (o) => ['/user/order/retrieve', { orderNo: o.paid }],
  getOrder: (o) => [`/user/order/info/${o.paid}`],
  getOrderVouchers: (o) => [`/user/order/voucher/${o.paid}`],
  exportOrderVouchers: (o) => [`/user/order/export/voucher/${o.paid}`],
  getOrderTimeline: (o) => [`/v1/client/orders/${o.paid}/timeline`],
  getRefundTerms: (o) => [`/v1/client/orders/${o.paid}/refund-requests`],
  createRefundRequest: (o) => [
    `/v1/client/orders/${o.reviewed}/refund-requests`,
    { reason: 'other' },
  ],
  answerRefundRequest: (o) => [
    `/v1/client/refund-requests/${o.refundRequestId}/answer`,
    { message: 'mine' },
  ],
  withdrawRefundRequest: (o) => [`/v1/client/refund-requests/${o.refundRequestId}/withdraw`],
  getDateChange: (o) => [`/v1/client/orders/${o.paid}/date-change?month=${o.day.slice(0, 7)}`],
  changeOrderDate: (o) => [`/v1/client/orders/${o.paid}/date-change`, { date: o.day }],
  chooseAfterCallOff: (o) => [`/v1/client/orders/${o.paid}/called-off-visit`, { choice: 'refund' }],
  listOrderCoupons: (o) => [`/v1/client/orders/${o.unpaid}/coupons`],
  createGift: (o) => [
    `/v1/client/orders/${o.paid}/gifts`,
    { voucherNo: o.voucherNo, recipientName: 'x' },
  ],
  takeBackGift: () => ['/v1/client/gifts/00000000-0000-4000-8000-000000000000/take-back', {}],
  claimGift: () => [
    `/v1/client/gift-links/00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}/claim`,
    {},
  ],
  listGifts: (o) => [`/v1/client/orders/${o.paid}/gifts`],
  listWalletPasses: (o) => [`/v1/client/orders/${o.paid}/wallet-passes`],
  createVoucherQrCode: (o) => [
    '/v2/client/orders/createVoucherQrCode',
    { orderNo: o.paid, voucherNo: o.voucherNo },
  ],
  getVoucherQrCodeStatus: (o) => [`/v2/client/orders/getVoucherQrCodeStatus/${o.voucherNo}`],
  payOrder: (o) => [
    '/v2/client/payOrders',
    {
      orderId: o.unpaid,
      payGateway: 'stripe',
      payMethod: 'card',
      returnUrl: '/en-US/',
      productName: 'x',
      paymentMethodId: 'pm_ok',
    },
  ],
  retrieveTransaction: (o) => [
    '/user/payment/transactions/retrieve',
    { orderNo: o.paid, transactionId: o.transactionId },
  ],
  getTransactionStatus: (o) => [`/user/payment/transactions/${o.transactionId}/status`],
  removeCard: () => ['/user/payment/cards/pm_of_another?paymentGateway=stripe'],
  updateCard: () => ['/user/payment/cards/pm_of_another', { isDefault: true }],
  createBooking: (o) => ['/client/booking', { ...choice(o), bookingNum: 1, customerName: 'x' }],
  changeBooking: (o) => ['/client/booking', choice(o)],
  cancelBooking: (o) => ['/client/booking/cancel', { orderNo: o.booked, bookingId: o.bookingId }],
  getBooking: (o) => [`/client/booking/${o.booked}`],
  getCombinationQuotaAndStatus: (o) => ['/client/booking/getCombinationQuotaAndStatus', choice(o)],
  getBookingOption: (o) => [`/client/booking/getBookingOption?orderNo=${o.booked}&date=${o.day}`],
  getBookingOptionList: (o) => [
    '/client/booking/getBookingOptionList',
    { orderNo: o.booked, month: o.day.slice(0, 7) },
  ],
  sendBookingSucceed: (o) => [
    `/client/booking/sendBookingSucceed?orderNo=${o.booked}&bookingId=${o.bookingId}`,
  ],
  updateAddress: (o) => [`/v1/client/accounts/users/address-book/${o.addressId}`, ADDRESS],
  removeAddress: (o) => [`/v1/client/accounts/users/address-book/${o.addressId}`],
  removeDevice: () => ['/v1/client/accounts/users/devices/session-of-another-0000'],
  renamePasskey: () => ['/v1/client/accounts/users/passkeys/passkey-of-another', { name: 'mine' }],
  sendMerchantContactEmail: (o) => [`/v1/merchant/client/sendMerchantContactEmail/${o.contactId}`],
  createReview: (o) => [
    '/v1/reviews',
    {
      orderId: o.paid,
      overallScore: 1,
      message: 'Never was there at all.',
      isAnonymous: false,
      isRecommended: false,
      agreeTerms: true,
    },
  ],
  getReviewOrder: (o) => [`/v1/reviews/order/${o.reviewed}`],
  getReviewDetail: (o) => [`/v1/reviews/detail?reviewId=${o.reviewId}`],
  likeReview: (o) => [`/v1/reviews/${o.reviewId}`, { likeIt: true }],
};
/** Every call of a merchant that takes the name of what may be another merchant's. */
const BY_MERCHANTS: Readonly<Record<string, Attack>> = {
  previewProduct: (o) => [`/user/product/preview/${o.productId}`],
  redeemVoucher: (o) => ['/v1/merchant/vouchers/redeem', { voucherNo: o.voucherNo }],
  decideMerchantOrder: (o) => [`/v1/merchant/orders/${o.paid}`, { action: 'refund' }],
  previewMerchantRefund: (o) => [`/v1/merchant/orders/${o.paid}/refund-preview`, {}],
  findVoucher: (o) => ['/v1/merchant/vouchers/find', { voucherNo: o.voucherNo }],
  undoRedemption: (o) => [`/v1/merchant/vouchers/${o.voucherNo}/undo`, {}],
  getManagedMerchant: () => [`/v1/merchant/merchants/${shop.merchantId}`],
  changeMerchant: () => [`/v1/merchant/merchants/${shop.merchantId}`, { keywords: ['mine'] }],
  createBranch: () => [`/v1/merchant/merchants/${shop.merchantId}/branches`, BRANCH],
  changeBranch: () => [`/v1/merchant/merchants/${shop.merchantId}/branches/1`, { tel: '1' }],
  listPeople: () => [`/v1/merchant/merchants/${shop.merchantId}/people`],
  invitePerson: () => [
    `/v1/merchant/merchants/${shop.merchantId}/people`,
    { email: 'mine@example.com', role: 'owner' },
  ],
  changePerson: () => [
    `/v1/merchant/merchants/${shop.merchantId}/people/${shop.merchant.userId}`,
    { role: 'counter' },
  ],
  removePerson: () => [`/v1/merchant/merchants/${shop.merchantId}/people/${shop.merchant.userId}`],
  withdrawInvitation: () => [`/v1/merchant/merchants/${shop.merchantId}/invitations/1`],
  createProduct: () => [
    '/v1/merchant/products',
    { merchantId: String(shop.merchantId), kind: 'period', name: NAME, categoryIds: ['1'] },
  ],
  importProducts: () => [
    '/v1/merchant/products/import',
    { merchantId: String(shop.merchantId), csv: 'kind,category' },
  ],
  getManagedProduct: (o) => [`/v1/merchant/products/${o.productId}`],
  changeProduct: (o) => [`/v1/merchant/products/${o.productId}`, { version: 1, name: NAME }],
  moveProductContent: (o) => [
    `/v1/merchant/products/${o.productId}/content`,
    { state: 'unpublished' },
  ],
  createPlan: (o) => [`/v1/merchant/products/${o.productId}/plans`, { name: NAME, price: 1 }],
  changePlan: (o) => [`/v1/merchant/products/${o.productId}/plans/${o.planId}`, { price: 1 }],
  setPersonTypes: (o) => [
    `/v1/merchant/products/${o.productId}/plans/${o.planId}/person-types`,
    { personTypes: [] },
  ],
  setPlanOptions: (o) => [
    `/v1/merchant/products/${o.productId}/plans/${o.planId}/options`,
    { groups: [], additions: [] },
  ],
  listProductVersions: (o) => [`/v1/merchant/products/${o.productId}/versions`],
  restoreProductVersion: (o) => [
    `/v1/merchant/products/${o.productId}/versions/1/restored`,
    { current: 1 },
  ],
  createProductPreview: (o) => [`/v1/merchant/products/${o.productId}/preview`, {}],
  answerReview: (o) => [`/v1/merchant/reviews/${o.reviewId}/answer`, { message: 'mine' }],
  reportReview: (o) => [`/v1/merchant/reviews/${o.reviewId}/report`, { reason: 'other' }],
  listStatements: () => [`/v1/merchant/merchants/${shop.merchantId}/statements`],
  getStatement: () => [`/v1/merchant/merchants/${shop.merchantId}/statements/2026-11`],
  exportStatement: () => [`/v1/merchant/merchants/${shop.merchantId}/statements/2026-11/csv`],
  exportOrders: (o) => [
    `/v1/merchant/merchants/${shop.merchantId}/orders/csv?from=${o.day}&to=${o.day}`,
  ],
  listManagedSlots: (o) => [`/v1/merchant/products/${o.productId}/slots?from=${o.day}&to=${o.day}`],
  setSlots: (o) => [
    `/v1/merchant/products/${o.productId}/slots`,
    { planId: o.planId, from: o.day, to: o.day, weekdays: [1, 2, 3, 4, 5, 6, 7], times: [] },
  ],
  decideRefundRequest: (o) => [
    `/v1/merchant/refund-requests/${o.refundRequestId}`,
    { action: 'approve' },
  ],
  decideDateChange: () => [
    '/v1/merchant/date-changes/00000000-0000-4000-8000-000000000000',
    { action: 'confirm' },
  ],
  callOffDay: (o) => [
    `/v1/merchant/products/${o.productId}/called-off-days`,
    { date: o.day, reason: 'mine' },
  ],
  setProductBooking: (o) => [`/v1/merchant/products/${o.productId}/booking`, { state: 'stopped' }],
  getMerchantContact: (o) => [`/v1/merchant/client/merchantContacts/${o.contactId}`],
  moveProduct: (o) => [`/v1/merchant/products/${o.productId}/shelf`, { status: 'OFF_SHELF' }],
  listShelfEvents: (o) => [`/v1/merchant/products/${o.productId}/shelf`],
  previewMerchantDetails: () => [
    `/client/merchant/getMerchantDetailsById/${shop.merchantId}/preview`,
  ],
};
/**
 * Calls of members whose names are everybody's (products, providers, codes of a search) or whose
 * answer is about the caller alone.
 */
const NOBODYS = new Set([
  'subscribeToProduct',
  'listProductSubscriptions',
  'exportProductSubscriptions',
  'saveFavourites',
  'removeFavourite',
  'createLegacyOrder',
  'createOrder',
  'createOrderTemp',
  'checkDiscount',
  'checkTapCoin',
  'getAvailableOrderQuantity',
  'startOauth',
  'unlinkProvider',
  'linkProvider',
  'bindPlayerId',
  'finishPasskeyRegistration',
  'removePasskey',
  'createMerchantContact',
  'listCards',
  'readNotifications',
  'linkCredential',
  'createClientTicket',
  'sendClientCode',
  'checkClientCode',
  'getMerchantReviewList',
  'listProductReviews',
  'getBestReview',
  'voteFaqArticle',
  'updateProfile',
  'setNotification',
  'setNoticeSetting',
  'addAddress',
  // Whoever has its signed link may see it.
  'getGift',
  'createGiftCode',
  'listGiftPasses',
]);

/**
 * What everybody who works for a merchant may do; a new call is the managers' until it stands here.
 */
const EVERYBODYS_AT_WORK = new Set([
  'previewProduct',
  'previewMerchantDetails',
  'listProductSubscriptions',
  'exportProductSubscriptions',
  'redeemVoucher',
  'findVoucher',
  'undoRedemption',
  'listVisits',
  'listMerchantOrders',
  'listRefundRequests',
  'listCalledOffDays',
  'listDateChanges',
  'getSecondFactor',
  'startSecondFactorSetup',
  'finishSecondFactorSetup',
  'renewRecoveryCodes',
  'removeSecondFactor',
  'getMember',
  'getManagedMerchant',
  'listMerchantProducts',
  'getManagedProduct',
  'listManagedSlots',
  'listShelfEvents',
  'createProductPreview',
  'listManagedReviews',
  'listMerchantContacts',
  'getMerchantContact',
]);
/** What owners alone may do. */
const OWNERS = new Set([
  'changeMerchant',
  'createBranch',
  'changeBranch',
  'listPeople',
  'invitePerson',
  'changePerson',
  'removePerson',
  'withdrawInvitation',
  'listStatements',
  'getStatement',
  'exportStatement',
]);

/** Everything that is kept, but for what merely counts and remembers requests. */
const kept = async (): Promise<Record<string, string>> => {
  const { rows } = await shop.deps.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('rate_limits', 'idempotency_keys', 'page_changes', 'jobs')`,
  );
  const all: Record<string, string> = {};
  for (const { name } of rows)
    all[name] = await one(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name} t`,
    );
  return all;
};
const table: Readonly<
  Record<
    string,
    {
      readonly route: { readonly method: string; readonly path: string; readonly auth: string };
      readonly body?: unknown;
    }
  >
> = contracts;

// Covers: ACC-071
test('answers that another shopper’s things do not exist, by any call, and changes none', async () => {
  const before = await kept();
  const answers: Record<string, string> = {};
  for (const [id, attack] of Object.entries(BY_SHOPPERS)) {
    const [path, body] = attack(owned);
    const { status, code } = await shop.call(table[id]?.route.method as 'POST', path, {
      as: stranger,
      ...(body && { body }),
    });
    answers[id] = `${status} ${code}`;
  }
  expect(answers).toEqual(
    Object.fromEntries(Object.keys(BY_SHOPPERS).map((id) => [id, '404 10405'])),
  );
  expect(await kept()).toEqual(before);
});

test('what is another merchant’s does not exist either', async () => {
  const before = await kept();
  const answers: Record<string, string> = {};
  for (const [id, attack] of Object.entries(BY_MERCHANTS)) {
    const [path, body] = attack(owned);
    const { status, code } = await shop.call(table[id]?.route.method as 'POST', path, {
      as: rival,
      ...(body && { body }),
    });
    answers[id] = `${status} ${code}`;
  }
  expect(answers).toEqual(
    Object.fromEntries(Object.keys(BY_MERCHANTS).map((id) => [id, '404 10405'])),
  );
  expect(await kept()).toEqual(before);
});

/** What is tried of a call that merchants may make: with names where it takes some. */
const attackOn = (id: string): Attack => BY_MERCHANTS[id] ?? (() => [table[id]?.route.path ?? '']);
const callsOf = (auth: string): string[] =>
  Object.keys(table).filter((id) => table[id]?.route.auth === auth);

test.each([
  ['counter', callsOf('merchant').filter((id) => !EVERYBODYS_AT_WORK.has(id))],
  ['manager', [...OWNERS]],
] as const)(
  'a call above the role of a %s does not exist, and changes nothing',
  async (role, ids) => {
    const colleague = await signedIn({
      userId: await one(
        `insert into users (role, merchant_id, merchant_role) values ('merchant', $1, $2) returning id`,
        shop.merchantId,
        role,
      ),
      role: 'merchant' as const,
    });
    const before = await kept();
    const answers: Record<string, string> = {};
    for (const id of ids) {
      const [path, body] = attackOn(id)(owned);
      const { status, code } = await shop.call(table[id]?.route.method as 'POST', path, {
        as: colleague,
        ...(body && { body }),
      });
      answers[id] = `${status} ${code}`;
    }
    expect(answers).toEqual(Object.fromEntries(ids.map((id) => [id, '404 10405'])));
    expect(await kept()).toEqual(before);
  },
);

test('a call of the house does not exist for merchants, whatever it is asked for', async () => {
  const answers: Record<string, string> = {};
  for (const id of callsOf('admin')) {
    const { method = '', path = '' } = table[id]?.route ?? {};
    expect([id, path.startsWith('/v1/admin/')]).toEqual([id, true]);
    const { status, code } = await shop.call(method as 'GET', path.replace(/\{\w+\}/g, '1'), {
      as: shop.merchant,
    });
    answers[id] = `${status} ${code}`;
  }
  expect(answers).toEqual(Object.fromEntries(callsOf('admin').map((id) => [id, '404 10405'])));
});

test('to its owner all of it is there', async () => {
  const reads = (attacks: Readonly<Record<string, Attack>>): string[] =>
    Object.keys(attacks).filter((id) => table[id]?.route.method === 'GET');
  for (const [attacks, as] of [
    [BY_SHOPPERS, owner],
    [BY_MERCHANTS, shop.merchant],
  ] as const) {
    for (const id of reads(attacks))
      expect([id, (await shop.call('GET', attacks[id]?.(owned)[0] ?? '', { as })).status]).toEqual([
        id,
        200,
      ]);
  }
});

test('lists and reads about oneself hold nothing of another', async () => {
  const secrets = [
    owned.paid,
    owned.unpaid,
    owned.voucherNo,
    owned.transactionId,
    'pm_of_another',
    'kayan@example.com',
    owned.reviewId,
  ];
  const mine = Object.entries(table).filter(
    ([id, { route, body }]) =>
      route.method === 'GET' &&
      !route.path.includes('{') &&
      !body &&
      ['client', 'merchant'].includes(route.auth) &&
      !(id in BY_SHOPPERS),
  );
  expect(mine.length).toBeGreaterThan(15);
  for (const [id, { route }] of mine) {
    const as = route.auth === 'merchant' ? rival : stranger;
    const text = JSON.stringify(
      (
        await shop.call(
          'GET',
          `${route.path}?pageIndex=1&pageSize=20&pageNum=1&reviewStatuses=NORMAL&paymentMethodIds=pm_of_another`,
          { as },
        )
      ).body,
    );
    expect([id, secrets.filter((secret) => text.includes(secret))]).toEqual([id, []]);
  }
  await must(
    shop.call('PATCH', '/v1/client/accounts/users/notifications', {
      as: stranger,
      body: { ids: [owned.notificationId] },
    }),
  );
  expect(
    await one('select read_at is null from notifications where id = $1', owned.notificationId),
  ).toBe('true');
});

test('a key of another is no key of mine', async () => {
  const product = await addProduct(shop.deps, { merchantId: shop.merchantId });
  const order = (as: { userId: string }) =>
    shop.call('POST', '/v2/client/orders', {
      as,
      body: { ...product, quantity: 1 },
      headers: { 'idempotency-key': 'the-same-for-both' },
    });
  const [first, second] = [await order(shop.shopper), await order(stranger)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.data.orderResult.orderNo).not.toBe(first.data.orderResult.orderNo);
});

test('every call of a member that names something was tried', () => {
  const named = Object.entries(table)
    .filter(
      ([, { route, body }]) =>
        ['client', 'merchant', 'visitor'].includes(route.auth) &&
        (route.path.includes('{') || body !== undefined),
    )
    .map(([id]) => id);
  const OWN =
    /Profile|Subscription|subscri|Password|deleteAccount|signOut|startPasskey|SecondFactor|renewRecoveryCodes|uploadFile|send(ContactUs|JoinUs|Affiliate)|addCard/;
  expect(
    named.filter(
      (id) => !(id in BY_SHOPPERS) && !(id in BY_MERCHANTS) && !NOBODYS.has(id) && !OWN.test(id),
    ),
  ).toEqual([]);
});
