import type { CallRoute, Locale } from '@tapnook/contracts';
import { uploadFile } from '@tapnook/contracts/calls';
import {
  CallError,
  createHttp,
  failureOf,
  networkFailure,
  type CallData,
  type CallFailure,
  type CallInput,
} from '@tapnook/platform';

/** The language that the page was made in. */
export const pageLocale = (): Locale =>
  document.documentElement.lang === 'en-US' ? 'en-US' : 'zh-HK';

/** What is told once the API no longer knows who asks; a component of the page listens. */
const sessionEnd = new EventTarget();
/** Calls `listener` whenever a call finds that the session is over; gives what ends listening. */
export const onSessionEnd = (listener: () => void): (() => void) => {
  sessionEnd.addEventListener('end', listener);
  return () => sessionEnd.removeEventListener('end', listener);
};

/** A table to import and a picture of a slow line take longer than what shoppers ask. */
const TIMEOUT_MS = 60_000;
/** Somebody stands at the counter: after so long, no answer is an answer. */
const COUNTER_TIMEOUT_MS = 10_000;
const options = {
  base: `${window.location.origin}/api`,
  locale: pageLocale(),
  // The page's own server says `merchant_web` to the API.
  platform: 'web' as const,
  onFailure: ({ status }: CallFailure) =>
    void (status === 401 && sessionEnd.dispatchEvent(new Event('end'))),
};
const http = createHttp({ ...options, timeout: TIMEOUT_MS });
const counterHttp = createHttp({ ...options, timeout: COUNTER_TIMEOUT_MS });

/**
 * Makes a call of the API as whoever is signed in. A key makes a repeated press count once. Throws
 * {@link CallError}.
 */
export const callApi = <Id extends string>(
  route: CallRoute<Id>,
  input: CallInput<Id>,
  { key, isUrgent = false }: { readonly key?: string; readonly isUrgent?: boolean } = {},
): Promise<CallData<Id>> =>
  (isUrgent ? counterHttp : http).call(
    route,
    input,
    key === undefined ? {} : { idempotencyKey: key },
  );

/** Nobody knows what became of the call: it may have been done, and its answer lost. */
export const hasNoAnswer = ({ code, status }: CallFailure): boolean =>
  status === 0 || status >= 500 || code === 'no-status';

/** Asks the page's own server, which answers in the API's envelope. */
const callServer = async (path: string, init: RequestInit): Promise<unknown> => {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new CallError(networkFailure(path));
  }
  const envelope: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new CallError(failureOf(path, response.status, envelope));
  return (envelope as { readonly data?: unknown } | null)?.data;
};

/** Whether this browser has a session here; what it may do, the API says. */
export const hasSession = async (): Promise<boolean> =>
  ((await callServer('/session', {})) as { signedIn?: boolean } | null)?.signedIn === true;

/** A step of signing in or out, at this page's own server. */
export const session = async (
  step: '' | '/second-factor' | '/enrolment' | '/enrolment/confirm' | '/end',
  body: object,
): Promise<Readonly<Record<string, unknown>>> =>
  ((await callServer(`/session${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })) ?? {}) as Readonly<Record<string, unknown>>;

/** Uploads a picture of the shop; its address. */
export const uploadPicture = async (file: File): Promise<string> => {
  const form = new FormData();
  form.set('type', 'product');
  form.set('file', file);
  return (await http.call(uploadFile, { form })).url;
};
