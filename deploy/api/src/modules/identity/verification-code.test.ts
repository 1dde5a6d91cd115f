import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { codeSentTo, sessionOf } from '../../../test/sign-in.ts';

const USERS = '/v1/public/accounts/users';
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.deps.pool.query('truncate verification_codes, outbox, rate_limits');
  await api.moveClock('0');
});

const PHONE = { phoneNo: '6888 1234', regionId: 'HK' };
const SMS = '+85268881234';
const send = (body: object, headers = {}) =>
  api.call('POST', `${USERS}/send/verification-code`, { body, headers });
const enter = (body: object, headers = {}) =>
  api.call('POST', `${USERS}/login`, { body: { ...PHONE, ...body }, headers });
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('sign-in by phone and code', () => {
  // Covers: SHP-028, ROL-004
  test('creates an account the first time and finds it the second', async () => {
    const sent = await send({ type: 'LOGIN', ...PHONE });
    expect(sent).toMatchObject({
      status: 201,
      data: { ttl: 600, resendAfter: 60, triesLeft: 3, sentTo: '+852 6•••••34' },
    });
    const first = await enter({
      verificationCode: await codeSentTo(api, SMS),
      challengeId: sent.data.challengeId,
    });
    expect(first).toMatchObject({ status: 201, data: { firstLogin: true } });
    await api.moveClock('2 minutes');
    const again = await send({ type: 'LOGIN', ...PHONE });
    const second = await enter({
      verificationCode: await codeSentTo(api, SMS),
      challengeId: again.data.challengeId,
    });
    expect(second).toMatchObject({
      status: 201,
      data: { firstLogin: false, user: { userId: sessionOf(first).userId } },
    });
  });
  test.each([
    [{ phoneNo: '21234567', regionId: 'HK' }, 'body.phoneNo'],
    [{ phoneNo: '61234567', regionId: 'ZZ' }, 'body.regionId'],
    [{ phoneNo: '12800138000', regionId: 'CN' }, 'body.phoneNo'],
    [{}, 'body.email'],
  ])('refuses %j', async (identity, field) => {
    const answer = await send({ type: 'LOGIN', ...identity });
    expect([answer.status, answer.code, answer.data.fields[0].field]).toEqual([
      400,
      '10102',
      field,
    ]);
  });
});

// Covers: ERR-053
test('a number without an account is told only to whoever proved it', async () => {
  const stranger = { phoneNo: '69990000', regionId: 'HK' };
  const { data } = await send({ type: 'RESET_PASSWORD', ...stranger });
  const body = {
    type: 'RESET_PASSWORD',
    ...stranger,
    challengeId: data.challengeId,
    verificationCode: await codeSentTo(api, '+85269990000'),
  };
  expect(await api.call('POST', `${USERS}/ticket`, { body })).toMatchObject({
    status: 400,
    code: '30006',
    data: { en_US: 'Mobile number is not registered' },
  });
});

describe('the code of a registration', () => {
  const email = 'early@example.com';
  const check = (body: object) => api.call('POST', `${USERS}/check/verification-code`, { body });

  test('is checked before anything else is asked, and stays good', async () => {
    const { data } = await send({ type: 'REGISTER', email });
    const verificationCode = await codeSentTo(api, email);
    const body = { type: 'REGISTER', email, challengeId: data.challengeId, verificationCode };
    expect(await check({ ...body, verificationCode: wrong(verificationCode) })).toMatchObject({
      status: 400,
      code: '30036',
      data: { triesLeft: 2 },
    });
    expect(await check(body)).toMatchObject({ data: { status: true } });
    const joined = await api.call('POST', `${USERS}/register`, {
      body: { ...body, password: 'Corner_2026' },
    });
    expect(joined.status).toBe(201);
    await api.moveClock('2 minutes');
    const again = await send({ type: 'REGISTER', email });
    expect(
      await check({
        ...body,
        challengeId: again.data.challengeId,
        verificationCode: await codeSentTo(api, email),
      }),
    ).toMatchObject({ status: 400, code: '30007' });
    expect(await check({ ...body, type: 'LINK_EMAIL' })).toMatchObject({ code: '10102' });
  });
});

describe('a code', () => {
  // Covers: ACC-062
  test('is used once', async () => {
    const { data } = await send({ type: 'LOGIN', ...PHONE });
    const body = { verificationCode: await codeSentTo(api, SMS), challengeId: data.challengeId };
    expect(await enter(body)).toMatchObject({ status: 201 });
    expect(await enter(body)).toMatchObject({ status: 400, code: '30034' });
  });
  test('is not spoilt by a stranger who asks for another', async () => {
    const mine = { 'x-visitor-id': 'visitor-owner' };
    const { data } = await send({ type: 'LOGIN', ...PHONE }, mine);
    const body = { verificationCode: await codeSentTo(api, SMS), challengeId: data.challengeId };
    await api.deps.pool.query(
      "update verification_codes set created_at = created_at - interval '2 minutes'",
    );
    const other = await send({ type: 'LOGIN', ...PHONE }, { 'x-visitor-id': 'visitor-other' });
    expect(other.status).toBe(201);
    expect(await enter(body, mine)).toMatchObject({ status: 201 });
  });
  // Covers: ACC-060
  test('lives ten minutes', async () => {
    const { data } = await send({ type: 'LOGIN', ...PHONE });
    const body = { verificationCode: await codeSentTo(api, SMS), challengeId: data.challengeId };
    await api.moveClock('601 seconds');
    expect(await enter(body)).toMatchObject({ status: 400, code: '30034' });
  });
  // Covers: ERR-051, ERR-072, ACC-061
  test('is dead after three wrong tries, the right one included', async () => {
    const { data } = await send({ type: 'LOGIN', ...PHONE });
    const code = await codeSentTo(api, SMS);
    for (let tries = 0; tries < 3; tries += 1)
      expect(
        await enter({ verificationCode: wrong(code), challengeId: data.challengeId }),
      ).toMatchObject({ status: 400, code: '30004', data: { triesLeft: 2 - tries } });
    expect(await enter({ verificationCode: code, challengeId: data.challengeId })).toMatchObject({
      status: 400,
      code: '30034',
    });
  });
  test('guessed at from many sides at once gets three tries, not more', async () => {
    const { data } = await send({ type: 'LOGIN', ...PHONE });
    const code = await codeSentTo(api, SMS);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        enter({ verificationCode: wrong(code), challengeId: data.challengeId }),
      ),
    );
    expect(answers.filter((answer) => answer.code === '30004')).toHaveLength(3);
    expect(answers.filter((answer) => answer.code === '30034')).toHaveLength(17);
  });
  // Covers: ACC-059
  test('is void in another browser, for another number or another purpose', async () => {
    const { challengeId } = (
      await send({ type: 'LOGIN', ...PHONE }, { 'x-visitor-id': 'visitor-one' })
    ).data;
    const verificationCode = await codeSentTo(api, SMS);
    const mine = { verificationCode, challengeId };
    expect(await enter({ verificationCode })).toMatchObject({ code: '10102' });
    const guessed = await enter({ verificationCode, challengeId: 'guess' });
    expect([guessed.code, guessed.data.triesLeft]).toEqual(['30004', undefined]);
    expect(await enter(mine, { 'x-visitor-id': 'visitor-two' })).toMatchObject({ code: '30004' });
    expect(await enter({ ...mine, phoneNo: '68881235' })).toMatchObject({ code: '30004' });
    expect(
      await api.call('POST', `${USERS}/ticket`, {
        body: { type: 'RESET_PASSWORD', ...PHONE, ...mine },
      }),
    ).toMatchObject({ code: '30004' });
    expect(await enter(mine, { 'x-visitor-id': 'visitor-one' })).toMatchObject({ status: 201 });
  });
});

describe('another code', () => {
  test('is replaced by the next one', async () => {
    const first = (await send({ type: 'LOGIN', ...PHONE })).data.challengeId;
    const verificationCode = await codeSentTo(api, SMS);
    await api.moveClock('61 seconds');
    await send({ type: 'LOGIN', ...PHONE });
    expect(await enter({ verificationCode, challengeId: first })).toMatchObject({ code: '30034' });
  });
  // Covers: ACC-003, ERR-023, CON-013, ACC-063
  test('can be sent again after 60 seconds, and ten times a day', async () => {
    expect(await send({ type: 'LOGIN', ...PHONE })).toMatchObject({ status: 201 });
    const early = await send({ type: 'LOGIN', ...PHONE });
    expect([early.status, early.code]).toEqual([429, '10429']);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(50);
    for (let minute = 1; minute < 10; minute += 1) {
      await api.moveClock(`${minute * 61} seconds`);
      expect(await send({ type: 'LOGIN', ...PHONE })).toMatchObject({ status: 201 });
    }
    await api.moveClock('12 minutes');
    const eleventh = await send({ type: 'LOGIN', ...PHONE });
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(80_000);
    await api.moveClock('25 hours');
    expect(await send({ type: 'LOGIN', ...PHONE })).toMatchObject({ status: 201 });
  });
  test('asked for ten times at once is sent once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send({ type: 'LOGIN', ...PHONE })),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  });
  test('is not kept in the clear', async () => {
    await send({ type: 'LOGIN', ...PHONE });
    const code = await codeSentTo(api, SMS);
    const { rows } = await api.deps.pool.query('select * from verification_codes');
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
  });
  // Covers: ACC-009
  test('tells its browser how long it lives', async () => {
    const { data } = await send({ type: 'LOGIN', ...PHONE });
    await api.moveClock('30 seconds');
    const ttl = (challengeId: string) =>
      api.call(
        'GET',
        `/v1/public/accounts/verification-code-ttl?type=LOGIN&challengeId=${challengeId}`,
      );
    const mine = await ttl(data.challengeId);
    expect(mine.data.ttl).toBeGreaterThan(560);
    expect(mine.data.resendAfter).toBeLessThanOrEqual(30);
    expect(mine.data.triesLeft).toBe(3);
    await enter({
      verificationCode: wrong(await codeSentTo(api, SMS)),
      challengeId: data.challengeId,
    });
    expect((await ttl(data.challengeId)).data.triesLeft).toBe(2);
    expect((await ttl('another')).data).toEqual({ ttl: 0, resendAfter: 0, triesLeft: 0 });
  });
});
