import { describe, expect, test } from '@jest/globals';
import { createAccountsApi } from '../../../test/accounts-api.ts';
import { codeSentTo, register, sessionOf, signIn, type Session } from '../../../test/sign-in.ts';
import { eraseDueAccounts } from '../account-deletion/account-deletion.service.ts';
import { PERSONAL_TABLES } from '../account-deletion/personal-data.ts';

const ME = '/v1/client/accounts/users';
const bench = createAccountsApi();

const as = (
  session: Session,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
) =>
  bench.api.call(method, path, { headers: session.headers, ...(body !== undefined && { body }) });
const ENTRY = {
  firstName: 'Ka Yan',
  lastName: 'Chan',
  phone: '6123 4567',
  phoneRegionId: 'HK',
  regionId: 'HK',
  email: 'kayan@shop.example',
};

describe('the profile', () => {
  // Covers: PRD-015, ACC-014
  test('changes what is given, and nothing without a session', async () => {
    expect(await as(bench.demo, 'PATCH', ME, { firstName: '嘉欣', locale: 'zh-HK' })).toMatchObject(
      { status: 200, data: { firstName: '嘉欣', lastName: 'Chan', locale: 'zh-HK' } },
    );
    expect(await as(bench.demo, 'PATCH', ME, { firstName: 'R2D2' })).toMatchObject({
      code: '10102',
      data: {
        fields: [
          {
            field: 'body.firstName',
            en_US: 'Please fill in letters only',
            zh_HK: '請以中文或英文填寫',
          },
        ],
      },
    });
    expect(await as(bench.demo, 'PATCH', ME, { regionId: 'ZZ' })).toMatchObject({ code: '10102' });
    expect(await bench.api.call('GET', ME)).toMatchObject({ status: 401, code: '10104' });
    expect(
      await bench.api.call('GET', ME, { headers: { authorization: 'Bearer forged.token.here' } }),
    ).toMatchObject({ status: 403, code: '10105' });
  });
  test('shows only a picture of one’s own', async () => {
    await bench.api.deps.pool.query(
      `insert into files (id, user_id, type, mime_type, width, height, size, hash, content)
        values ('up-mine', 1, 'avatar', 'image/webp', 1, 1, 1, 'h', ''),
        ('up-theirs', 2, 'avatar', 'image/webp', 1, 1, 1, 'h', '')`,
    );
    expect(await as(bench.demo, 'PATCH', ME, { profileImage: '/api/media/up-mine' })).toMatchObject(
      { status: 200 },
    );
    expect(
      await as(bench.demo, 'PATCH', ME, { profileImage: '/api/media/up-theirs' }),
    ).toMatchObject({ code: '10102' });
    expect(
      await as(bench.demo, 'PATCH', ME, { profileImage: 'https://evil.example/x.png' }),
    ).toMatchObject({ code: '10102' });
  });
  // Covers: ACC-017
  test('a new address for notices must be proved', async () => {
    const email = 'elsewhere@shop.example';
    expect(
      await as(bench.demo, 'POST', `${ME}/set/notification`, { notificationEmailAddress: email }),
    ).toMatchObject({ code: '30036' });
    const sent = await as(bench.demo, 'POST', `${ME}/send/verification-code`, {
      type: 'NOTIFICATION_EMAIL',
      email,
    });
    const body = {
      notificationEmailAddress: email,
      verificationCode: await codeSentTo(bench.api, email),
      challengeId: sent.data.challengeId,
    };
    expect(await as(bench.demo, 'POST', `${ME}/set/notification`, body)).toMatchObject({
      status: 201,
      data: { notificationEmailAddress: email, email: 'demo@tapnook.example' },
    });
    expect(
      await as(bench.demo, 'POST', `${ME}/set/notification`, {
        usePhoneNotification: true,
        notificationPhoneNo: '2123',
        notificationPhoneRegionId: 'HK',
      }),
    ).toMatchObject({ code: '10102' });
  });
  // Covers: ACC-029, ACC-030
  test('remembers and forgets a push device', async () => {
    expect(
      await as(bench.demo, 'PATCH', '/v1/client/accounts/bind-player-id', { playerId: 'player-1' }),
    ).toMatchObject({ status: 200 });
    expect((await as(bench.demo, 'GET', ME)).data.playerId).toBe('player-1');
    await as(bench.demo, 'PATCH', '/v1/client/accounts/clear-player-id');
    expect((await as(bench.demo, 'GET', ME)).data.playerId).toBeNull();
  });
  // Covers: ACC-011
  test('fills the merchant contact form of a member, not of a visitor', async () => {
    expect(
      (await as(bench.demo, 'GET', '/v1/public/accounts/getContactMerchantUserInfo')).data,
    ).toMatchObject({ phone: '61234567', regionId: 'HK' });
    expect(
      (await bench.api.call('GET', '/v1/public/accounts/getContactMerchantUserInfo')).data,
    ).toEqual({ username: '', email: null, phone: null, regionId: null });
  });
  test('signs no enquiry with the end of a number where a phone account has no name', async () => {
    const phone = { phoneNo: '6777 1234', regionId: 'HK' };
    const sent = await bench.api.call('POST', '/v1/public/accounts/users/send/verification-code', {
      body: { type: 'LOGIN', ...phone },
    });
    const session = sessionOf(
      await bench.api.call('POST', '/v1/public/accounts/users/login', {
        body: {
          ...phone,
          verificationCode: await codeSentTo(bench.api, '+85267771234'),
          challengeId: sent.data.challengeId,
        },
      }),
    );
    expect(
      (await as(session, 'GET', '/v1/public/accounts/getContactMerchantUserInfo')).data,
    ).toMatchObject({ username: '', phone: '67771234' });
  });
});

describe('the address book', () => {
  // Covers: PRD-015, SHP-031, ACC-024, ACC-037, ACC-038, ACC-039
  test('is written, changed and emptied by its owner alone', async () => {
    const added = await as(bench.demo, 'POST', `${ME}/address-book`, ENTRY);
    expect(added).toMatchObject({
      status: 201,
      data: { phone: '61234567', useNotification: false, address: '' },
    });
    const path = `${ME}/address-book/${added.data.id}`;
    expect(await as(bench.demo, 'PATCH', path, { address: '12 Shanghai Street' })).toMatchObject({
      status: 200,
      data: { address: '12 Shanghai Street', firstName: 'Ka Yan' },
    });
    expect(await as(bench.demo, 'PATCH', path, { phoneRegionId: 'CN' })).toMatchObject({
      code: '10102',
      data: { fields: [{ field: 'body.phone' }] },
    });
    const other = await signIn(bench.api, 'siuyin@tapnook.example');
    expect(await as(other, 'PATCH', path, { address: 'mine now' })).toMatchObject({
      status: 404,
      code: '10405',
    });
    expect(await as(other, 'DELETE', path)).toMatchObject({ status: 404, code: '10405' });
    expect((await as(other, 'GET', `${ME}/address-book`)).data).toEqual([]);
    expect(await as(bench.demo, 'DELETE', path)).toMatchObject({ status: 200 });
    expect(await as(bench.demo, 'DELETE', path)).toMatchObject({ status: 404 });
  });
  test('holds fifty entries', async () => {
    const user = await register(bench.api, 'collector@shop.example');
    const answers = await Promise.all(
      Array.from({ length: 55 }, () => as(user, 'POST', `${ME}/address-book`, ENTRY)),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(50);
    expect(answers.filter((answer) => answer.code === '80001')).toHaveLength(5);
  });
});

describe('devices', () => {
  // Covers: ACC-043, ACC-044, ACC-045, CAL-022
  test('are listed, removed one by one, and all at once', async () => {
    const here = await register(bench.api, 'devices@shop.example');
    const there = await signIn(bench.api, 'devices@shop.example');
    await signIn(bench.api, 'devices@shop.example');
    const { data } = await as(here, 'GET', `${ME}/devices`);
    expect(data).toHaveLength(3);
    expect(data.filter((device: { current: boolean }) => device.current)).toHaveLength(1);
    const stranger = await as(bench.demo, 'DELETE', `${ME}/devices/${data[0].id}`);
    expect(stranger).toMatchObject({ status: 404, code: '10405' });
    const thereId = (await as(there, 'GET', `${ME}/devices`)).data.find(
      (device: { current: boolean }) => device.current,
    ).id;
    expect(await as(here, 'DELETE', `${ME}/devices/${thereId}`)).toMatchObject({ status: 200 });
    expect(await as(there, 'GET', ME)).toMatchObject({ status: 401 });
    expect(await as(here, 'POST', `${ME}/sign-out-everywhere`)).toMatchObject({
      data: { ended: 1 },
    });
    expect(await as(here, 'GET', ME)).toMatchObject({ status: 200 });
  });
  test('their list gives away nothing that opens a session', async () => {
    const { rows } = await bench.api.deps.pool.query<{ id: string }>(
      'select id from sessions where user_id = 1',
    );
    const listed = JSON.stringify((await as(bench.demo, 'GET', `${ME}/devices`)).body);
    for (const { id } of rows) expect(listed).not.toContain(id);
  });
});

describe('notices', () => {
  // Covers: ACC-046, ACC-047
  test('are counted, paged and read', async () => {
    const first = await as(bench.demo, 'GET', `${ME}/notifications?pageSize=2`);
    expect(first.data.items).toHaveLength(2);
    const read = await as(bench.demo, 'PATCH', `${ME}/notifications`, {
      ids: [first.data.items[0].id],
    });
    expect(read.data.unread).toBe(first.data.unread - 1);
    expect((await as(bench.demo, 'PATCH', `${ME}/notifications`, {})).data.unread).toBe(0);
  });
  // Covers: ACC-025, ACC-026
  test('the security notice goes once dismissed', async () => {
    const user = await register(bench.api, 'noticed@shop.example');
    expect((await as(user, 'GET', `${ME}/security-upgrade-notice`)).data).toEqual({
      show: true,
      reasons: ['no_phone', 'single_way_in'],
    });
    await as(user, 'DELETE', `${ME}/security-upgrade-notice`);
    expect((await as(user, 'GET', `${ME}/security-upgrade-notice`)).data.show).toBe(false);
  });
});

describe('news', () => {
  const mailLink = async (recipient: string): Promise<string> => {
    const { rows } = await bench.api.deps.pool.query<{ text: string }>(
      "select payload->>'text' as text from outbox where recipient = $1 order by id desc limit 1",
      [recipient],
    );
    return /ticket=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  };
  // Covers: ACC-006, ACC-007, ACC-008, ACC-035, ACC-036, CAL-013
  test('begin when the address confirms; a mail link reads until its button posts', async () => {
    const email = 'reader@shop.example';
    const ask = () => bench.api.call('POST', '/v1/public/accounts/subscribe', { body: { email } });
    expect(await ask()).toMatchObject({ status: 201, data: { status: true } });
    await ask();
    const { rows } = await bench.api.deps.pool.query('select 1 from outbox where recipient = $1', [
      email,
    ]);
    expect(rows).toHaveLength(1);
    const path = `/v1/public/accounts/subscribe-from-email/${await mailLink(email)}`;
    expect(await bench.api.call('GET', path)).toMatchObject({
      status: 200,
      data: { subscribed: false, email },
    });
    expect(await bench.api.call('POST', path)).toMatchObject({
      status: 201,
      data: { subscribed: true },
    });
    // Whoever has no account needs a way off the list that asks for none: it comes once, with the
    // joining.
    expect(await bench.api.call('POST', path)).toMatchObject({ data: { subscribed: true } });
    const letters = await bench.api.deps.pool.query<{ text: string }>(
      `select payload->>'text' as text from outbox where recipient = $1
        and payload->>'text' like '%mode=unsubscribe%'`,
      [email],
    );
    expect(letters.rows).toHaveLength(1);
    const ticket = await mailLink(email);
    expect(
      await bench.api.call('GET', `/v1/public/accounts/unsubscribe-from-email/${ticket}`),
    ).toMatchObject({ data: { subscribed: true } });
    expect(
      await bench.api.call('POST', `/v1/public/accounts/unsubscribe-from-email/${ticket}`),
    ).toMatchObject({ data: { subscribed: false } });
    expect(
      await bench.api.call('GET', '/v1/public/accounts/unsubscribe-from-email/guessed'),
    ).toMatchObject({ status: 404, code: '10405' });
  });
  // Covers: ACC-027, ACC-028, ACC-040
  test('are chosen by topic', async () => {
    expect(
      await as(bench.demo, 'PATCH', '/v2/client/accounts/users/subscription', {
        topics: ['coins', 'offers'],
      }),
    ).toMatchObject({ status: 200, data: { subscribed: true, topics: ['offers', 'coins'] } });
    expect(
      await as(bench.demo, 'PATCH', `${ME}/subscription`, { subscribed: false }),
    ).toMatchObject({ data: { subscribed: false } });
    expect(await as(bench.demo, 'GET', '/v2/client/accounts/users/subscription')).toMatchObject({
      status: 200,
      data: { subscribed: false, email: 'elsewhere@shop.example' },
    });
    expect(
      await as(bench.demo, 'PATCH', '/v2/client/accounts/users/subscription', {
        topics: ['gossip'],
      }),
    ).toMatchObject({ code: '10102' });
  });
});

describe('leaving', () => {
  // Covers: PRD-015, ACC-015, ACC-041, ERR-068, CON-012, ACC-076, ACC-077
  test('needs proof, waits 14 days, and can be taken back', async () => {
    const user = await register(bench.api, 'leaver@shop.example');
    const other = await signIn(bench.api, 'leaver@shop.example');
    // Having signed in just now is no proof for this.
    expect(await as(user, 'DELETE', ME, { reason: 'Bored' })).toMatchObject({ code: '30013' });
    expect(await as(user, 'DELETE', ME, { reason: 'Bored', password: 'Wrong_2026' })).toMatchObject(
      { code: '30013' },
    );
    const asked = await as(user, 'DELETE', ME, { reason: 'Bored', password: 'Corner_2026' });
    expect(asked).toMatchObject({ status: 200, data: { status: 'requested' } });
    expect(Math.round((Date.parse(asked.data.deletionAt) - Date.now()) / 86_400_000)).toBe(14);
    expect(await as(other, 'GET', ME)).toMatchObject({ status: 401 });
    expect(await as(user, 'DELETE', ME, { password: 'Corner_2026' })).toMatchObject({
      code: '80001',
    });
    const back = await signIn(bench.api, 'leaver@shop.example');
    expect(await as(back, 'POST', `${ME}/cancel-deletion`)).toMatchObject({
      status: 201,
      data: { deletionAt: null },
    });
    expect(await as(back, 'POST', `${ME}/cancel-deletion`)).toMatchObject({ code: '80001' });
    // The last word of the mailbox is that the account stays, told once.
    const { rows } = await bench.api.deps.pool.query<{ subject: string }>(
      `select payload->>'subject' as subject from outbox
        where recipient = 'leaver@shop.example' order by id desc limit 2`,
    );
    expect(rows.map(({ subject }) => /account (stays|will be deleted)/.exec(subject)?.[1])).toEqual(
      ['stays', 'will be deleted'],
    );
  });
  // Covers: STA-021, ACC-078
  test('erases everything personal after 14 days, and the address starts afresh', async () => {
    const email = 'gone@shop.example';
    const user = await register(bench.api, email);
    await as(user, 'POST', `${ME}/address-book`, { ...ENTRY, email });
    await as(user, 'DELETE', ME, { password: 'Corner_2026' });
    await bench.api.moveClock('13 days');
    await eraseDueAccounts(bench.api.deps);
    expect(
      (await bench.api.deps.pool.query('select status from users where id = $1', [user.userId]))
        .rows,
    ).toEqual([{ status: 'requested' }]);
    await bench.api.moveClock('15 days');
    await Promise.all([eraseDueAccounts(bench.api.deps), eraseDueAccounts(bench.api.deps)]);
    const kept = (
      await bench.api.deps.pool.query('select * from users where id = $1', [user.userId])
    ).rows[0];
    expect(kept).toMatchObject({
      status: 'erased',
      email: null,
      password_hash: null,
      first_name: '',
    });
    for (const { table, owner, erase } of PERSONAL_TABLES.filter(
      (each) => each.erase === 'delete',
    )) {
      expect([
        table,
        erase,
        (
          await bench.api.deps.pool.query(`select 1 from ${table} where ${owner}::text = $1`, [
            user.userId,
          ])
        ).rowCount,
      ]).toEqual([table, 'delete', 0]);
    }
    expect(
      await bench.api.call('POST', '/v1/public/accounts/users/login', {
        body: { email, password: 'Corner_2026' },
      }),
    ).toMatchObject({ code: '30005' });
    const fresh = await register(bench.api, email);
    expect(fresh.userId).not.toBe(user.userId);
    await bench.api.moveClock('0');
  });
  // Covers: ACC-042, CAL-023
  test('takes one’s data along, and no one else’s', async () => {
    const session = await signIn(bench.api);
    const { data } = await as(session, 'GET', `${ME}/export`);
    expect(data.sections.profile[0]).toMatchObject({ userId: '1' });
    expect(data.sections.address_book.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toMatch(/argon2|password_hash|up-theirs/);
  });
  // Covers: ACC-078
  test('every table that names a person is accounted for', async () => {
    const { rows } = await bench.api.deps.pool.query<{ table_name: string }>(
      `select distinct table_name from information_schema.columns where table_schema = 'public'
        and column_name = 'user_id' order by 1`,
    );
    const listed = new Set(PERSONAL_TABLES.map(({ table }) => table));
    expect(rows.map((row) => row.table_name).filter((table) => !listed.has(table))).toEqual([]);
  });
});
