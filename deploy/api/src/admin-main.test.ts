import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../test/app.ts';
import { createEmptyDatabase, type TestDatabase } from '../test/database.ts';
import { startPwnedPasswords } from '../test/pwned-passwords.ts';
import { createPool, type Pool } from './db/pool.ts';

interface Ended {
  readonly code: number;
  readonly output: string;
}
/** Runs a command of the API as a process of its own, with `input` typed at its terminal. */
const run = (
  script: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  input = '',
): Promise<Ended> =>
  new Promise((done) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, script), ...args],
      {
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
          ...variables,
        },
      },
      (error, stdout, stderr) =>
        done({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` }),
    );
    child.stdin?.end(input);
  });

let empty: TestDatabase;
let pool: Pool;
let api: TestApp;
beforeAll(async () => {
  empty = await createEmptyDatabase();
  pool = createPool(empty.url, 2);
  api = await createTestApp({}, { url: empty.url, drop: async () => undefined });
});
afterAll(async () => {
  await api.close();
  await pool.end();
  await empty.drop();
});
const signIn = (email: string, password: string) =>
  api.call('POST', '/v1/public/accounts/users/login', { body: { email, password } });
const create = (args: readonly string[], variables = {}, input = ''): Promise<Ended> =>
  run('admin-main.ts', ['create', ...args], { DATABASE_URL: empty.url, ...variables }, input);

describe('an environment with faults', () => {
  it('is told by the faults alone, by commands and servers', async () => {
    for (const script of ['reconcile-main.ts', 'db/migrate-main.ts', 'main.ts'])
      expect(await run(script, [], { PORT: 'high' })).toEqual({
        code: 78,
        output: expect.stringMatching(/^The environment has faults:\n(?: {2}[A-Z_]+: .+\n)+$/),
      });
  });
  it('is what the doctor finds first, one line for each variable', async () => {
    const { code, output } = await run('doctor-main.ts', ['providers'], { PORT: 'high' });
    expect(output).toMatch(/^(?:FAILED {2}environment: variables [A-Z_]+: .+\n)+$/);
    expect(output).toContain('DATABASE_URL');
    expect(output).toContain('PORT');
    expect(code).toBe(1);
  });
});

describe('npm run migrate -- plan', () => {
  it('names what would run, and changes nothing', async () => {
    const { code, output } = await run('db/migrate-main.ts', ['plan'], { DATABASE_URL: empty.url });
    expect(output).toMatch(/^Would run .*0000_init\.sql, 0001_seed_steps\.sql/);
    expect(code).toBe(0);
    expect((await pool.query("select 1 from pg_tables where schemaname = 'public'")).rowCount).toBe(
      0,
    );
  });
});

describe('npm run admin -- create', () => {
  it('makes the first administrator of an empty database, with a password shown once', async () => {
    const { output } = await create([], {}, 'Owner@Example.com\n');
    expect(output).toContain('owner@example.com is an administrator now.');
    const password = /Password: (\S+)/.exec(output)?.[1] ?? '';
    const answer = await signIn('owner@example.com', password);
    expect(answer.status).toBe(201);
    expect((await pool.query('select role from users')).rows).toEqual([{ role: 'admin' }]);
  });

  it('takes a password from the environment and does not print it', async () => {
    const { output } = await create(['second@example.com'], { ADMIN_PASSWORD: 'Corner_2027' });
    expect(output).not.toMatch(/Corner_2027|Password/);
    expect((await signIn('second@example.com', 'Corner_2027')).status).toBe(201);
  });

  it('refuses an address that has an account, and a weak password', async () => {
    const before = (await pool.query('select * from users order by id')).rows;
    const again = await create(['OWNER@example.com'], { ADMIN_PASSWORD: 'Corner_2028' });
    expect(again).toMatchObject({ code: 1 });
    expect(again.output).toMatch(/owner@example\.com has an account already/);
    expect(await create(['third@example.com'], { ADMIN_PASSWORD: 'short' })).toMatchObject({
      code: 1,
    });
    expect((await pool.query('select * from users order by id')).rows).toEqual(before);
  });
});

describe('a password chosen for an administrator', () => {
  const email = 'owner-of-a-stolen-password@example.com';
  const stolen = 'Lantern_street_7';
  const createAt = (origin: string) =>
    create([email], { ADMIN_PASSWORD: stolen, BREACHED_PASSWORDS_ORIGIN: origin });

  it('is refused when it is known from a breach, and taken while the lookup is away', async () => {
    const pwned = await startPwnedPasswords([stolen]);
    const refused = await createAt(pwned.origin);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.output).toContain('This password is known from a data breach elsewhere');
    expect((await signIn(email, stolen)).status).not.toBe(201);
    pwned.answer(503);
    expect(await createAt(pwned.origin)).toMatchObject({ code: 0 });
    expect((await signIn(email, stolen)).status).toBe(201);
    await pwned.close();
  });
});

describe('npm run admin -- sign-out and reset-second-factor', () => {
  const admin = (...args: readonly string[]) =>
    run('admin-main.ts', args, { DATABASE_URL: empty.url });
  const email = 'second@example.com';
  const opens = async (token: string): Promise<number> =>
    (
      await api.call('GET', '/v1/client/accounts/users', {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status;

  it('end every session of a person, whoever they are named by, and nobody else’s', async () => {
    const { id } = (
      await pool.query<{ id: string }>('select id from users where email = $1', [email])
    ).rows[0] ?? { id: '' };
    await pool.query("update users set phone_code = '852', phone_no = '61234599' where id = $1", [
      id,
    ]);
    await create(['third@example.com'], { ADMIN_PASSWORD: 'Corner_2027' });
    const other = (await signIn('third@example.com', 'Corner_2027')).data.accessToken;
    for (const person of [' Second@Example.com', '+85261234599', id]) {
      const token = (await signIn(email, 'Corner_2027')).data.accessToken;
      expect(await opens(token)).toBe(200);
      expect((await admin('sign-out', person)).output).toMatch(/[1-9] session\(s\) ended/);
      expect(await opens(token)).toBe(401);
    }
    expect(await opens(other)).toBe(200);
  });

  it('let somebody who lost their authenticator set up another', async () => {
    const { id } = (
      await pool.query<{ id: string }>('select id from users where email = $1', [email])
    ).rows[0] ?? { id: '' };
    await pool.query(
      "insert into second_factors (user_id, secret, enrolled_at) values ($1, 'x.y.z', app_now())",
      [id],
    );
    await pool.query("insert into recovery_codes (hash, user_id) values ('h', $1)", [id]);
    expect((await signIn(email, 'Corner_2027')).code).toBe('30048');
    expect((await admin('reset-second-factor', email)).code).toBe(0);
    expect((await signIn(email, 'Corner_2027')).status).toBe(201);
    expect((await pool.query('select 1 from recovery_codes')).rowCount).toBe(0);
  });

  it('say who was not found, and how they are used', async () => {
    expect(await admin('sign-out', 'nobody@example.com')).toMatchObject({
      code: 1,
      output: expect.stringContaining('nobody@example.com has no account'),
    });
    for (const ended of await Promise.all(
      [[], ['sign-out'], ['reset-second-factor'], ['promote', email]].map((args) => admin(...args)),
    ))
      expect(ended).toMatchObject({
        code: 2,
        output: expect.stringContaining('reset-second-factor <person>'),
      });
  });
});
