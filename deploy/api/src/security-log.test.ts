import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { writeSecurityLog, type SecurityEntry } from '@tapnook/server/security-log';
import { createTestApp, type TestApp } from '../test/app.ts';
import { register, signIn } from '../test/sign-in.ts';

let api: TestApp;
const entries: SecurityEntry[] = [];
beforeAll(async () => {
  api = await createTestApp();
  Object.assign(api.deps, { securityLog: (entry: SecurityEntry) => entries.push(entry) });
});
afterAll(() => api.close());
beforeEach(() => {
  entries.length = 0;
});

const ME = '/v1/client/accounts/users';
const LOGIN = '/v1/public/accounts/users/login';
const events = () => entries.map(({ securityEvent, call }) => `${securityEvent} ${call}`);

describe('the security log', () => {
  it('names sign-ins that succeed and that fail', async () => {
    await signIn(api);
    await api.call('POST', LOGIN, {
      body: { email: 'demo@tapnook.example', password: 'Wrong_1x' },
    });
    expect(events()).toEqual(['sign-in.succeeded loginUser', 'sign-in.failed loginUser']);
  });
  it('names step-up authentication that succeeds and that fails', async () => {
    const { headers } = await signIn(api);
    const prove = (password: string) =>
      api.call('POST', `${ME}/ticket`, { body: { type: 'REAUTHENTICATE', password }, headers });
    await prove('Wrong_1x');
    await prove('Corner_2026');
    expect(events().slice(1)).toEqual([
      'step-up.failed createClientTicket',
      'step-up.succeeded createClientTicket',
    ]);
  });
  it('names forged tokens, tokens of ended sessions and refused roles', async () => {
    const { headers } = await signIn(api);
    await api.call('GET', ME, { headers: { authorization: 'Bearer forged' } });
    await api.call('GET', '/v1/admin/coupons', { headers });
    await api.call('POST', `${ME}/sign-out`, { headers });
    await api.call('GET', ME, { headers });
    expect(events()).toEqual([
      'sign-in.succeeded loginUser',
      'token.refused getProfile',
      'role.refused listCoupons',
      'token.refused getProfile',
    ]);
  });
  it('names changed ways in with the proof that came along, and their undo', async () => {
    const { headers } = await register(api, 'log@shop.example');
    entries.length = 0;
    await api.call('POST', `${ME}/reset/password`, {
      body: { currentPassword: 'Corner_2026', newPassword: 'Corner_2027' },
      headers,
    });
    await api.call('POST', `${ME}/sign-out-everywhere`, { body: {}, headers });
    const undo = (token: string) =>
      api.call('POST', '/v1/public/accounts/users/undo/credential', { body: { token } });
    await undo('made-up');
    const { rows } = await api.deps.pool.query<{ text: string }>(
      `select payload->>'text' as text from outbox where recipient = 'log@shop.example'
        order by id desc limit 1`,
    );
    await undo(/undo\/([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '');
    expect(events()).toEqual([
      'step-up.succeeded changePassword',
      'credential.changed changePassword',
      'sessions.ended signOutEverywhere',
      'code.refused undoCredentialChange',
      'credential.undone undoCredentialChange',
    ]);
  });
  it('names who signed in', async () => {
    await signIn(api);
    expect(entries.map(({ userId }) => userId)).toEqual(['1']);
  });
  it('says nothing of a caller without a token', async () => {
    await api.call('GET', ME);
    expect(entries).toEqual([]);
  });
  it('names limits that were reached', async () => {
    await api.deps.pool.query(
      `insert into rate_limits (key, count, started_at)
        values ('call:loginUser:ip:127.0.0.1', 1000, now()) on conflict (key) do update
        set count = 1000, started_at = now()`,
    );
    await api.call('POST', LOGIN, { body: { email: 'demo@tapnook.example', password: 'x' } });
    await api.deps.pool.query('truncate rate_limits');
    expect(events()).toEqual(['limit.reached loginUser']);
  });
  it('holds no address, e-mail, password or token', async () => {
    const session = await signIn(api);
    await api.call('POST', LOGIN, {
      body: { email: 'demo@tapnook.example', password: 'Wrong_1x' },
    });
    const lines: string[] = [];
    entries.forEach(writeSecurityLog((line) => lines.push(line)));
    expect(lines.join('')).not.toMatch(/127\.0\.0\.1|demo@|Wrong_1x|Corner_2026/);
    expect(lines.join('')).not.toContain(session.accessToken);
    expect(Object.keys(JSON.parse(lines[0] ?? '{}'))).toEqual([
      'level',
      'time',
      'securityEvent',
      'call',
      'code',
      'userId',
      'network',
      'msg',
    ]);
  });
});
