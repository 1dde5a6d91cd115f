import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EnvironmentManifest, SignedManifest } from '@tapnook/contracts/release';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';

let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry();
  await all.composeAll(['mf-catalog']);
});
afterAll(() => all.close());

const served = async (): Promise<EnvironmentManifest> => {
  const { body } = await all.get<SignedManifest>('/v1/channels/production/manifest');
  return JSON.parse(Buffer.from(body.payload, 'base64url').toString()) as EnvironmentManifest;
};
const raise = (floor: number, token?: string) =>
  all.post<{ generation: number }>(
    '/v1/channels/production/floor',
    { floor, reason: 'restored from the backup of Monday' },
    token,
  );

test('what is served gets a number above the one that edges have seen', async () => {
  const before = await served();
  expect(await raise(40)).toMatchObject({ status: 200, body: { generation: 41 } });
  expect(await served()).toMatchObject({
    generation: 41,
    previous: before.generation,
    apps: before.apps,
  });
  const { status, body } = await all.post<{ generation: number }>(
    '/v1/channels/production/restore',
    { to: before.generation, reason: 'the history goes on' },
  );
  expect([status, body.generation]).toEqual([200, 42]);
});

test('a number that is higher already stays, and only a manager may raise it', async () => {
  const { generation } = await served();
  expect((await raise(generation - 1)).body.generation).toBe(generation);
  expect((await served()).generation).toBe(generation);
  expect((await raise(500, all.tokens.teams['catalog'])).status).toBe(403);
  expect((await raise(2 ** 31)).status).toBe(400);
});
