import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { NoteSecurityEvent } from '@tapnook/server/security-log';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';

let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry();
  for (let i = 0; i < 6; i += 1) await all.publish(buildApp('mf-catalog', `1.${i}.0`));
});
afterAll(() => all.close());

const verdict = async () =>
  (await all.get<{ intact: boolean; brokenAt?: number; rows: number }>('/v1/audit/verify')).body;

/** Does something to the log behind the registry's back, looks, and undoes it. */
const tamper = async (
  statement: string,
): Promise<{ intact: boolean; brokenAt?: number; rows: number }> => {
  const client = await all.registry.db.connect();
  // Somebody with the rights of the table's owner.
  await client.query('ALTER TABLE release.audit DISABLE TRIGGER audit_only_grows');
  await client.query('CREATE TABLE kept AS SELECT * FROM release.audit');
  await client.query(statement);
  const seen = await verdict();
  await client.query('DELETE FROM release.audit');
  await client.query('INSERT INTO release.audit SELECT * FROM kept');
  await client.query('DROP TABLE kept');
  await client.query('ALTER TABLE release.audit ENABLE TRIGGER audit_only_grows');
  client.release();
  return seen;
};

// Covers: REL-012
test('an untouched log is whole', async () =>
  expect(await verdict()).toMatchObject({ intact: true, rows: 6 }));

test.each<[string, string, number, number]>([
  ['another actor', "UPDATE release.audit SET actor = 'somebody' WHERE seq = 3", 3, 2],
  [
    'another detail',
    'UPDATE release.audit SET detail = detail || \'{"waived": true}\' WHERE seq = 4',
    4,
    3,
  ],
  ['another time', "UPDATE release.audit SET at = '2026-01-01T00:00:00.000Z' WHERE seq = 2", 2, 1],
  ['a row taken out', 'DELETE FROM release.audit WHERE seq = 3', 4, 2],
  [
    'two rows swapped',
    `UPDATE release.audit SET seq = -seq WHERE seq IN (2, 3); UPDATE release.audit
      SET seq = CASE seq WHEN -2 THEN 3 ELSE 2 END WHERE seq < 0`,
    2,
    1,
  ],
])(
  '%s is noticed, and how many rows before it are sound',
  async (_name, statement, brokenAt, sound) => {
    expect(await tamper(statement)).toMatchObject({ intact: false, brokenAt, rows: sound });
    expect((await verdict()).intact).toBe(true);
  },
);

test.each([
  "UPDATE release.audit SET actor = 'somebody'",
  'DELETE FROM release.audit',
  'TRUNCATE release.audit',
])('the registry itself cannot do: %s', async (statement) => {
  await expect(all.registry.db.query(statement)).rejects.toThrow('never changed');
});

test('wrong tokens and refused roles are written down, without the token', async () => {
  const rowsOf = async () =>
    (await all.get<{ rows: { action: string; actor: string; detail: unknown }[] }>('/v1/audit'))
      .body;
  expect((await all.get('/v1/audit', 'tnr_guessed')).status).toBe(401);
  expect(
    (await all.post('/v1/tokens', { name: 'x', role: 'viewer' }, all.tokens.viewer)).status,
  ).toBe(403);
  const text = JSON.stringify(await rowsOf());
  expect(text).toContain('"refuse-sign-in"');
  expect(text).toContain('"first viewer"');
  expect(text).not.toContain('tnr_guessed');
});

test('sign-ins, wrong tokens, refused roles, ended sessions are named in the log', async () => {
  all.pass(61_000);
  const events: string[] = [];
  const noteSecurityEvent: NoteSecurityEvent = (_request, { securityEvent, call, userId }) =>
    events.push([securityEvent, call, userId ?? '-'].join(' '));
  Object.assign(all.registry, { noteSecurityEvent });
  const origin = 'http://releases.tapnook.example';
  const signIn = (token: string) =>
    all.server.inject({
      method: 'POST',
      url: '/session',
      payload: { token },
      headers: { host: 'releases.tapnook.example', origin },
    });
  await signIn('tnr_wrong');
  const cookie = String((await signIn(all.tokens.viewer)).headers['set-cookie']).split(';')[0];
  await all.server.inject({
    method: 'POST',
    url: '/session/end',
    headers: { host: 'releases.tapnook.example', origin, cookie },
  });
  await all.get('/v1/audit', 'tnr_wrong');
  await all.post('/v1/tokens', { name: 'y', role: 'viewer' }, all.tokens.viewer);
  expect(events).toEqual([
    'sign-in.failed POST /session -',
    'sign-in.succeeded POST /session first viewer',
    'sessions.ended POST /session/end first viewer',
    'token.refused GET /v1/audit -',
    'role.refused POST /v1/tokens first viewer',
  ]);
});

test('a network that guesses tokens is told to wait, and keeps out no right one', async () => {
  all.pass(61_000);
  const guess = async (number: number) => (await all.get('/v1/audit', `tnr_wrong${number}`)).status;
  for (let i = 0; i < 10; i += 1) expect(await guess(i)).toBe(401);
  expect(await guess(10)).toBe(429);
  expect((await all.get('/v1/audit')).status).toBe(200);
  all.pass(61_000);
  expect(await guess(11)).toBe(401);
});

test('a cut tail shows by the signed manifest, and by what was noted elsewhere', async () => {
  const { rows, head } = (await all.get<{ rows: number; head: string }>('/v1/audit/verify')).body;
  const noted = `/v1/audit/verify?rows=${rows}&head=${head}`;
  expect((await all.get(noted)).body).toMatchObject({ intact: true });
  const other = `/v1/audit/verify?rows=${rows}&head=${'0'.repeat(64)}`;
  expect((await all.get(other)).body).toMatchObject({ intact: false, missing: { rows } });

  await all.publish(buildApp('shell', '1.0.0'));
  await all.post('/v1/channels/production/compositions', { apps: { shell: '1.0.0' } });
  const whole = await verdict();
  expect(await tamper(`DELETE FROM release.audit WHERE seq >= ${whole.rows}`)).toMatchObject({
    intact: false,
    rows: whole.rows - 1,
    missing: { rows: whole.rows },
  });
  expect(await verdict()).toMatchObject({ intact: true, rows: whole.rows });
});
