import { expect } from '@jest/globals';
import {
  acceptInvitation,
  addMerchant,
  addProductByCalls,
  createEmptyShop,
  must,
  type EmptyShop,
  type OnShelf,
} from './empty-shop.ts';
import { register, type Session } from './sign-in.ts';

/** One of each role: of a merchant, of the house, of another merchant, and a shopper. */
export interface Staff {
  readonly shop: EmptyShop;
  readonly mine: OnShelf;
  readonly theirs: OnShelf;
  readonly people: Readonly<
    Record<'admin' | 'owner' | 'manager' | 'counter' | 'rival' | 'shopper', Session>
  >;
}

/** Takes somebody in as one of a merchant's people, by its owner's letter. */
export const invitePerson = async (
  shop: EmptyShop,
  { merchantId, owner }: OnShelf,
  email: string,
  role: string,
): Promise<Session> => {
  await must(
    shop.call('POST', `/v1/merchant/merchants/${merchantId}/people`, {
      headers: owner.headers,
      body: { email, role },
    }),
  );
  await acceptInvitation(shop, email);
  return shop.signIn(email);
};

/** Two merchants with a product each, and somebody of every role. */
export const createStaff = async (): Promise<Staff> => {
  const shop = await createEmptyShop();
  const mine = await addProductByCalls(
    shop,
    await addMerchant(shop, 'Corner Kiln', 'owner@kiln.example'),
  );
  const theirs = await addProductByCalls(
    shop,
    await addMerchant(shop, 'Harbour Sail', 'owner@sail.example'),
  );
  return {
    shop,
    mine,
    theirs,
    people: {
      admin: shop.admin,
      owner: mine.owner,
      manager: await invitePerson(shop, mine, 'manager@kiln.example', 'manager'),
      counter: await invitePerson(shop, mine, 'counter@kiln.example', 'counter'),
      rival: theirs.owner,
      shopper: await register(shop, 'shopper@example.com'),
    },
  };
};

export type Attempt = readonly [
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
];

/** A call answers an administrator and those who are named, and does not exist for anybody else. */
export const expectRoles = async (
  { shop, people }: Staff,
  allowed: string,
  attempt: () => Attempt | Promise<Attempt>,
): Promise<void> => {
  const may = ['admin', ...allowed.split(' ')];
  const answers: Record<string, string | number> = {};
  const expected: Record<string, string | number> = {};
  for (const [who, session] of Object.entries(people)) {
    const [method, path, body] = await attempt();
    const { status } = await shop.call(method, path, {
      headers: session.headers,
      ...(body && { body }),
    });
    answers[who] = status < 300 ? 'there' : status;
    expected[who] = may.includes(who) ? 'there' : 404;
  }
  expect(answers).toEqual(expected);
};
