import type { CallRoute } from '@tapnook/contracts';
import type { CallData } from '@tapnook/platform';

/**
 * What a fake call answers: data, or a failure by business code and status, with `more` beside its
 * words.
 */
export type FakeAnswer<T> =
  | { readonly data: T; readonly extra?: Readonly<Record<string, unknown>> }
  | {
      readonly code: string;
      readonly status: number;
      readonly text?: string;
      readonly more?: Readonly<Record<string, unknown>>;
    };
export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
  /** Path parameters by their name in the route. */
  readonly params: Readonly<Record<string, string>>;
}
type Handler = (request: SeenRequest) => FakeAnswer<unknown> | Promise<FakeAnswer<unknown>>;
interface Rule {
  readonly route: CallRoute;
  readonly pattern: RegExp;
  readonly handler: Handler;
}

/** The network of a test: the platform is the real one, only the answers are made up. */
export interface FakeApi {
  readonly fetch: typeof fetch;
  /**
   * Answers a call with fixed data, or by a function of the request. The newest rule for a call
   * wins.
   */
  on<Id extends string>(
    route: CallRoute<Id>,
    answer:
      | FakeAnswer<CallData<Id>>
      | ((request: SeenRequest) => FakeAnswer<CallData<Id>> | Promise<FakeAnswer<CallData<Id>>>),
  ): FakeApi;
  /** Requests made so far, by call id. */
  readonly requests: readonly { readonly call: string; readonly request: SeenRequest }[];
}

const patternOf = (path: string): RegExp => {
  const parts = path
    .replace(/\/\{(\w+)\?\}/g, '(?:/(?<$1>[^/]+))?')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^(?:/api)?${parts}$`);
};

const answerOf = (answer: FakeAnswer<unknown>, success: number): Response => {
  const json = (status: number, body: unknown): Response =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  if ('data' in answer)
    return json(success, { code: '0', message: '', data: answer.data, ...answer.extra });
  const text = answer.text ?? `refused with ${answer.code}`;
  return json(answer.status, {
    code: answer.code,
    message: text,
    data: { en_US: text, zh_HK: text, ...answer.more },
  });
};

export const createFakeApi = (): FakeApi => {
  const rules: Rule[] = [];
  const requests: { call: string; request: SeenRequest }[] = [];
  const fakeFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    for (const { route, pattern, handler } of rules.toReversed()) {
      const match = route.method === request.method ? pattern.exec(url.pathname) : null;
      if (!match) continue;
      const text = await request.text();
      const seen: SeenRequest = {
        method: request.method,
        url,
        headers: request.headers,
        body:
          text && request.headers.get('content-type')?.includes('json')
            ? (JSON.parse(text) as unknown)
            : undefined,
        params: { ...match.groups },
      };
      requests.push({ call: route.id, request: seen });
      const answer = await handler(seen);
      // A call that was given up meanwhile has no answer, as in a browser.
      request.signal.throwIfAborted();
      return answerOf(answer, route.success);
    }
    throw new TypeError(`no fake answer for ${request.method} ${url.pathname}`);
  };
  const api: FakeApi = {
    fetch: fakeFetch,
    requests,
    on: (route, answer) => {
      rules.push({
        route,
        pattern: patternOf(route.path),
        handler: typeof answer === 'function' ? answer : () => answer,
      });
      return api;
    },
  };
  return api;
};
