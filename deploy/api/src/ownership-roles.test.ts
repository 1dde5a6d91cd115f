import { expect, test } from '@jest/globals';
import { BY_MERCHANTS, type Attack } from '../test/ownership-attacks.ts';
import { kept, one, signedIn, table, useOwnershipWorld } from '../test/ownership-world.ts';

const world = useOwnershipWorld();
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
    const colleague = await signedIn(world.shop, {
      userId: await one(
        world.shop,
        `insert into users (role, merchant_id, merchant_role)
          values ('merchant', $1, $2) returning id`,
        world.shop.merchantId,
        role,
      ),
      role: 'merchant' as const,
    });
    const before = await kept(world.shop);
    const answers: Record<string, string> = {};
    for (const id of ids) {
      const [path, body] = attackOn(id)(world.owned);
      const { status, code } = await world.shop.call(table[id]?.route.method as 'POST', path, {
        as: colleague,
        ...(body && { body }),
      });
      answers[id] = `${status} ${code}`;
    }
    expect(answers).toEqual(Object.fromEntries(ids.map((id) => [id, '404 10405'])));
    expect(await kept(world.shop)).toEqual(before);
  },
);

test('a call of the house does not exist for merchants, whatever it is asked for', async () => {
  const answers: Record<string, string> = {};
  for (const id of callsOf('admin')) {
    const { method = '', path = '' } = table[id]?.route ?? {};
    expect([id, path.startsWith('/v1/admin/')]).toEqual([id, true]);
    const { status, code } = await world.shop.call(method as 'GET', path.replace(/\{\w+\}/g, '1'), {
      as: world.shop.merchant,
    });
    answers[id] = `${status} ${code}`;
  }
  expect(answers).toEqual(Object.fromEntries(callsOf('admin').map((id) => [id, '404 10405'])));
});
