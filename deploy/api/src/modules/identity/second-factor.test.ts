import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SecurityEntry } from '@tapnook/server/security-log';
import { Secret, TOTP } from 'otpauth';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createAuthenticator } from '../../../test/fake-authenticator.ts';
import { register } from '../../../test/sign-in.ts';
import { decryptSecret, encryptSecret } from './authenticator.ts';
import { reencryptSecondFactors } from './second-factor.service.ts';
import { createChallenge } from './sign-in-challenge.ts';
import { getUser } from './user.service.ts';

const USERS = '/v1/public/accounts/users';
const STAFF = '/v1/merchant/accounts/second-factor';
const MERCHANT = 'merchant@tapnook.example';
const PASSWORD = 'Corner_2026';
let api: TestApp;
let logged: SecurityEntry[];
beforeAll(async () => {
  api = await createTestApp({ STAFF_SECOND_FACTOR: 'required' });
  Object.assign(api.deps, { securityLog: (entry: SecurityEntry) => void logged.push(entry) });
});
afterAll(() => api.close());
beforeEach(async () => {
  logged = [];
  await api.deps.pool.query(
    'truncate verification_codes, rate_limits, second_factors, recovery_codes',
  );
});
afterEach(() => api.moveClock('0'));

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  api.call('POST', path, { body, headers });
const login = (email = MERCHANT, headers = {}) =>
  post(`${USERS}/login`, { email, password: PASSWORD }, headers);
/** What the person's app shows, `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });
const wrong = (secret: string): string =>
  ['000000', '111111', '222222', '333333', '444444'].find((code) =>
    [-1, 0, 1, 2].every((steps) => codeOf(secret, steps) !== code),
  ) ?? '';
const bearer = ({ data }: { readonly data: { accessToken: string } }) => ({
  authorization: `Bearer ${data.accessToken}`,
});

const enrol = async () => {
  const { challengeId } = (await login()).data;
  const { secret } = (await post(`${USERS}/second-factor/enrolment`, { challengeId })).data;
  const signedIn = await post(`${USERS}/second-factor/enrolment/confirm`, {
    challengeId,
    code: codeOf(secret, -1),
  });
  return { secret, signedIn, codes: signedIn.data.recoveryCodes as string[] };
};
const finish = async (proof: object, headers = {}) =>
  post(
    `${USERS}/second-factor`,
    { challengeId: (await login(MERCHANT, headers)).data.challengeId, ...proof },
    headers,
  );

describe('the first sign-in of staff', () => {
  it('demands an authenticator, and gives a session with recovery codes once proved', async () => {
    const refused = await login();
    expect(refused).toMatchObject({ status: 403, code: '30049' });
    expect(JSON.stringify(refused.body)).not.toContain('accessToken');
    const { challengeId } = refused.data;
    const setup = await post(`${USERS}/second-factor/enrolment`, { challengeId });
    expect(setup.data.uri).toMatch(/^otpauth:\/\/totp\/TapNook:merchant.*issuer=TapNook/);
    expect(setup.data.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    const confirm = (code: string) =>
      post(`${USERS}/second-factor/enrolment/confirm`, { challengeId, code });
    expect((await confirm(wrong(setup.data.secret))).code).toBe('30050');
    const signedIn = await confirm(codeOf(setup.data.secret));
    expect(signedIn.status).toBe(201);
    expect(new Set(signedIn.data.recoveryCodes).size).toBe(10);
    expect((await api.call('GET', STAFF, { headers: bearer(signedIn) })).data).toMatchObject({
      recoveryCodesLeft: 10,
      required: true,
    });
    const { rows } = await api.deps.pool.query('select secret from second_factors');
    expect(JSON.stringify(rows)).not.toContain(setup.data.secret);
  });
  it('cannot be enrolled twice by whoever knows the password', async () => {
    const before = (await login()).data.challengeId;
    await enrol();
    expect((await post(`${USERS}/second-factor/enrolment`, { challengeId: before })).code).toBe(
      '30034',
    );
    expect((await login()).code).toBe('30048');
  });
  it('asks nothing of shoppers', async () => {
    expect((await login('demo@tapnook.example')).status).toBe(201);
    const shopper = await register(api, 'plain@shop.example');
    expect((await api.call('GET', STAFF, { headers: shopper.headers })).status).toBe(404);
  });
});

describe('signing in with an authenticator', () => {
  it('needs the code after the password, and nothing less', async () => {
    const { secret } = await enrol();
    const asked = await login();
    expect(asked).toMatchObject({
      status: 403,
      code: '30048',
      data: { methods: ['totp', 'recoveryCode'] },
    });
    expect((await finish({ code: wrong(secret) })).code).toBe('30050');
    expect((await finish({ code: codeOf(secret) })).data.user.role).toBe('merchant');
    expect(logged.map(({ securityEvent }) => securityEvent)).toEqual(
      expect.arrayContaining([
        'second-factor.asked',
        'second-factor.failed',
        'second-factor.succeeded',
        'second-factor.changed',
      ]),
    );
    expect(JSON.stringify(logged)).not.toContain(secret);
  });
  it('takes each code once, and no older one after it', async () => {
    const { secret } = await enrol();
    const code = codeOf(secret);
    expect((await finish({ code })).status).toBe(201);
    expect((await finish({ code })).code).toBe('30050');
    expect((await finish({ code: codeOf(secret, -1) })).code).toBe('30050');
    expect((await finish({ code: codeOf(secret, 1) })).status).toBe(201);
  });
  it('takes one of two equal codes that come at the same moment', async () => {
    const { secret } = await enrol();
    const code = codeOf(secret);
    const answers = await Promise.all([finish({ code }), finish({ code }), finish({ code })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400]);
  });
  it('gives five tries, counted apart on a device of the owner', async () => {
    const { secret, signedIn } = await enrol();
    const own = { 'x-known-device': signedIn.data.deviceToken as string };
    for (let count = 0; count < 5; count += 1) await finish({ code: wrong(secret) });
    expect((await finish({ code: codeOf(secret) })).status).toBe(429);
    expect((await finish({ code: codeOf(secret) }, own)).status).toBe(201);
  });
  it.each([
    ['made up', async () => 'verify.1.9999999999.signature'],
    [
      'of another person',
      async () => {
        const { challengeId } = (await login()).data;
        return (challengeId as string).replace(/^verify\.\d+/, 'verify.1');
      },
    ],
    [
      'of an enrolment',
      async () => {
        const { rows } = await api.deps.pool.query<{ id: string }>(
          'select id from users where email = $1',
          [MERCHANT],
        );
        const user = await getUser(api.deps.db, Number(rows[0]?.id));
        return user ? createChallenge(api.deps.env, 'enrol', user, Date.now()) : '';
      },
    ],
    [
      'that is too old',
      async () => {
        const { challengeId } = (await login()).data;
        await api.moveClock('11 minutes');
        return challengeId as string;
      },
    ],
    [
      'of a password that was changed since',
      async () => {
        const { challengeId } = (await login()).data;
        await api.deps.pool.query(
          'update users set password_changed_at = app_now() where email = $1',
          [MERCHANT],
        );
        return challengeId as string;
      },
    ],
  ])('refuses a challenge %s', async (_what, challenge) => {
    const { secret } = await enrol();
    const challengeId = await challenge();
    expect((await post(`${USERS}/second-factor`, { challengeId, code: codeOf(secret) })).code).toBe(
      '30034',
    );
  });
});

describe('recovery codes', () => {
  it('open the account once each, however they are typed, and the owner is told', async () => {
    const { codes } = await enrol();
    const [code = '', other = ''] = codes;
    expect((await finish({ recoveryCode: code })).status).toBe(201);
    expect((await finish({ recoveryCode: code })).code).toBe('30050');
    const typed = other.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O');
    const signedIn = await finish({ recoveryCode: typed });
    expect(signedIn.status).toBe(201);
    const { data } = await api.call('GET', '/v1/client/accounts/users/notifications', {
      headers: bearer(signedIn),
    });
    expect(data.items[0].body.en_gb).toBe('8 of your recovery codes are left.');
    const { rows } = await api.deps.pool.query<{ text: string }>(
      "select payload->>'text' as text from outbox where recipient = $1 order by id desc limit 1",
      [MERCHANT],
    );
    expect(rows[0]?.text).toContain('8 of your recovery codes are left.');
    expect(rows[0]?.text).not.toContain('/undo/');
  });
  it('are renewed by a code, and the former are worth nothing then', async () => {
    const { secret, signedIn, codes } = await enrol();
    const renewed = await post(
      `${STAFF}/recovery-codes`,
      { code: codeOf(secret) },
      bearer(signedIn),
    );
    expect(renewed.data.recoveryCodes).toHaveLength(10);
    expect((await finish({ recoveryCode: codes[0] ?? '' })).code).toBe('30050');
    expect((await finish({ recoveryCode: renewed.data.recoveryCodes[0] })).status).toBe(201);
  });
});

describe('a new authenticator', () => {
  it('takes the place of the former only when it is proved; other sessions end', async () => {
    const { secret, signedIn } = await enrol();
    const other = await finish({ code: codeOf(secret) });
    const begin = (body: object) => post(`${STAFF}/setup`, body, bearer(signedIn));
    expect((await begin({})).code).toBe('30050');
    expect((await begin({ password: PASSWORD })).code).toBe('30050');
    const next = (await begin({ code: codeOf(secret, 1) })).data.secret as string;
    const proved = await post(`${STAFF}/setup/confirm`, { code: codeOf(next) }, bearer(signedIn));
    expect(proved.data.recoveryCodes).toHaveLength(10);
    expect((await api.call('GET', STAFF, { headers: bearer(other) })).status).toBe(401);
    expect((await api.call('GET', STAFF, { headers: bearer(signedIn) })).status).toBe(200);
    await api.moveClock('1 minute');
    expect((await finish({ code: codeOf(secret, 2) })).code).toBe('30050');
    expect((await finish({ code: codeOf(next, 2) })).status).toBe(201);
  });
  it('is not removed where the shop demands one', async () => {
    const { secret, signedIn } = await enrol();
    expect(await post(`${STAFF}/remove`, { code: codeOf(secret) }, bearer(signedIn))).toMatchObject(
      { status: 400, code: '30051' },
    );
    expect((await login()).code).toBe('30048');
  });
  it('is removed with one of its codes where the shop only offers it', async () => {
    const { secret, signedIn } = await enrol();
    Object.assign(api.deps.env, { STAFF_SECOND_FACTOR: 'offered' });
    try {
      const remove = (code: string) => post(`${STAFF}/remove`, { code }, bearer(signedIn));
      expect((await remove(wrong(secret))).code).toBe('30050');
      expect((await remove(codeOf(secret))).data).toEqual({ status: true });
      expect((await login()).status).toBe(201);
    } finally {
      Object.assign(api.deps.env, { STAFF_SECOND_FACTOR: 'required' });
    }
  });
});

describe('a passkey of staff', () => {
  it('is a second factor by itself, and keeps a bare password from enrolling another', async () => {
    const { signedIn } = await enrol();
    const authenticator = createAuthenticator(api.deps.env.PUBLIC_ORIGIN);
    const options = await post('/v1/client/accounts/users/passkeys/options', {}, bearer(signedIn));
    await post(
      '/v1/client/accounts/users/passkeys',
      {
        challengeId: options.data.challengeId,
        name: 'Key',
        response: authenticator.create(options.data.options.challenge),
      },
      bearer(signedIn),
    );
    await api.deps.pool.query('truncate second_factors, recovery_codes');
    expect(await login()).toMatchObject({ code: '30048', data: { methods: ['passkey'] } });
    const asked = (await post(`${USERS}/passkey/options`, {})).data;
    const opened = await post(`${USERS}/passkey/login`, {
      challengeId: asked.challengeId,
      response: authenticator.get(asked.options.challenge),
    });
    expect(opened.data.user.role).toBe('merchant');
    await api.deps.pool.query('delete from passkeys');
  });
});

describe('sessions', () => {
  it('of a shopper who was made staff go no further without the second factor', async () => {
    const shopper = await register(api, 'promoted@shop.example');
    await api.deps.pool.query("update users set role = 'admin' where id = $1", [shopper.userId]);
    expect(
      await post(`${USERS}/refresh-token`, { refreshToken: shopper.refreshToken }),
    ).toMatchObject({ status: 401, code: '10104' });
  });
  it('that began with it are renewed', async () => {
    const { signedIn } = await enrol();
    expect(
      (await post(`${USERS}/refresh-token`, { refreshToken: signedIn.data.refreshToken })).status,
    ).toBe(201);
  });
});

describe('authenticator secrets', () => {
  const [before, after] = ['x', 'y'].map((letter) => letter.repeat(32)) as [string, string];
  const former = { TOKEN_SECRET: before, TOKEN_SECRETS_ACCEPTED: [] };
  const rotated = { TOKEN_SECRET: after, TOKEN_SECRETS_ACCEPTED: [before] };
  it('are read through a rotation of the secret, by their owner’s id alone', () => {
    const stored = encryptSecret(former, 7, 'JBSWY3DPEHPK3PXP');
    expect(decryptSecret(rotated, 7, stored)).toEqual({
      secret: 'JBSWY3DPEHPK3PXP',
      isCurrent: false,
    });
    expect(decryptSecret(rotated, 8, stored)).toBeUndefined();
    expect(decryptSecret({ ...rotated, TOKEN_SECRETS_ACCEPTED: [] }, 7, stored)).toBeUndefined();
  });
  it('are encrypted anew with the secret that signs', async () => {
    const { secret } = await enrol();
    const env = {
      ...api.deps.env,
      ...rotated,
      TOKEN_SECRETS_ACCEPTED: [api.deps.env.TOKEN_SECRET],
    };
    await reencryptSecondFactors({ ...api.deps, env });
    const { rows } = await api.deps.pool.query<{ user_id: string; secret: string }>(
      'select user_id, secret from second_factors',
    );
    const [row] = rows;
    expect(
      decryptSecret(
        { ...env, TOKEN_SECRETS_ACCEPTED: [] },
        Number(row?.user_id),
        row?.secret ?? '',
      ),
    ).toEqual({ secret, isCurrent: true });
  });
});
