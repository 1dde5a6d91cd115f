import type { TestApp, Reply } from './app.ts';

/** Headers of somebody signed in. */
export interface Session {
  readonly headers: { readonly authorization: string };
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly userId: string;
}

export const sessionOf = ({ data }: Reply): Session => ({
  headers: { authorization: `Bearer ${data.accessToken}` },
  accessToken: data.accessToken,
  refreshToken: data.refreshToken,
  userId: data.user.userId,
});

/** Signs a demo account in by its password. */
export const signIn = async (
  api: TestApp,
  email = 'demo@tapnook.example',
  password = 'Corner_2026',
): Promise<Session> =>
  sessionOf(
    await api.call('POST', '/v1/public/accounts/users/login', { body: { email, password } }),
  );

/** The code of the latest message to an address or number; empty when there is none. */
export const codeSentTo = async (api: TestApp, recipient: string): Promise<string> => {
  const { rows } = await api.deps.pool.query<{ text: string }>(
    "select payload->>'text' as text from outbox where recipient = $1 order by id desc limit 1",
    [recipient],
  );
  return /(?<!\d)\d{6}(?!\d)/.exec(rows[0]?.text ?? '')?.[0] ?? '';
};

/** Registers a new account by e-mail and its code. */
export const register = async (
  api: TestApp,
  email: string,
  password = 'Corner_2026',
): Promise<Session> => {
  const sent = await api.call('POST', '/v1/public/accounts/users/send/verification-code', {
    body: { type: 'REGISTER', email },
  });
  const body = {
    email,
    password,
    verificationCode: await codeSentTo(api, email),
    challengeId: sent.data.challengeId,
  };
  return sessionOf(await api.call('POST', '/v1/public/accounts/users/register', { body }));
};
