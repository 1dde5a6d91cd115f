import { expect, test } from '@jest/globals';
import { BY_MERCHANTS, BY_SHOPPERS, type Attack } from '../test/ownership-attacks.ts';
import { kept, must, one, table, useOwnershipWorld } from '../test/ownership-world.ts';
import { addProduct } from '../test/shop.ts';

const world = useOwnershipWorld();
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

// Covers: ACC-071
test('answers that another shopper’s things do not exist, and changes none', async () => {
  const before = await kept(world.shop);
  const answers: Record<string, string> = {};
  for (const [id, attack] of Object.entries(BY_SHOPPERS)) {
    const [path, body] = attack(world.owned);
    const { status, code } = await world.shop.call(table[id]?.route.method as 'POST', path, {
      as: world.stranger,
      ...(body && { body }),
    });
    answers[id] = `${status} ${code}`;
  }
  expect(answers).toEqual(
    Object.fromEntries(Object.keys(BY_SHOPPERS).map((id) => [id, '404 10405'])),
  );
  expect(await kept(world.shop)).toEqual(before);
});

test('what is another merchant’s does not exist either', async () => {
  const before = await kept(world.shop);
  const answers: Record<string, string> = {};
  for (const [id, attack] of Object.entries(BY_MERCHANTS)) {
    const [path, body] = attack(world.owned);
    const { status, code } = await world.shop.call(table[id]?.route.method as 'POST', path, {
      as: world.rival,
      ...(body && { body }),
    });
    answers[id] = `${status} ${code}`;
  }
  expect(answers).toEqual(
    Object.fromEntries(Object.keys(BY_MERCHANTS).map((id) => [id, '404 10405'])),
  );
  expect(await kept(world.shop)).toEqual(before);
});

test('to its owner all of it is there', async () => {
  const reads = (attacks: Readonly<Record<string, Attack>>): string[] =>
    Object.keys(attacks).filter((id) => table[id]?.route.method === 'GET');
  for (const [attacks, as] of [
    [BY_SHOPPERS, world.owner],
    [BY_MERCHANTS, world.shop.merchant],
  ] as const) {
    for (const id of reads(attacks))
      expect([
        id,
        (await world.shop.call('GET', attacks[id]?.(world.owned)[0] ?? '', { as })).status,
      ]).toEqual([id, 200]);
  }
});

test('lists and reads about oneself hold nothing of another', async () => {
  const secrets = [
    world.owned.paid,
    world.owned.unpaid,
    world.owned.voucherNo,
    world.owned.transactionId,
    'pm_of_another',
    'kayan@example.com',
    world.owned.reviewId,
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
    const as = route.auth === 'merchant' ? world.rival : world.stranger;
    const text = JSON.stringify(
      (
        await world.shop.call(
          'GET',
          `${route.path}?pageIndex=1&pageSize=20&pageNum=1&reviewStatuses=NORMAL` +
            '&paymentMethodIds=pm_of_another',
          { as },
        )
      ).body,
    );
    expect([id, secrets.filter((secret) => text.includes(secret))]).toEqual([id, []]);
  }
  await must(
    world.shop.call('PATCH', '/v1/client/accounts/users/notifications', {
      as: world.stranger,
      body: { ids: [world.owned.notificationId] },
    }),
  );
  expect(
    await one(
      world.shop,
      'select read_at is null from notifications where id = $1',
      world.owned.notificationId,
    ),
  ).toBe('true');
});

test('a key of another is no key of mine', async () => {
  const product = await addProduct(world.shop.deps, { merchantId: world.shop.merchantId });
  const order = (as: { userId: string }) =>
    world.shop.call('POST', '/v2/client/orders', {
      as,
      body: { ...product, quantity: 1 },
      headers: { 'idempotency-key': 'the-same-for-both' },
    });
  const [first, second] = [await order(world.shop.shopper), await order(world.stranger)];
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
  const OWN = new RegExp(
    'Profile|Subscription|subscri|Password|deleteAccount|signOut|startPasskey|SecondFactor|' +
      'renewRecoveryCodes|uploadFile|send(ContactUs|JoinUs|Affiliate)|addCard',
  );
  expect(
    named.filter(
      (id) => !(id in BY_SHOPPERS) && !(id in BY_MERCHANTS) && !NOBODYS.has(id) && !OWN.test(id),
    ),
  ).toEqual([]);
});
