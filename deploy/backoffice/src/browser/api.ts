import type { CallRoute } from '@tapnook/contracts';
import { uploadFile } from '@tapnook/contracts/calls';
import type { CallData, CallInput } from '@tapnook/platform';
import english from './locales/en-US.json';
import chinese from './locales/zh-HK.json';

type CallIdOf<R> = R extends CallRoute<infer Id> ? Id : never;

/** Why a call did not do what it was asked to, in the reader's language. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly code: string;
  /** What is wrong with which field, by its path without `body.`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, unknown>>;
  constructor(
    code: string,
    message: string,
    fields: Readonly<Record<string, string>>,
    data: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.data = data;
  }
}

const OFFLINE = { 'en-US': english.noAnswer, 'zh-HK': chinese.noAnswer } as const;
const localeOf = (): keyof typeof OFFLINE =>
  document.documentElement.lang === 'en-US' ? 'en-US' : 'zh-HK';

interface Envelope {
  readonly code?: string;
  readonly message?: string;
  readonly data?: unknown;
}
interface WireField {
  readonly field: string;
  readonly en_US: string;
  readonly zh_HK: string;
}

const failureOf = (envelope: Envelope): CallFailure => {
  const data = (envelope.data ?? {}) as Record<string, unknown>;
  const inEnglish = localeOf() === 'en-US';
  const said = data[inEnglish ? 'en_US' : 'zh_HK'];
  const fields = (Array.isArray(data['fields']) ? data['fields'] : []) as readonly WireField[];
  return new CallFailure(
    envelope.code ?? '',
    typeof said === 'string' ? said : (envelope.message ?? ''),
    Object.fromEntries(
      fields.map(({ field, en_US, zh_HK }) => [
        field.replace(/^body\./, ''),
        inEnglish ? en_US : zh_HK,
      ]),
    ),
    data,
  );
};

const send = async (path: string, init: RequestInit): Promise<unknown> => {
  let response: Response;
  try {
    response = await fetch(path, { ...init, credentials: 'same-origin' });
  } catch {
    throw new CallFailure('offline', OFFLINE[localeOf()], {}, {});
  }
  const envelope = (await response.json().catch(() => ({}))) as Envelope;
  if (response.ok) return envelope.data;
  throw failureOf({ ...envelope, code: envelope.code ?? String(response.status) });
};

const pathOf = (route: CallRoute, input: Input): string => {
  const path = route.path.replace(/\{(\w+)\??\}/g, (_whole, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {}))
    if (value !== undefined && value !== '') search.set(key, String(value));
  return `/api${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
};
interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** Makes a call of the API as whoever is signed in. A key makes a repeated press count once. */
export const ask = async <R extends CallRoute>(
  route: R,
  input: CallInput<CallIdOf<R>>,
  key?: string,
): Promise<CallData<CallIdOf<R>>> => {
  const { body } = input as Input;
  return (await send(pathOf(route, input as Input), {
    method: route.method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })) as CallData<CallIdOf<R>>;
};

/** Whether this browser has a session here; what it may do, the API says. */
export const hasSession = async (): Promise<boolean> =>
  ((await send('/session', {})) as { signedIn?: boolean } | null)?.signedIn === true;

/** A step of signing in or out, at this page's own server. */
export const session = async (
  step: '' | '/second-factor' | '/enrolment' | '/enrolment/confirm' | '/end',
  body: object,
): Promise<Readonly<Record<string, unknown>>> =>
  ((await send(`/session${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })) ?? {}) as Readonly<Record<string, unknown>>;

/** Uploads a picture of the shop; its address. */
export const uploadPicture = async (file: File): Promise<string> => {
  const form = new FormData();
  form.set('type', 'product');
  form.set('file', file);
  const { url } = (await send(`/api${uploadFile.path}`, { method: 'POST', body: form })) as {
    url: string;
  };
  return url;
};
