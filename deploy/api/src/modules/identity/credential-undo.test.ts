import { beforeAll, describe, expect, it } from '@jest/globals';
import { createSocialAccountsApi } from '../../../test/accounts-api.ts';
import type { TestApp } from '../../../test/app.ts';
import type { IdentityProvider } from '../../../test/fake-identity-provider.ts';
import { codeSentTo, register, sessionOf, signIn, type Session } from '../../../test/sign-in.ts';

const PUBLIC = '/v1/public/accounts';
const ME = '/v1/client/accounts/users';
const PASSWORD = 'Corner_2026';
const accounts = createSocialAccountsApi();
const { post, startGoogle, codeFor } = accounts;
let api: TestApp;
let google: IdentityProvider;
beforeAll(() => void ({ api, google } = accounts));

const changeEmail = async (session: Session, email: string): Promise<void> => {
  const proof = await codeFor(session, 'LINK_EMAIL', email);
  const change = { email, ...proof, password: PASSWORD };
  expect(await post('/link/credential', session, change)).toMatchObject({ status: 201 });
};
const linkGoogle = async (session: Session, sub: string): Promise<void> => {
  const { data: flow } = await startGoogle('link', session);
  const body = { type: 'google', flowId: flow.flowId, ...google.approve(flow.url, { sub }) };
  expect(await post('/link/provider', session, body)).toMatchObject({ status: 201 });
};
const signInByGoogle = async (sub: string) => {
  const { data: flow } = await startGoogle();
  return api.call('POST', `${PUBLIC}/oauth/google/callback`, {
    body: { flowId: flow.flowId, ...google.approve(flow.url, { sub }) },
  });
};
const logIn = (email: string, password = PASSWORD) =>
  api.call('POST', `${PUBLIC}/users/login`, { body: { email, password } });
/** As the page for a forgotten password asks. */
const resetTicket = async (email: string) => {
  const sent = await api.call('POST', `${PUBLIC}/users/send/verification-code`, {
    body: { type: 'RESET_PASSWORD', email },
  });
  const proof = {
    verificationCode: await codeSentTo(api, email),
    challengeId: sent.data.challengeId as string,
  };
  return api.call('POST', `${PUBLIC}/users/ticket`, {
    body: { type: 'RESET_PASSWORD', email, ...proof },
  });
};

const textsTo = async (recipient: string): Promise<readonly string[]> =>
  (
    await api.deps.pool.query<{ text: string }>(
      "select payload->>'text' as text from outbox where recipient = $1 order by id",
      [recipient],
    )
  ).rows.map(({ text }) => text);
/** The tokens of the letters to somebody, the oldest first. */
const tokensTo = async (recipient: string): Promise<readonly string[]> =>
  (await textsTo(recipient)).flatMap(
    (text) => /\/login\/undo\/([\w-]+)/.exec(text)?.slice(1, 2) ?? [],
  );
const undo = async (token: string | undefined) =>
  (await api.call('POST', `${PUBLIC}/users/undo/credential`, { body: { token } })).data;

describe('undoing a change of the ways in', () => {
  it('gives the address back, ends every session and leads to a new password', async () => {
    const thief = await register(api, 'undo-mail@shop.example');
    await changeEmail(thief, 'undo-mail-thief@shop.example');
    const [token] = await tokensTo('undo-mail@shop.example');
    expect(await resetTicket('undo-mail@shop.example')).toMatchObject({ code: '30041' });
    expect(await undo(token)).toEqual({ outcome: 'undone', email: expect.stringMatching(/^u.*@/) });
    expect(await api.call('GET', ME, { headers: thief.headers })).toMatchObject({ code: '10104' });
    for (const email of ['undo-mail@shop.example', 'undo-mail-thief@shop.example'])
      expect(await logIn(email)).toMatchObject({ code: '30005' });
    const email = 'undo-mail@shop.example';
    await api.deps.pool.query('truncate verification_codes');
    const { data } = await resetTicket(email);
    await api.call('POST', `${PUBLIC}/users/reset/password`, {
      body: { ticket: data.ticket, password: 'Owner_2027' },
    });
    expect(sessionOf(await logIn(email, 'Owner_2027')).userId).toBe(thief.userId);
  });

  it('tells the restored address and the one that goes, in both languages', async () => {
    const thief = await register(api, 'undo-told@shop.example');
    await changeEmail(thief, 'undo-told-thief@shop.example');
    await undo((await tokensTo('undo-told@shop.example'))[0]);
    const restored = (await textsTo('undo-told@shop.example')).at(-1);
    for (const words of ['Set a new password', '設定新密碼', '/en-US/resetPassword'])
      expect(restored).toContain(words);
    const withdrawn = (await textsTo('undo-told-thief@shop.example')).at(-1);
    for (const words of ['no longer with this address', '不可再以此電郵登入'])
      expect(withdrawn).toContain(words);
  });

  it('works once, for seven days, and only for tokens of ours', async () => {
    const session = await register(api, 'undo-days@shop.example');
    await linkGoogle(session, 'g-days');
    const [first] = await tokensTo('undo-days@shop.example');
    await api.moveClock('6 days 23 hours');
    expect(await undo(first)).toMatchObject({ outcome: 'undone' });
    expect(await undo(first)).toEqual({ outcome: 'used', email: null });
    expect(await undo('nobody-made-this-token')).toEqual({ outcome: 'unknown', email: null });
    await api.moveClock('0');
    const late = await register(api, 'undo-late@shop.example');
    await linkGoogle(late, 'g-late');
    await api.moveClock('7 days 1 minute');
    const [second] = await tokensTo('undo-late@shop.example');
    expect(await undo(second)).toEqual({ outcome: 'expired', email: null });
    await api.moveClock('0');
    expect(await signInByGoogle('g-late')).toMatchObject({ data: { firstLogin: false } });
  });

  it('takes a linked provider away, so that it opens an account of its own', async () => {
    const owner = await register(api, 'undo-google@shop.example');
    await linkGoogle(owner, 'g-thief');
    await undo((await tokensTo('undo-google@shop.example'))[0]);
    expect(sessionOf(await signInByGoogle('g-thief')).userId).not.toBe(owner.userId);
  });

  it('gives a removed provider and passkey back, and takes an added passkey', async () => {
    const owner = await register(api, 'undo-removed@shop.example');
    await linkGoogle(owner, 'g-removed');
    const addPasskey = (id: string) =>
      api.deps.pool.query(
        "insert into passkeys (id, user_id, name, public_key) values ($1, $2, 'Phone', 'key')",
        [id, owner.userId],
      );
    await addPasskey('own-key');
    await api.call('DELETE', `${ME}/passkeys/own-key`, { ...owner, body: { password: PASSWORD } });
    await addPasskey('thief-key');
    await post('/unlink/provider', owner, { type: 'google', password: PASSWORD });
    const tokens = await tokensTo('undo-removed@shop.example');
    await undo(tokens[1]);
    const { rows } = await api.deps.pool.query('select id from passkeys where user_id = $1', [
      owner.userId,
    ]);
    expect(rows).toEqual([{ id: 'own-key' }]);
    expect(sessionOf(await signInByGoogle('g-removed')).userId).toBe(owner.userId);
  });

  it('of a new password forgets that password', async () => {
    const thief = await register(api, 'undo-password@shop.example');
    await post('/reset/password', thief, { currentPassword: PASSWORD, newPassword: 'Thief_2027' });
    expect(await undo((await tokensTo('undo-password@shop.example'))[0])).toMatchObject({
      outcome: 'undone',
    });
    expect(await logIn('undo-password@shop.example', 'Thief_2027')).toMatchObject({
      code: '30005',
    });
  });

  it('gives the address of notices back', async () => {
    const thief = await register(api, 'undo-notice@shop.example');
    const phone = { notificationPhoneRegionId: 'HK', notificationPhoneNo: '98765432' };
    await post('/set/notification', thief, { ...phone, password: PASSWORD });
    await undo((await tokensTo('undo-notice@shop.example'))[0]);
    const { rows } = await api.deps.pool.query(
      'select notification_phone_no as no from users where id = $1',
      [thief.userId],
    );
    expect(rows).toEqual([{ no: null }]);
  });

  it('says so when the old address opens another account by now, and changes nothing', async () => {
    const thief = await register(api, 'undo-taken@shop.example');
    await changeEmail(thief, 'undo-taken-thief@shop.example');
    await api.deps.pool.query('truncate verification_codes');
    await register(api, 'undo-taken@shop.example');
    const [token] = await tokensTo('undo-taken@shop.example');
    expect(await undo(token)).toEqual({ outcome: 'taken', email: null });
    expect(await logIn('undo-taken-thief@shop.example')).toMatchObject({ status: 201 });
  });

  it('does nothing to proofs that were taken before it, since it ends them', async () => {
    const thief = await register(api, 'undo-proof@shop.example');
    await changeEmail(thief, 'undo-proof-thief@shop.example');
    const { data } = await post('/ticket', thief, { type: 'REAUTHENTICATE', password: PASSWORD });
    await undo((await tokensTo('undo-proof@shop.example'))[0]);
    expect(
      await api.call('POST', `${PUBLIC}/users/reset/password`, {
        body: { ticket: data.ticket, password: 'Thief_2027' },
      }),
    ).toMatchObject({ code: '30034' });
  });
});

describe('the letter about a changed way in', () => {
  it.each(['en-US', 'zh-HK'] as const)(
    'has the link that undoes it in both languages, the reader’s (%s) first',
    async (locale) => {
      const email = `undo-letter-${locale.toLowerCase()}@shop.example`;
      const session = await register(api, email);
      await api.deps.pool.query('update users set locale = $1 where id = $2', [
        locale,
        session.userId,
      ]);
      await linkGoogle(session, `g-${locale}`);
      const text = (await textsTo(email)).at(-1) ?? '';
      for (const words of ['This was not me', '不是我本人', 'within 7 days', '7日內還原'])
        expect(text).toContain(words);
      const links = [...text.matchAll(/\/(en-US|zh-HK)\/login\/undo\/([\w-]{43})/g)];
      const other = locale === 'en-US' ? 'zh-HK' : 'en-US';
      expect(links.map(([, language]) => language)).toEqual([locale, other]);
      expect(links[0]?.[2]).toBe(links[1]?.[2]);
      expect(text).not.toMatch(/resetPassword/);
      const { rows } = await api.deps.pool.query('select * from credential_changes');
      expect(JSON.stringify(rows)).not.toContain(links[0]?.[2]);
    },
  );
});

describe('a thief who changes the address twice', () => {
  const steal = async (name: string) => {
    const owner = `${name}@shop.example`;
    const session = await register(api, owner);
    await changeEmail(session, `${name}-2@shop.example`);
    await linkGoogle(session, `g-${name}`);
    await changeEmail(session, `${name}-3@shop.example`);
    return { session, owner, second: `${name}-2@shop.example` };
  };

  it('cannot use the undo up: the earliest address comes back, and later letters end', async () => {
    const { session, owner, second } = await steal('twice');
    const [, later] = await tokensTo(second);
    expect(await undo(later)).toMatchObject({ outcome: 'undone' });
    expect(await undo((await tokensTo(owner))[0])).toMatchObject({ outcome: 'undone' });
    for (const token of await tokensTo(second))
      expect(await undo(token)).toMatchObject({ outcome: 'used' });
    const { rows } = await api.deps.pool.query('select email from users where id = $1', [
      session.userId,
    ]);
    expect(rows).toEqual([{ email: owner }]);
    expect(sessionOf(await signInByGoogle('g-twice')).userId).not.toBe(session.userId);
  });

  it('cannot return by a later letter when the owner came back without the first', async () => {
    const { session, owner, second } = await steal('return');
    await api.moveClock('6 days');
    const back = await signIn(api, 'return-3@shop.example');
    await changeEmail(back, owner);
    expect(await tokensTo('return-3@shop.example')).toEqual([]);
    expect((await textsTo('return-3@shop.example')).at(-1)).toContain('write to us');
    await api.moveClock('7 days');
    for (const token of await tokensTo(second))
      expect((await undo(token)).outcome).not.toBe('undone');
    expect(session.userId).toBe(back.userId);
  });
});

describe('an account without an e-mail', () => {
  const registerByPhone = async (phoneNo: string): Promise<Session> => {
    const phone = { phoneNo, regionId: 'HK' };
    const sent = await api.call('POST', `${PUBLIC}/users/send/verification-code`, {
      body: { type: 'LOGIN', ...phone },
    });
    const proof = {
      verificationCode: await codeSentTo(api, `+852${phoneNo}`),
      challengeId: sent.data.challengeId,
    };
    return sessionOf(
      await api.call('POST', `${PUBLIC}/users/login`, { body: { ...phone, ...proof } }),
    );
  };

  it('is told at its old number, and the undo gives that number back', async () => {
    const thief = await registerByPhone('61230001');
    const phone = { phoneNo: '61230002', regionId: 'HK' };
    const sent = await post('/send/verification-code', thief, { type: 'LINK_PHONE', ...phone });
    await post('/link/credential', thief, {
      ...phone,
      verificationCode: await codeSentTo(api, '+85261230002'),
      challengeId: sent.data.challengeId,
    });
    const texts = await textsTo('+85261230001');
    expect(texts.at(-1)).toMatch(/^【拾角】.*如非你本人，請於7日內還原：\S+\/zh-HK\/login\/undo\//);
    const [token] = await tokensTo('+85261230001');
    expect(await undo(token)).toEqual({ outcome: 'undone', email: null });
    expect((await textsTo('+85261230001')).at(-1)).toMatch(/was undone|已還原/);
    const { rows } = await api.deps.pool.query('select phone_no as no from users where id = $1', [
      thief.userId,
    ]);
    expect(rows).toEqual([{ no: '61230001' }]);
  });
});
