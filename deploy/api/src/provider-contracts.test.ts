import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { freePort } from '@tapnook/stack/free-port';
import { createTestApp, type TestApp } from '../test/app.ts';
import { APPLE_TEAM } from '../test/apple-team.ts';
import { approveSignIn } from '../test/provider-browser.ts';
import { startPushService, type PushService } from '../test/push-service.ts';
import { startPwnedPasswords, type PwnedPasswords } from '../test/pwned-passwords.ts';
import { startSandbox, type Sandbox } from '../test/sandbox.ts';
import { TWILIO } from '../test/twilio.ts';
import { VONAGE } from '../test/vonage.ts';
import { revokeDueTokens } from './modules/identity/provider-revocation.service.ts';
import { createDelivery } from './modules/jobs/index.ts';
import type { OutboxPayload } from './modules/jobs/jobs.tables.ts';

/*
 * Every request that the shop sends to a party outside, beside those to the payment gateway
 * (modules/payments/provider-contract.test.ts): its names as they are written down here, taken by a
 * stand-in that refuses what the real party refuses.
 */
const PUBLIC = '/v1/public/accounts';
const ORIGIN = 'https://www.tapnook.example';
let api: TestApp;
let sandbox: Sandbox;
let push: PushService;
let pwned: PwnedPasswords;
beforeAll(async () => {
  sandbox = await startSandbox(await freePort(), 'http://127.0.0.1:9', undefined, {
    SHOP_ORIGINS: ORIGIN,
  });
  push = await startPushService();
  pwned = await startPwnedPasswords([]);
  const identity = ['google', 'apple', 'facebook'].flatMap((name) => [
    [`OIDC_${name.toUpperCase()}_ISSUER`, `${sandbox.origin}/identity/${name}`],
    [`OIDC_${name.toUpperCase()}_CLIENT_ID`, 'tapnook'],
    [`OIDC_${name.toUpperCase()}_CLIENT_SECRET`, 'identity_sandbox'],
  ]);
  api = await createTestApp({
    ...Object.fromEntries(identity),
    ...APPLE_TEAM,
    ...TWILIO,
    ...VONAGE,
    ...push.settings,
    BREACHED_PASSWORDS_ORIGIN: pwned.origin,
    SMS_API_ORIGIN: sandbox.origin,
    SMTP_URL: `smtp://localhost:${sandbox.smtpPort}`,
    CRISP_IDENTITY_SECRET: 'crisp-identity-secret-of-the-sandbox',
    PUBLIC_ORIGIN: ORIGIN,
  });
});
afterAll(async () => {
  await push.stop();
  await pwned.close();
  await sandbox.stop();
  await api.close();
});

interface Sent {
  readonly call: string;
  readonly status: number;
  readonly names: readonly string[];
  readonly headers: readonly string[];
}
const browse = globalThis.fetch;
let sent: Sent[] = [];

/** Ids, and what a stack draws for itself, are not told apart. */
const shapeOf = (url: URL): string =>
  url.pathname
    .replace(/AC[0-9a-f]{32}/, ':account')
    .replace(/^\/push\/.*/, '/push/:browser')
    .replace(/^\/range\/[\dA-F]{5}$/, '/range/:prefix');
const bodyNames = (body: unknown): string[] => {
  if (body instanceof URLSearchParams) return [...body.keys()];
  if (typeof body !== 'string') return body instanceof Uint8Array ? ['<encrypted>'] : [];
  return body.startsWith('{')
    ? Object.keys(JSON.parse(body) as object)
    : [...new URLSearchParams(body).keys()];
};
/** Of no meaning for the party: every library has its own. */
const UNIMPORTANT = new Set(['accept', 'user-agent']);

beforeEach(() => {
  sent = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const answer = await browse(input, init);
    sent.push({
      call: `${init.method ?? 'GET'} ${shapeOf(url)}`,
      status: answer.status,
      names: [...url.searchParams.keys(), ...bodyNames(init.body)].toSorted(),
      headers: [...new Headers(init.headers).keys()].filter((name) => !UNIMPORTANT.has(name)),
    });
    return answer;
  };
});
afterEach(() => {
  globalThis.fetch = browse;
});

/** Signs in; the address that the browser is sent to is a request as well. */
const signIn = async (provider: string, sub: string): Promise<string> => {
  const { data: start } = await api.call('GET', `${PUBLIC}/oauth/${provider}/start`);
  const { pathname, searchParams } = new URL(start.url);
  sent.push({
    call: `browser ${pathname}`,
    status: 200,
    names: [...searchParams.keys()].toSorted(),
    headers: [],
  });
  const { code, state, iss } = await approveSignIn(start.url, sub, ORIGIN);
  const done = await api.call('POST', `${PUBLIC}/oauth/${provider}/callback`, {
    body: { flowId: start.flowId, code, state, ...(iss && { iss }) },
  });
  expect(done.status).toBe(201);
  return done.data.accessToken as string;
};

const deliver = async (
  channel: 'mail' | 'sms' | 'push',
  to: string,
  payload: OutboxPayload,
  more: object = {},
): Promise<void> => {
  const delivery = createDelivery({ ...api.deps.env, ...more });
  await delivery.send(channel, to, payload, 7).finally(() => delivery.close());
};

const OAUTH = ['client_id', 'code_challenge', 'code_challenge_method'];
const TOKEN = ['client_id', 'client_secret', 'code', 'code_verifier', 'grant_type', 'redirect_uri'];
const FORM = ['content-type'];
const row = (
  call: string,
  names: readonly string[],
  headers: readonly string[] = [],
  status = 200,
): Sent => ({ call, status, names, headers });
/** The table: what each party is sent, from its documentation, and nothing beside it. */
const TABLE = {
  google: {
    source: 'https://developers.google.com/identity/openid-connect/openid-connect',
    run: () => signIn('google', 'google-newcomer'),
    sent: [
      row('GET /identity/google/.well-known/openid-configuration', []),
      row('browser /identity/google/auth', [
        ...OAUTH,
        'nonce',
        'prompt',
        'redirect_uri',
        'response_type',
        'scope',
        'state',
      ]),
      row('GET /identity/google/.well-known/openid-configuration', []),
      row('POST /identity/google/token', TOKEN, FORM),
      row('GET /identity/google/me', [], ['authorization']),
    ],
  },
  apple: {
    source: 'https://developer.apple.com/documentation/signinwithapplerestapi',
    run: async () => {
      const token = await signIn('apple', 'apple-priya');
      await api.deps.pool.query(
        `update users set phone_region_id = 'HK', phone_code = '852', phone_no = '61119999'
          where id = (select user_id from user_providers where subject = 'apple-priya')`,
      );
      await api.call('POST', '/v1/client/accounts/users/unlink/provider', {
        headers: { authorization: `Bearer ${token}` },
        body: { type: 'apple' },
      });
      await revokeDueTokens(api.deps);
    },
    sent: [
      row('GET /identity/apple/.well-known/openid-configuration', []),
      row('browser /identity/apple/auth', [
        ...OAUTH,
        'nonce',
        'redirect_uri',
        'response_mode',
        'response_type',
        'scope',
        'state',
      ]),
      row('GET /identity/apple/.well-known/openid-configuration', []),
      row('POST /identity/apple/token', TOKEN, FORM),
      row('GET /identity/apple/.well-known/openid-configuration', []),
      row(
        'POST /identity/apple/auth/revoke',
        ['client_id', 'client_secret', 'token', 'token_type_hint'],
        FORM,
      ),
    ],
  },
  facebook: {
    source: 'https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow',
    run: () => signIn('facebook', 'facebook-elaine'),
    sent: [
      row('browser /identity/facebook/v23.0/dialog/oauth', [
        ...OAUTH,
        'redirect_uri',
        'response_type',
        'scope',
        'state',
      ]),
      row('POST /identity/facebook/v23.0/oauth/access_token', TOKEN, FORM),
      row('GET /identity/facebook/v23.0/me', ['appsecret_proof', 'fields'], ['authorization']),
    ],
  },
  twilio: {
    source: 'https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource',
    run: () => deliver('sms', '+85261234567', { text: '驗證碼 407318' }),
    sent: [
      row(
        'POST /2010-04-01/Accounts/:account/Messages.json',
        ['Body', 'From', 'StatusCallback', 'To'],
        ['authorization'],
        201,
      ),
    ],
  },
  vonage: {
    source: 'https://developer.vonage.com/en/api/messages',
    run: () => deliver('sms', '+85261234567', { text: '驗證碼' }, { SMS_PROVIDER: 'vonage' }),
    sent: [
      row(
        'POST /v1/messages',
        [
          'channel',
          'client_ref',
          'from',
          'message_type',
          'text',
          'to',
          'webhook_url',
          'webhook_version',
        ],
        ['authorization', 'content-type'],
        202,
      ),
    ],
  },
  'Pwned Passwords': {
    source: 'haveibeenpwned.com/API/v3#SearchingPwnedPasswordsByRange',
    run: () =>
      api.call('POST', `${PUBLIC}/users/reset/password`, {
        body: { ticket: 't'.repeat(43), password: 'Corner_2027' },
      }),
    sent: [row('GET /range/:prefix', [], ['add-padding'])],
  },
  push: {
    source: 'RFC 8030, 8188, 8291 and 8292',
    run: () => deliver('push', '1', { text: 'x'.repeat(3_000), target: push.target('/push/a') }),
    sent: [
      row(
        'POST /push/:browser',
        ['<encrypted>'],
        ['authorization', 'content-encoding', 'content-type', 'ttl', 'urgency'],
        201,
      ),
    ],
  },
} as const;

describe('every request to a party outside', () => {
  test.each(Object.entries(TABLE))(
    'to %s has these names, and is taken',
    async (_name, { run, sent: expected }) => {
      await run();
      expect(sent).toEqual(expected);
    },
  );
});

test('news with calendar entries pass a mail server with large providers’ rules', async () => {
  await deliver('mail', 'reader@例子.香港', {
    subject: '你的電子券已備妥，請於使用前細閱條款，多謝惠顧拾角',
    text: '你好'.repeat(2_000),
    html: `<p>${'你好'.repeat(2_000)}</p>`,
    replyTo: 'merchant@shop.example',
    calendars: [
      'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n',
      'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n',
    ],
    unsubscribe: `${ORIGIN}/api/v1/public/accounts/unsubscribe-from-email/${'t'.repeat(400)}`,
  });
  const answer = await browse(`${sandbox.origin}/api/mail`);
  const { messages } = (await answer.json()) as { messages: { to: string[] }[] };
  expect(messages.map(({ to }) => to)).toEqual([['reader@例子.香港']]);
});

test('Crisp believes the address of a member by our signature, and by no other', async () => {
  const token = await signIn('google', 'google-newcomer');
  const { data: identity } = await api.call('GET', '/v1/client/accounts/chat-identity', {
    headers: { authorization: `Bearer ${token}` },
  });
  const post = async (path: string, body: object): Promise<{ id?: string }> => {
    const answer = await browse(`${sandbox.origin}/crisp/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { id?: string };
  };
  const { id = '' } = await post('5a5a5a5a-5a5a-4a5a-8a5a-5a5a5a5a5a5a/sessions', {
    token: identity.token,
  });
  const seen = async (email: string): Promise<boolean> => {
    await post(`sessions/${id}/user`, { email, signature: identity.emailSignature });
    const page = await (await browse(`${sandbox.origin}/dashboard/chat/${id}`)).text();
    return page.includes(email) && page.includes('address verified');
  };
  expect(await seen(identity.email)).toBe(true);
  expect(await seen('somebody@mail.example')).toBe(false);
});

/** Where something leaves the API: the rows of what is called there, or the test that has them. */
const OUTWARD: Readonly<Record<string, readonly (keyof typeof TABLE)[] | string>> = {
  'identity/breached-passwords.ts': ['Pwned Passwords'],
  'identity/facebook-graph.ts': ['facebook'],
  'identity/oauth-providers.ts': ['google', 'apple'],
  'identity/oauth.service.ts': ['google', 'apple', 'facebook'],
  'identity/provider-revocation.service.ts': ['apple'],
  'jobs/message-delivery.ts': 'jobs/jobs.test.ts',
  'payments/stripe-client.ts': 'payments/provider-contract.test.ts',
  'sms/twilio.ts': ['twilio'],
  'sms/vonage.ts': ['vonage'],
  'web-push/push-gateway.ts': ['push'],
};
const CALLS_OUT = /\bfetch\(|createTransport\(|new Stripe\(|from 'openid-client'/;

test('no module calls out that the table does not name', () => {
  const modules = join(import.meta.dirname, 'modules');
  const found = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      CALLS_OUT.test(readFileSync(join(modules, file), 'utf8')),
  );
  expect(found.toSorted()).toEqual(Object.keys(OUTWARD));
});
