import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { createAccountsApi } from '../../../test/accounts-api.ts';
import { chatIdentity, type Profile } from './chat-identity.ts';

const bench = createAccountsApi();
const SECRET = 'secret-of-identity-verification';
const env = { CRISP_IDENTITY_SECRET: SECRET };
const ADDRESS = 'kayan@shop.example';
const profile = {
  userId: '7',
  notificationEmailAddress: null,
  googleEmailAddress: null,
  appleEmailAddress: null,
  facebookEmailAddress: null,
} as Profile;

describe('the proof for the chat', () => {
  test('is the HMAC-SHA256 of a proved address in hexadecimal', () => {
    const signature = createHmac('sha256', SECRET).update(ADDRESS).digest('hex');
    for (const field of [
      'notificationEmailAddress',
      'googleEmailAddress',
      'appleEmailAddress',
    ] as const)
      expect(chatIdentity(env, { ...profile, [field]: ADDRESS })).toMatchObject({
        email: ADDRESS,
        emailSignature: signature,
      });
  });

  test('vouches for no address that nobody proved', () => {
    expect(chatIdentity(env, { ...profile, facebookEmailAddress: ADDRESS })).toMatchObject({
      email: ADDRESS,
      emailSignature: null,
    });
  });

  test('names one conversation for each person, which only the secret gives away', () => {
    const { token } = chatIdentity(env, profile);
    expect(token).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
    expect(chatIdentity(env, { ...profile, googleEmailAddress: ADDRESS }).token).toBe(token);
    expect(chatIdentity(env, { ...profile, userId: '8' }).token).not.toBe(token);
    expect(chatIdentity({ CRISP_IDENTITY_SECRET: `${SECRET}2` }, profile).token).not.toBe(token);
  });

  test('is given to the signed-in shopper alone, and empty while no chat is set up', async () => {
    const path = '/v1/client/accounts/chat-identity';
    expect(await bench.api.call('GET', path)).toMatchObject({ status: 401, code: '10104' });
    expect(await bench.api.call('GET', path, { headers: bench.demo.headers })).toMatchObject({
      status: 200,
      data: { token: null, email: null, emailSignature: null },
    });
  });
});
