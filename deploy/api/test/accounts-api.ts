import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { createTestApp, type Reply, type TestApp } from './app.ts';
import { startIdentityProvider, type IdentityProvider } from './fake-identity-provider.ts';
import { codeSentTo, signIn, type Session } from './sign-in.ts';

/** What the tests of accounts share; filled before the first test of the file runs. */
export interface AccountsApi {
  readonly api: TestApp;
  /** The demo shopper, signed in. */
  readonly demo: Session;
}

/**
 * An API of a test file's own with the demo shopper signed in. Codes and counted tries are
 * forgotten before each test.
 */
export const createAccountsApi = (): AccountsApi => {
  const bench = {} as { api: TestApp; demo: Session };
  beforeAll(async () => {
    bench.api = await createTestApp();
    bench.demo = await signIn(bench.api);
  });
  afterAll(() => bench.api.close());
  beforeEach(() => bench.api.deps.pool.query('truncate verification_codes, rate_limits'));
  return bench;
};

const PUBLIC = '/v1/public/accounts';
const ME = '/v1/client/accounts/users';

/** Google as a provider of identities, and an API that knows it. */
export interface SocialAccountsApi {
  readonly api: TestApp;
  readonly google: IdentityProvider;
  /** A call of the signed-in person's account: `post('/unlink/provider', session, body)`. */
  readonly post: (path: string, session: Session, body: object) => Promise<Reply>;
  /** Begins to sign in with Google, or to link it to the session's account. */
  readonly startGoogle: (intent?: 'login' | 'link', session?: Session) => Promise<Reply>;
  /** Asks for a code to an address, and gives it as the body of the call that needs it. */
  readonly codeFor: (
    session: Session,
    type: string,
    email: string,
  ) => Promise<{ readonly verificationCode: string; readonly challengeId: string }>;
}

/**
 * An API of a test file's own with a stand-in for Google. Codes and counted tries are forgotten
 * before each test, and the clock is right again.
 */
export const createSocialAccountsApi = (
  environment: Readonly<Record<string, string>> = {},
): SocialAccountsApi => {
  const bench = {} as { api: TestApp; google: IdentityProvider };
  beforeAll(async () => {
    bench.google = await startIdentityProvider();
    bench.api = await createTestApp({
      OIDC_GOOGLE_ISSUER: bench.google.issuer,
      OIDC_GOOGLE_CLIENT_ID: 'shop',
      OIDC_GOOGLE_CLIENT_SECRET: 'secret',
      ...environment,
    });
  });
  afterAll(async () => {
    await bench.api.close();
    await bench.google.close();
  });
  beforeEach(async () => {
    await bench.api.deps.pool.query('truncate verification_codes, rate_limits');
    await bench.api.moveClock('0');
  });
  const post: SocialAccountsApi['post'] = (path, { headers }, body) =>
    bench.api.call('POST', `${ME}${path}`, { headers, body });
  return Object.assign(bench, {
    post,
    startGoogle: (intent = 'login', session) =>
      bench.api.call('GET', `${PUBLIC}/oauth/google/start?intent=${intent}`, {
        headers: session?.headers ?? {},
      }),
    codeFor: async (session, type, email) => {
      const sent = await post('/send/verification-code', session, { type, email });
      return {
        verificationCode: await codeSentTo(bench.api, email),
        challengeId: sent.data.challengeId as string,
      };
    },
  } satisfies Omit<SocialAccountsApi, 'api' | 'google'>);
};
