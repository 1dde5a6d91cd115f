import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makePassCertificates, makeServiceAccountKey } from '@tapnook/stack/pass-certificates';
import { APPLE_TEAM } from '../../test/apple-team.ts';
import { useSandboxShop } from '../../test/sandbox-shop.ts';
import { sendGridKeys } from '../../test/send-grid.ts';
import { TWILIO } from '../../test/twilio.ts';
import { VONAGE } from '../../test/vonage.ts';
import { APPLE_PASSES, GOOGLE_PASSES } from '../../test/wallets.ts';
import { readEnv } from '../env.ts';
import { WEBHOOK_EVENTS } from '../modules/payments/webhook-events.tables.ts';
import { checkProviders } from './providers.ts';
import { checkStripe } from './stripe-check.ts';

const shop = useSandboxShop();
let settings: Record<string, string> = {};
beforeAll(() => {
  const { origin, smtpPort } = shop.sandbox;
  settings = {
    DATABASE_URL: 'postgres://a/b',
    TOKEN_SECRET: 't'.repeat(32),
    PUBLIC_ORIGIN: shop.edge.origin,
    STRIPE_API_ORIGIN: origin,
    SMTP_URL: `smtp://localhost:${smtpPort}`,
    ...TWILIO,
    SMS_API_ORIGIN: origin,
    MAIL_EVENTS_PUBLIC_KEY: sendGridKeys().publicKey,
    VAPID_PRIVATE_KEY: `${'A'.repeat(42)}E`,
    ...Object.fromEntries(
      ['google', 'apple', 'facebook'].flatMap((name) => [
        [`OIDC_${name.toUpperCase()}_ISSUER`, `${origin}/identity/${name}`],
        [`OIDC_${name.toUpperCase()}_CLIENT_ID`, 'tapnook'],
        [`OIDC_${name.toUpperCase()}_CLIENT_SECRET`, 'identity_sandbox'],
      ]),
    ),
    ...APPLE_TEAM,
    ...APPLE_PASSES,
    ...GOOGLE_PASSES,
    GOOGLE_WALLET_ORIGIN: origin,
  };
});

const wrong = async (more: Record<string, string> = {}): Promise<string[]> =>
  (await checkProviders(readEnv({ ...settings, ...more })))
    .filter(({ result }) => result === 'failed')
    .map(({ provider, what, detail }) => `${provider}: ${what} ${detail}`);

describe('the check of providers', () => {
  test('finds nothing wrong with a shop that is set up, and says what to register', async () => {
    const checks = await checkProviders(readEnv(settings));
    expect(checks.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(checks.filter(({ result }) => result === 'ok').length).toBe(19);
    expect(
      checks.find(({ provider, result }) => provider === 'apple' && result === 'manual'),
    ).toEqual({
      provider: 'apple',
      what: 'callback addresses',
      result: 'manual',
      detail: expect.stringContaining(`${shop.edge.origin}/zh-HK/login/callback/apple`),
    });
  });

  test.each([
    [
      'a key that is not taken',
      { STRIPE_SECRET_KEY: 'sk_of_another' },
      /^stripe: secret key .*Key/,
    ],
    [
      'a publishable key that Stripe does not know',
      { STRIPE_PUBLISHABLE_KEY: 'pk_of_another' },
      /^stripe: publishable key .*Key/,
    ],
    [
      'a secret key that browsers would get',
      { STRIPE_PUBLISHABLE_KEY: 'sk_sandbox' },
      /^stripe: publishable key opens/,
    ],
    [
      'an address that no webhook is for',
      { PUBLIC_ORIGIN: 'http://127.0.0.1:9' },
      new RegExp(
        '^stripe: webhook no webhook for http://127.0.0.1:9/api/v1/gateway/webhook; ' +
          'there are: http',
      ),
    ],
    [
      'an address that leads past the shop',
      { PUBLIC_ORIGIN: 'http://127.0.0.1:9' },
      /^stripe: webhook address /,
    ],
    [
      'a secret of another client',
      { OIDC_APPLE_KEY_ID: 'another' },
      /^apple: client id and secret .*invalid_client/,
    ],
    [
      'a secret that Google does not know',
      { OIDC_GOOGLE_CLIENT_SECRET: 'of-another-app' },
      /^google: client id and secret .*invalid_client/,
    ],
    [
      'a secret that Facebook does not know',
      { OIDC_FACEBOOK_CLIENT_SECRET: 'of-another-app' },
      /^facebook: client id and secret .*invalid_client/,
    ],
    [
      'a client id that Google does not know',
      { OIDC_GOOGLE_CLIENT_ID: 'another-shop' },
      /^google: client id and secret .*invalid_client/,
    ],
    [
      'a team that has not this Apple key',
      { OIDC_APPLE_TEAM_ID: 'ANOTHER123' },
      /^apple: client id and secret .*invalid_client/,
    ],
    [
      'a key that Apple has not registered',
      {
        OIDC_APPLE_PRIVATE_KEY: generateKeyPairSync('ec', {
          namedCurve: 'P-256',
          publicKeyEncoding: { type: 'spki', format: 'pem' },
          privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
        }).privateKey,
      },
      /^apple: client id and secret .*invalid_client/,
    ],
    [
      'an Apple key that is none',
      { OIDC_APPLE_PRIVATE_KEY: 'no key at all' },
      /^apple: signing key /,
    ],
    [
      'an SMS account of somebody else',
      { TWILIO_ACCOUNT_SID: `AC${'9'.repeat(32)}` },
      /^sms: twilio /,
    ],
    [
      'an SMS key of another account',
      { TWILIO_API_KEY: `SK${'9'.repeat(32)}` },
      /^sms: twilio .*401 20003/,
    ],
    ['an issuer that is away', { OIDC_GOOGLE_ISSUER: 'http://127.0.0.1:9' }, /^google: issuer /],
    ['a mail server that is away', { SMTP_URL: 'smtp://127.0.0.1:9' }, /^mail: server /],
    ['an SMS gateway that is away', { SMS_API_ORIGIN: 'http://127.0.0.1:9' }, /^sms: twilio /],
    [
      'a key that the SMS gateway does not take',
      { TWILIO_API_KEY_SECRET: 'secret-of-another-key' },
      /^sms: twilio .*401 20003/,
    ],
    ['a push key that is none', { VAPID_PRIVATE_KEY: 'A'.repeat(43) }, /^push: key /],
    [
      'a certificate for another identifier',
      { APPLE_PASS_TYPE_ID: 'pass.other' },
      /^apple wallet: certificate is for pass\.example/,
    ],
    [
      'an authority that issued no such certificate',
      { APPLE_WWDR_CERTIFICATE: makePassCertificates('pass.x', 'T').passAuthority },
      /^apple wallet: certificate APPLE_WWDR/,
    ],
    [
      'a key of another certificate',
      { APPLE_PASS_KEY: makePassCertificates('pass.x', 'T').passKey },
      /^apple wallet: key is of another/,
    ],
    [
      'an issuer that does not know the account',
      { GOOGLE_WALLET_ISSUER_ID: '1234567890' },
      /^google wallet: issuer .*PERMISSION_DENIED/,
    ],
    [
      'a key that Google does not know',
      { GOOGLE_WALLET_PRIVATE_KEY: makeServiceAccountKey() },
      /^google wallet: issuer .*invalid_grant/,
    ],
    ['a key that is none', { MAIL_EVENTS_PUBLIC_KEY: 'x'.repeat(80) }, /^mail: events /],
  ])('names %s', async (_name, more, expected) => {
    expect(await wrong(more)).toContainEqual(expect.stringMatching(expected));
  });

  test('names events that the webhook did not take, once they should have arrived', async () => {
    const secret = async (now: number) =>
      (await checkStripe(readEnv(settings), now)).find(({ what }) => what === 'webhook secret');
    const switches = (webhooks: string) =>
      fetch(`${shop.sandbox.origin}/api/payments/switches`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ webhooks }),
      });
    await switches('never');
    const confirmationToken = await shop.sandbox.token('4242424242424242', { amount: 50_000 });
    await shop.pay(await shop.order(), { confirmationToken });
    await switches('once');
    expect(await secret(Date.now())).toMatchObject({ result: 'ok' });
    expect(await secret(Date.now() + 600_000)).toMatchObject({
      result: 'failed',
      detail: expect.stringMatching(/^\d+ events .* were not taken .* STRIPE_WEBHOOK_SECRET/),
    });
  });

  test('knows Vonage by its refusal, and says where its reports must come', async () => {
    const vonage = { SMS_PROVIDER: 'vonage', ...VONAGE };
    const checks = await checkProviders(readEnv({ ...settings, ...vonage }));
    expect(checks.filter(({ provider }) => provider === 'sms')).toEqual([
      expect.objectContaining({ what: 'vonage', result: 'ok' }),
      expect.objectContaining({ what: 'reports', result: 'manual' }),
    ]);
    expect(await wrong({ ...vonage, VONAGE_APPLICATION_ID: randomUUID() })).toContainEqual(
      expect.stringMatching(/^sms: vonage .*401/),
    );
  });

  test('sends nobody a message', async () => {
    const answer = await fetch(`${shop.sandbox.origin}/api/sms`);
    expect(((await answer.json()) as { messages: unknown[] }).messages).toEqual([]);
  });
});

test('the runbook of going live names the events that the check asks for', () => {
  const runbook = readFileSync(
    join(import.meta.dirname, '../../../../shared/docs/runbooks/go-live-stripe.md'),
    'utf8',
  );
  const [, webhook = ''] = /^## Webhook$([^]*?)^## /m.exec(runbook) ?? [];
  const named = [...webhook.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(WEBHOOK_EVENTS));
});
