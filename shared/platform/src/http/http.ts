import type { CallRoute, Locale } from '@tapnook/contracts';
import { randomId } from '../browser-capabilities.ts';
import {
  CallError,
  canceledFailure,
  failureOf,
  networkFailure,
  noStatusFailure,
} from './call-error.ts';
import type { CallData, CallExtra, CallInput } from './call-types.ts';
import { callPath, checkRequired, type RawInput } from './call-url.ts';

export interface HttpOptions {
  /** Address of the API with its `/api` prefix and no slash at the end. */
  readonly base: string;
  readonly locale: Locale;
  /** `web` or `mobile_web` (part 1, section 6). */
  readonly platform: 'web' | 'mobile_web';
  readonly visitorId?: () => string | undefined;
  /** The `traceparent` of a call, where its page's trace is kept. */
  readonly traceparent?: () => string | undefined;
  readonly fetch?: typeof fetch;
  /**
   * Told of every failure that the caller did not claim with `handledErrorCodes`; the shell decides
   * what the person sees.
   */
  readonly onFailure?: (error: CallError) => void;
  /**
   * Counts who signed in here: a call that failed for somebody before is nobody's affair any more,
   * and is not told.
   */
  readonly signIns?: () => number;
  /** Told how long each call took, for telemetry. */
  readonly onTiming?: (call: string, milliseconds: number, status: number) => void;
  /** Milliseconds before an unanswered call counts as failed. */
  readonly timeout?: number;
}

export interface CallSettings {
  readonly signal?: AbortSignal;
  /** Codes that the screen reacts to itself, or `all`. */
  readonly handledErrorCodes?: 'all' | readonly string[];
  /**
   * The same key makes a repeated mutation happen once; a fresh one is made when it is left out.
   */
  readonly idempotencyKey?: string;
  /**
   * Set for what only reads, whatever its verb: it carries no key, so that no answer of before is
   * given again.
   */
  readonly reads?: boolean;
  /** Told what share of a form, 0 to 1, has been sent. */
  readonly onUploadProgress?: (share: number) => void;
}

/** An envelope of part 2, section 3, with its typed data and any further keys. */
export type Answer<Id extends string> = { readonly data: CallData<Id> } & CallExtra<Id>;

export interface Http {
  /**
   * Makes a call and gives its `data`. Throws {@link CallError}, or MissingParameterError before
   * anything is sent.
   */
  call<Id extends string>(
    route: CallRoute<Id>,
    input?: CallInput<Id>,
    settings?: CallSettings,
  ): Promise<CallData<Id>>;
  /**
   * The same with the whole envelope, for lists that carry `totalCount` and the like beside `data`.
   */
  answer<Id extends string>(
    route: CallRoute<Id>,
    input?: CallInput<Id>,
    settings?: CallSettings,
  ): Promise<Answer<Id>>;
}

interface InFlight {
  readonly controller: AbortController;
  readonly idempotencyKey: string;
}

const lazily = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    // A client that could not be loaded may be asked for again.
    made.catch(() => (made = undefined));
    return made;
  };
};

/**
 * A form may be large and the line slow: it gets longer than other calls, and may tell how far it
 * is.
 */
const UPLOAD_TIMEOUT = 120_000;
const uploadOptions = async (
  form: FormData,
  { onUploadProgress }: CallSettings,
  ownFetch: boolean,
) => ({
  body: form,
  timeout: UPLOAD_TIMEOUT,
  ...(onUploadProgress && !ownFetch
    ? { fetch: (await import('./upload-fetch.ts')).uploadFetch(form, onUploadProgress) }
    : {}),
});

/**
 * Lets the answer to a press be drawn before the call that it needs is put together; where a
 * browser cannot wait for that, nothing waits.
 */
const afterDrawing = (): Promise<void> | undefined =>
  (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler?.yield?.();

const isMutation = (route: CallRoute): boolean => route.method !== 'GET' && route.auth !== 'public';

const sharedHeaders = (
  route: CallRoute,
  options: HttpOptions,
  idempotencyKey: string | undefined,
): Record<string, string> => {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'cache-control': 'no-cache',
    source: 'Web',
    platform: options.platform,
    'x-current-locale': options.locale,
  };
  if (route.auth !== 'public') headers['x-auth-schema'] = 'Bearer';
  const visitor = options.visitorId?.();
  if (visitor && route.auth === 'visitor') headers['x-visitor-id'] = visitor;
  const traceparent = options.traceparent?.();
  if (traceparent) headers['traceparent'] = traceparent;
  if (idempotencyKey && isMutation(route)) headers['idempotency-key'] = idempotencyKey;
  return headers;
};

const claimed = (error: CallError, handledErrorCodes: CallSettings['handledErrorCodes']): boolean =>
  handledErrorCodes === 'all' ||
  (handledErrorCodes?.includes(error.code) ?? false) ||
  error.code === 'canceled';

/** The only HTTP client (part 2, section 7, shared headers and conventions). */
export const createHttp = (options: HttpOptions): Http => {
  const inFlight = new Map<string, InFlight>();
  // A page that the server rendered whole makes no call at first: the client comes with the first
  // one.
  const client = lazily(async () => {
    const { default: ky } = await import('ky');
    return ky.create({
      timeout: options.timeout ?? 20_000,
      retry: 0,
      credentials: 'same-origin',
      throwHttpErrors: false,
      ...(options.fetch ? { fetch: options.fetch } : {}),
    });
  });

  const send = async (
    route: CallRoute,
    input: RawInput,
    settings: CallSettings,
  ): Promise<unknown> => {
    checkRequired(route, input);
    const path = callPath(route, input);
    // Two uploads are never identical: what a form holds cannot be compared.
    const identity = input.form
      ? randomId()
      : `${route.method} ${path} ${JSON.stringify(input.body ?? null)}`;
    const earlier = inFlight.get(identity);
    // An identical call takes over from the one in flight, with its key, so that a mutation still
    // happens once.
    const idempotencyKey = settings.idempotencyKey ?? earlier?.idempotencyKey ?? randomId();
    earlier?.controller.abort();
    const controller = new AbortController();
    inFlight.set(identity, { controller, idempotencyKey });
    const signal = settings.signal
      ? AbortSignal.any([controller.signal, settings.signal])
      : controller.signal;
    const started = performance.now();
    try {
      if (settings.reads) await afterDrawing();
      const response = await (
        await client()
      )(options.base + path, {
        method: route.method,
        headers: sharedHeaders(route, options, settings.reads ? undefined : idempotencyKey),
        signal,
        ...(input.form
          ? await uploadOptions(input.form, settings, options.fetch !== undefined)
          : input.body === undefined
            ? {}
            : { json: input.body }),
      });
      options.onTiming?.(route.id, performance.now() - started, response.status);
      if (!response.status) throw new CallError(noStatusFailure(route.id));
      if (response.status === 204) return {};
      const body: unknown = await response.json().catch(() => null);
      // What was canceled in the middle of its body is no answer.
      if (signal.aborted) throw new CallError(canceledFailure(route.id));
      if ([200, 201, 202].includes(response.status)) return body;
      throw new CallError(failureOf(route.id, response.status, body));
    } catch (error) {
      if (error instanceof CallError) throw error;
      if (signal.aborted) throw new CallError(canceledFailure(route.id), { cause: error });
      options.onTiming?.(route.id, performance.now() - started, 0);
      throw new CallError(networkFailure(route.id), { cause: error });
    } finally {
      if (inFlight.get(identity)?.controller === controller) inFlight.delete(identity);
    }
  };

  /** The envelope is taken to be what the contract says; nothing is checked in a browser. */
  const answer = async <Id extends string>(
    route: CallRoute<Id>,
    input: RawInput = {},
    settings: CallSettings = {},
  ): Promise<Answer<Id>> => {
    const sentBy = options.signIns?.();
    try {
      return (await send(route, input, settings)) as Answer<Id>;
    } catch (error) {
      const isOurs = route.auth === 'public' || options.signIns?.() === sentBy;
      if (error instanceof CallError && isOurs && !claimed(error, settings.handledErrorCodes))
        options.onFailure?.(error);
      throw error;
    }
  };
  return {
    answer,
    call: async (route, input, settings) => (await answer(route, input, settings)).data,
  };
};
