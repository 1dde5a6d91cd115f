import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { invitationOf, must } from '../../../test/empty-shop.ts';
import { register } from '../../../test/sign-in.ts';
import { createStaff, invitePerson, type Staff } from '../../../test/staff-roles.ts';

let shop: Staff['shop'];
let mine: Staff['mine'];
let theirs: Staff['theirs'];
beforeAll(async () => {
  ({ shop, mine, theirs } = await createStaff());
});
afterAll(() => shop.close());

describe('people', () => {
  const merchant = (rest = '') => `/v1/merchant/merchants/${mine.merchantId}${rest}`;
  const path = (rest = '') => merchant(`/people${rest}`);
  const as = () => ({ headers: mine.owner.headers });

  test('are invited by a link that works once', async () => {
    await must(
      shop.call('POST', path(), { ...as(), body: { email: 'once@kiln.example', role: 'counter' } }),
    );
    const token = await invitationOf(shop, 'once@kiln.example');
    expect(
      await must(shop.call('POST', '/v1/public/invitations/read', { body: { token } })),
    ).toMatchObject({ email: 'once@kiln.example', role: 'counter', hasAccount: false });
    const weak = await shop.call('POST', '/v1/public/invitations/accept', {
      body: { token, password: 'short' },
    });
    expect(weak).toMatchObject({ status: 400, code: '10102' });
    const body = { token, password: 'Corner_2026' };
    expect((await shop.call('POST', '/v1/public/invitations/accept', { body })).status).toBe(201);
    expect(await shop.call('POST', '/v1/public/invitations/accept', { body })).toMatchObject({
      status: 404,
      code: '10405',
    });
  });

  test('keep their password when they have an account, and shop as before', async () => {
    await register(shop, 'both@example.com', 'Another_2026');
    await must(
      shop.call('POST', path(), { ...as(), body: { email: 'both@example.com', role: 'manager' } }),
    );
    const token = await invitationOf(shop, 'both@example.com');
    await must(
      shop.call('POST', '/v1/public/invitations/accept', {
        body: { token, password: 'Corner_2026' },
      }),
    );
    const login = (password: string) =>
      shop.call('POST', '/v1/public/accounts/users/login', {
        body: { email: 'both@example.com', password },
      });
    expect((await login('Corner_2026')).status).toBe(400);
    expect((await login('Another_2026')).data.user.role).toBe('merchant');
  });

  test('who leave are signed out and are shoppers from then on', async () => {
    const leaver = await invitePerson(shop, mine, 'leaver@kiln.example', 'manager');
    await must(shop.call('DELETE', path(`/${leaver.userId}`), as()));
    expect(await shop.call('GET', '/v1/merchant/me', { headers: leaver.headers })).toMatchObject({
      status: 401,
    });
    const again = await shop.signIn('leaver@kiln.example');
    expect(await shop.call('GET', '/v1/merchant/me', { headers: again.headers })).toMatchObject({
      status: 404,
    });
  });

  test('are given another role, and invitations are taken back', async () => {
    const riser = await invitePerson(shop, mine, 'riser@kiln.example', 'counter');
    const changed = await must(
      shop.call('PATCH', path(`/${riser.userId}`), { ...as(), body: { role: 'manager' } }),
    );
    expect(changed.people).toContainEqual(
      expect.objectContaining({ userId: riser.userId, role: 'manager' }),
    );
    const { invitations } = await must(
      shop.call('POST', path(), { ...as(), body: { email: 'back@kiln.example', role: 'owner' } }),
    );
    const { invitationId } = invitations.at(-1);
    const token = await invitationOf(shop, 'back@kiln.example');
    await must(shop.call('DELETE', merchant(`/invitations/${invitationId}`), as()));
    expect(
      await shop.call('POST', '/v1/public/invitations/read', { body: { token } }),
    ).toMatchObject({ status: 404, code: '10405' });
  });

  test('are never without an owner', async () => {
    const { userId } = mine.owner;
    for (const [method, body] of [
      ['DELETE', undefined],
      ['PATCH', { role: 'counter' }],
    ] as const)
      expect(
        await shop.call(method, path(`/${userId}`), { ...as(), ...(body && { body }) }),
      ).toMatchObject({ status: 400, code: '20628' });
  });

  test('of another merchant cannot be touched, nor an administrator’s account taken', async () => {
    const { userId } = theirs.owner;
    expect(await shop.call('DELETE', path(`/${userId}`), as())).toMatchObject({ status: 404 });
    expect(
      await shop.call('POST', path(), {
        ...as(),
        body: { email: 'editor@shop.example', role: 'counter' },
      }),
    ).toMatchObject({ status: 409 });
  });
});
