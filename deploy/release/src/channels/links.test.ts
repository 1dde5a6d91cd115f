import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EnvironmentManifest, SignedManifest } from '@tapnook/contracts/release';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import type { Link } from './links.ts';

let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry();
  await all.composeAll(['mf-catalog']);
  await all.publish(buildApp('mf-catalog', '1.1.0'));
});
afterAll(() => all.close());

const served = async (): Promise<EnvironmentManifest> => {
  const { body } = await all.get<SignedManifest>('/v1/channels/production/manifest');
  return JSON.parse(Buffer.from(body.payload, 'base64url').toString()) as EnvironmentManifest;
};
const make = (more: object = {}, token?: string) =>
  all.post<{ id: string }>(
    '/v1/previews',
    { name: 'pr-1', apps: { 'mf-catalog': '1.1.0' }, ...more },
    token,
  );
const links = async (): Promise<Link[]> =>
  (await all.get<{ links: Link[] }>('/v1/links', all.tokens.viewer)).body.links;
const revoke = (id: string, token?: string) => all.post(`/v1/links/${id}/revoke`, {}, token);

describe('a preview link', () => {
  test('lives a day at most, unless it is for signed-in staff only', async () => {
    expect((await make({ hours: 25 })).status).toBe(400);
    const { id } = (await make()).body;
    const staff = (await make({ hours: 48, staff: true })).body.id;
    const [forStaff, forHolders] = await links();
    expect(forStaff).toMatchObject({ id: staff, audience: 'staff' });
    expect(forHolders).toMatchObject({
      id,
      audience: 'holder',
      apps: { 'mf-catalog': '1.1.0' },
      madeBy: 'first manager',
    });
    const life = Date.parse(forHolders?.expiresAt ?? '') - Date.parse(forHolders?.madeAt ?? '');
    expect(Math.abs(life - 86_400_000)).toBeLessThan(5_000);
  });

  test('is revoked by its team or a manager, at once and in the signed manifest', async () => {
    const { catalog, reviews } = all.tokens.teams;
    const { id } = (await make({}, catalog)).body;
    const before = await served();
    expect((await revoke(id, reviews)).status).toBe(403);
    expect((await revoke(id, all.tokens.viewer)).status).toBe(403);
    expect((await revoke(id, catalog)).status).toBe(200);
    const after = await served();
    expect(after).toMatchObject({ generation: before.generation + 1, apps: before.apps });
    expect(after.revokedLinks).toContain(id);
    expect((await links()).map((link) => link.id)).not.toContain(id);
    expect((await revoke(id)).status).toBe(404);
  });

  test('ends with the token that made it', async () => {
    const { token } = (
      await all.post<{ token: string }>('/v1/tokens', {
        name: 'Siu Ming',
        role: 'team',
        team: 'catalog',
      })
    ).body;
    const { id } = (await make({}, token)).body;
    await all.server.inject({
      method: 'DELETE',
      url: `/v1/tokens/${encodeURIComponent('Siu Ming')}`,
      headers: { authorization: `Bearer ${all.tokens.manager}` },
    });
    expect((await served()).revokedLinks).toContain(id);
  });
});

test('the shop is told which version only a link leads to', async () => {
  await all.publish(buildApp('mf-catalog', '1.2.0'));
  const use = async () =>
    (await all.get<{ inUse: boolean; previewOnly: boolean }>('/v1/apps/mf-catalog/versions/1.2.0'))
      .body;
  expect(await use()).toMatchObject({ inUse: false, previewOnly: false });
  const { id } = (await make({ apps: { 'mf-catalog': '1.2.0' } })).body;
  expect(await use()).toMatchObject({ inUse: true, previewOnly: true });
  await revoke(id);
  expect(await use()).toMatchObject({ inUse: false, previewOnly: false });
});

describe('a blocked version', () => {
  const change = (word: string) =>
    all.post(`/v1/apps/mf-catalog/versions/1.1.0/${word}`, { reason: 'prices wrong' });

  test('is shown by no link that anybody may open, neither an old nor a new one', async () => {
    const { id } = (await make()).body;
    const staff = (await make({ staff: true })).body.id;
    expect((await change('block')).status).toBe(200);
    expect((await links()).map((link) => link.id)).not.toContain(id);
    expect((await served()).revokedLinks).toContain(id);
    const again = await all.post<{ code: string }>('/v1/previews', {
      name: 'pr-1',
      apps: { 'mf-catalog': '1.1.0' },
    });
    expect(again).toMatchObject({ status: 422, body: { code: '50110' } });
    expect((await change('unblock')).status).toBe(200);
    expect((await make()).status).toBe(201);
    expect((await links()).map((link) => link.id)).toContain(staff);
  });

  test('may be looked at by people who are signed in as staff', async () => {
    await change('block');
    expect((await make({ staff: true })).status).toBe(201);
    await change('unblock');
  });
});
