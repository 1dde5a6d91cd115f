import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { environments } from './environments.ts';
import { portsFrom } from './ports.ts';
import { readSecrets } from './secrets.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tapnook-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secrets = readSecrets(folder, () => undefined);
const all = environments({
  ports: portsFrom(3000),
  folder,
  databaseUrl: 'postgres://a/b',
  releaseDatabaseUrl: 'postgres://a/c',
  secrets,
  production: false,
  host: '127.0.0.1',
});
/** Which processes are given a value, and under which names. */
const holdersOf = (value: string): readonly string[] =>
  Object.entries(all).flatMap(([process, variables]) =>
    Object.entries(variables)
      .filter(([, held]) => held === value)
      .map(([name]) => `${process} ${name}`),
  );

test('every purpose has a secret of its own', () => {
  const values = Object.values(secrets);
  expect(new Set(values).size).toBe(values.length);
});

test('each secret is given to the processes that use it, for that one purpose', () => {
  expect(
    Object.fromEntries(Object.entries(secrets).map(([name, value]) => [name, holdersOf(value)])),
  ).toEqual({
    tokenSecret: ['api TOKEN_SECRET'],
    shopperIdSecret: ['edge SHOPPER_ID_SECRET'],
    webhookSecret: ['api STRIPE_WEBHOOK_SECRET', 'sandbox STRIPE_WEBHOOK_SECRET'],
    shopDatabasePassword: [],
    registryDatabasePassword: [],
    smsKeySecret: ['api TWILIO_API_KEY_SECRET', 'sandbox TWILIO_API_KEY_SECRET'],
    smsAuthToken: ['api TWILIO_AUTH_TOKEN', 'sandbox TWILIO_AUTH_TOKEN'],
    vapidPrivateKey: ['api VAPID_PRIVATE_KEY'],
    identitySecret: [
      'api OIDC_GOOGLE_CLIENT_SECRET',
      'api OIDC_FACEBOOK_CLIENT_SECRET',
      'sandbox OIDC_CLIENT_SECRET',
    ],
    staffIdentitySecret: ['sandbox STAFF_OIDC_CLIENT_SECRET', 'release OIDC_CLIENT_SECRET'],
    applePrivateKey: ['api OIDC_APPLE_PRIVATE_KEY', 'sandbox OIDC_APPLE_PRIVATE_KEY'],
    passKey: ['api APPLE_PASS_KEY'],
    passCertificate: ['api APPLE_PASS_CERTIFICATE'],
    passAuthority: ['api APPLE_WWDR_CERTIFICATE', 'sandbox APPLE_WWDR_CERTIFICATE'],
    googleWalletKey: ['api GOOGLE_WALLET_PRIVATE_KEY'],
    adminPassword: ['api ADMIN_PASSWORD'],
  });
});

test('the sandbox is given nothing that signs for the shop', () => {
  const own = new Set([
    secrets.tokenSecret,
    secrets.shopperIdSecret,
    secrets.vapidPrivateKey,
    secrets.passKey,
    secrets.googleWalletKey,
  ]);
  expect(Object.values(all.sandbox).filter((value) => own.has(value))).toEqual([]);
});
