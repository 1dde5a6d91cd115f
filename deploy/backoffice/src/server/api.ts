import { loginUser, signOut } from '@tapnook/contracts/calls';
import type { Tokens } from './cookies.ts';

/** The API's answer to a call of the server's own. */
export interface ApiAnswer {
  readonly status: number;
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly envelope: unknown;
}

const TIMEOUT_MS = 30_000;
/** The calls by which a sign-in is ended with a second factor, where the shop asks for one. */
export const SECOND_FACTOR = {
  finish: '/v1/public/accounts/users/second-factor',
  enrol: '/v1/public/accounts/users/second-factor/enrolment',
  finishEnrolment: '/v1/public/accounts/users/second-factor/enrolment/confirm',
} as const;

export interface Caller {
  readonly ip: string;
  readonly locale: string;
  readonly userAgent: string;
}
/** What every request says of who makes it, so that limits and letters are about that person. */
export const callerHeaders = ({ ip, locale, userAgent }: Caller): Record<string, string> => ({
  'x-forwarded-for': ip,
  'x-current-locale': locale,
  'user-agent': userAgent,
  platform: 'merchant_web',
  source: 'BackOffice',
});

const envelopeOf = async (response: Response) => {
  const envelope: unknown = await response.json().catch(() => null);
  const { code = '', data = {} } = (envelope ?? {}) as { code?: string; data?: unknown };
  return {
    status: response.status,
    code,
    data: (data ?? {}) as Readonly<Record<string, unknown>>,
    envelope,
  };
};

export const createApi = (origin: string) => {
  const post = async (
    path: string,
    body: object,
    caller: Caller,
    access?: string,
  ): Promise<ApiAnswer> =>
    envelopeOf(
      await fetch(`${origin}/api${path}`, {
        method: 'POST',
        headers: {
          ...callerHeaders(caller),
          'content-type': 'application/json',
          ...(access && { authorization: `Bearer ${access}` }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
  return {
    origin,
    post,
    signIn: (email: string, password: string, caller: Caller) =>
      post(loginUser.path, { email, password }, caller),
    signOut: (access: string, caller: Caller) => post(signOut.path, {}, caller, access),
  };
};
export type BackOfficeApi = ReturnType<typeof createApi>;

/** The tokens of a sign-in that succeeded. */
export const tokensIn = ({ status, data }: ApiAnswer): Tokens | undefined => {
  const { accessToken: access, refreshToken: refresh } = data;
  return status < 300 && typeof access === 'string' && typeof refresh === 'string'
    ? { access, refresh }
    : undefined;
};

/** Whose sign-in succeeded. */
export const userIdIn = ({ data }: ApiAnswer): string | undefined =>
  (data as { user?: { userId?: string } }).user?.userId;

/** Whether the account works here at all: a shopper's does not. */
export const isStaff = ({ data }: ApiAnswer): boolean => {
  const { user } = data as { user?: { role?: unknown } };
  return user?.role === 'merchant' || user?.role === 'admin';
};
