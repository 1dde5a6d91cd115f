import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RouteEntry } from '@tapnook/contracts/release';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import type { Picture } from './pictures.ts';

const HOME: RouteEntry = {
  id: 'home',
  path: '/gift-cards',
  auth: false,
  render: 'server',
  header: true,
  footer: true,
  searchBar: true,
  fixedHeader: false,
  tabBar: true,
  sensitive: false,
  scripts: [],
  styles: [],
};
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const ADDRESS = '/v1/apps/mf-catalog/versions/1.0.0/pictures';
let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry();
  const owner = all.tokens.teams['catalog'];
  await all.publish(buildApp('mf-catalog', '1.0.0', { routes: [HOME] }), owner);
});
afterAll(() => all.close());

const send = (body: object, token = all.tokens.teams['catalog']) =>
  all.post<{ code?: string }>(
    ADDRESS,
    { route: 'home', width: 390, image: JPEG.toString('base64'), ...body },
    token,
  );

describe('pictures of a version', () => {
  it('are kept by route and width, the latest of each, and given back as they came', async () => {
    expect((await send({})).status).toBe(201);
    expect((await send({ width: 1_440 })).status).toBe(201);
    expect((await send({})).status).toBe(201);
    const { body } = await all.get<{ pictures: Picture[] }>(ADDRESS, all.tokens.viewer);
    expect(body.pictures.map(({ route, width }) => [route, width])).toEqual([
      ['home', 1_440],
      ['home', 390],
    ]);
    const answer = await all.server.inject({
      url: `${ADDRESS}/home/390`,
      headers: { authorization: `Bearer ${all.tokens.viewer}` },
    });
    expect(answer.rawPayload).toEqual(JPEG);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  it('are taken from the app’s own team alone, of routes that it has, as JPEG', async () => {
    expect((await send({}, all.tokens.teams['reviews'])).body.code).toBe('50104');
    expect((await send({}, all.tokens.viewer)).status).toBe(403);
    expect((await send({ route: 'nowhere' })).body.code).toBe('50107');
    expect((await send({ image: Buffer.from('<svg/>').toString('base64') })).status).toBe(400);
    expect((await all.get(`${ADDRESS}/home/500`)).status).toBe(404);
    expect((await all.server.inject(`${ADDRESS}/home/390`)).statusCode).toBe(401);
  });
});
