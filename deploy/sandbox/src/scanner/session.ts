import type { CallContract } from '@tapnook/contracts';
import { api } from '@tapnook/contracts/api';
import type { Result } from '@tapnook/kernel';
import { err, ok } from '@tapnook/kernel';
import type { Text } from '../web/locale.ts';
import { SCANNER_TEXTS } from './scanner.texts.ts';

export interface SessionOptions {
  readonly apiOrigin: string;
  readonly email: string;
  readonly password: string;
}

export type Data<C extends CallContract> = ReturnType<C['data']['parse']>;
export type Outcome<T> = Result<T, Text>;

/** The session of one account at the marketplace API. Every outage comes back as a sentence. */
export interface Session {
  readonly call: <C extends CallContract>(
    contract: C,
    sending: Sending,
  ) => Promise<Outcome<Data<C>>>;
  /** The rows of a page. */
  readonly items: <T>(
    list: Promise<Outcome<{ readonly items: readonly T[] }>>,
  ) => Promise<Outcome<readonly T[]>>;
}

export interface Sending {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly key?: string;
  readonly token?: string;
  /** What it means here that nothing is found. */
  readonly missing?: Text;
}

const TIMEOUT = 8_000;
const NOT_FOUND = 404;

const addressOf = (
  origin: string,
  contract: CallContract,
  { params = {}, query = {} }: Sending,
): string => {
  const path = contract.route.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return `${origin}/api${path}${search && `?${search}`}`;
};

const headersOf = ({ body, key, token }: Sending): Record<string, string> => ({
  accept: 'application/json',
  'x-current-locale': 'en_gb',
  source: 'merchant-desk',
  ...(body && { 'content-type': 'application/json' }),
  ...(key && { 'idempotency-key': key }),
  ...(token && { authorization: `Bearer ${token}` }),
});

const refusalOf = (envelope: {
  readonly message?: unknown;
  readonly data?: { readonly en_US?: unknown; readonly zh_HK?: unknown } | null;
}): Text => {
  const { en_US, zh_HK } = envelope.data ?? {};
  const texts: readonly unknown[] = [en_US, envelope.message];
  const en = texts.find((text) => typeof text === 'string') ?? SCANNER_TEXTS.refused.en;
  return { en, zh: typeof zh_HK === 'string' ? zh_HK : en };
};

const send = async <C extends CallContract>(
  origin: string,
  contract: C,
  sending: Sending,
): Promise<{ readonly status: number; readonly outcome: Outcome<Data<C>> }> => {
  try {
    const answer = await fetch(addressOf(origin, contract, sending), {
      method: contract.route.method,
      headers: headersOf(sending),
      signal: AbortSignal.timeout(TIMEOUT),
      ...(sending.body && { body: JSON.stringify(sending.body) }),
    });
    const envelope = (await answer.json()) as { readonly data: never };
    if (!answer.ok)
      return {
        status: answer.status,
        outcome: err((answer.status === NOT_FOUND && sending.missing) || refusalOf(envelope)),
      };
    const read = contract.data.safeParse(envelope.data);
    return {
      status: answer.status,
      outcome: read.success ? ok(read.data as Data<C>) : err(SCANNER_TEXTS.unreadable),
    };
  } catch {
    return { status: 0, outcome: err(SCANNER_TEXTS.down) };
  }
};

const UNKNOWN_TOKEN: ReadonlySet<number> = new Set([401, 402, 403]);

export const openSession = ({ apiOrigin, email, password }: SessionOptions): Session => {
  let token: string | undefined;
  let signingIn: Promise<Outcome<string>> | undefined;

  const login = async (): Promise<Outcome<string>> => {
    const { outcome } = await send(apiOrigin, api.loginUser, { body: { email, password } });
    token = outcome.ok ? outcome.value.accessToken : undefined;
    return outcome.ok ? ok(outcome.value.accessToken) : outcome;
  };
  /** Calls that start together share one sign-in. */
  const signIn = (): Promise<Outcome<string>> => {
    signingIn ??= login().finally(() => {
      signingIn = undefined;
    });
    return signingIn;
  };

  const call = async <C extends CallContract>(
    contract: C,
    sending: Sending,
  ): Promise<Outcome<Data<C>>> => {
    const held = token === undefined ? await signIn() : ok(token);
    if (!held.ok) return held;
    const first = await send(apiOrigin, contract, { ...sending, token: held.value });
    if (!UNKNOWN_TOKEN.has(first.status)) return first.outcome;
    const fresh = await signIn();
    return fresh.ok
      ? (await send(apiOrigin, contract, { ...sending, token: fresh.value })).outcome
      : fresh;
  };

  return {
    call,
    items: async (list) => {
      const outcome = await list;
      return outcome.ok ? ok(outcome.value.items) : outcome;
    },
  };
};
