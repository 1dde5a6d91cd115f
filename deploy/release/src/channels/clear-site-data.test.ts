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
const pull = (minutes: number, token?: string) =>
  all.post('/v1/channels/production/clear-site-data', { minutes, reason: 'a bad worker' }, token);

test('a manager makes every edge clear browsers for a time, in its own generation', async () => {
  const before = await served();
  expect((await pull(60, all.tokens.teams['catalog'])).status).toBe(403);
  expect((await pull(60)).status).toBe(200);
  const after = await served();
  expect(after).toMatchObject({ generation: before.generation + 1, apps: before.apps });
  expect(after.clearSiteData?.id).toBe(after.generation);
  expect((await pull(0)).status).toBe(200);
  expect((await served()).clearSiteData).toBeUndefined();
});

test('the brake ends by itself', async () => {
  await pull(30);
  all.pass(31 * 60_000);
  await all.post('/v1/keys/rotate', {});
  expect((await served()).clearSiteData).toBeUndefined();
});
