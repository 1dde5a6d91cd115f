import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestRegistry, type Answer, type TestRegistry } from '../../test/registry.ts';

let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry();
});
afterAll(() => all.close());

const make = (body: object, token?: string) =>
  all.post<{ code: string; token: string }>('/v1/tokens', body, token);
const end = (name: string) =>
  all.server.inject({
    method: 'DELETE',
    url: `/v1/tokens/${encodeURIComponent(name)}`,
    headers: { authorization: `Bearer ${all.tokens.manager}` },
  });
const asks = async (token: string): Promise<number> => (await all.get('/v1/audit', token)).status;

// Covers: REL-026
test('a token is shown once and kept as a hash, works, and ends at once', async () => {
  const { status, body }: Answer<{ token: string }> = await make({ role: 'viewer', name: 'Ka Ho' });
  expect(status).toBe(201);
  const { rows } = await all.registry.db.query<{ row: string }>(
    'SELECT t::text AS row FROM release.tokens t',
  );
  expect(rows.filter(({ row }) => row.includes(body.token))).toEqual([]);
  expect(await asks(body.token)).toBe(200);
  expect((await end('Ka Ho')).statusCode).toBe(204);
  expect(await asks(body.token)).toBe(401);
});

test('a name is given once, also after its token has ended', async () => {
  expect((await make({ role: 'team', team: 'gifts', name: 'Siu Ming' })).status).toBe(201);
  const again = { status: 409, body: { code: '50112', data: { token: 'Siu Ming' } } };
  expect(await make({ role: 'viewer', name: 'Siu Ming' })).toMatchObject(again);
  await end('Siu Ming');
  expect(await make({ role: 'viewer', name: 'Siu Ming' })).toMatchObject(again);
  expect((await end('Siu Ming')).json()).toMatchObject({ code: '50107' });
});

test('only a manager makes one; a team token names its team, others do not', async () => {
  for (const token of [all.tokens.viewer, all.tokens.edge, all.tokens.teams['catalog'] ?? ''])
    expect(await make({ role: 'manager', name: 'Mallory' }, token)).toMatchObject({
      status: 403,
      body: { code: '50102' },
    });
  expect(await make({ role: 'team', name: 'Nobody’s team' })).toMatchObject({
    status: 400,
    body: { code: '10102' },
  });
  expect(await make({ role: 'viewer', team: 'catalog', name: 'Both' })).toMatchObject({
    status: 400,
    body: { code: '10102' },
  });
});
