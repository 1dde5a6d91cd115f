import { isLocale, type CallRoute } from '@tapnook/contracts';
import * as calls from '@tapnook/contracts/calls';
import { describeSpan, traceHeaders } from '@tapnook/server/tracing';
import { repeatWhileRefused } from '../api-connection.ts';
import { isSearch, type Searches } from '../security/searches.ts';
import type { LoaderCall } from './process/messages.ts';

/** Public calls with a body that only read (part 1, section 9); the other ones change something. */
const READS_BY_POST: readonly CallRoute[] = [
  calls.listHomeProducts,
  calls.listMaybeLike,
  calls.searchProducts,
  calls.getCategoriesDistricts,
  calls.getDistricts,
  calls.getMultiOptions,
  calls.getMultiExtraOptions,
  calls.getSearchCounts,
  calls.searchMerchants,
  calls.countMerchants,
  calls.getMerchantCategoriesDistricts,
];
/** A page shows its last form rather than wait longer for an API that is being replaced. */
const MAX_REPEAT_MS = 500;
const MAX_BODY_BYTES = 64 * 1024;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const NO_ANSWER = { status: 0, contentType: '', body: '' } as const;
const NOT_PUBLIC = {
  status: 403,
  contentType: 'application/json',
  body: '{"code":"10403","message":"not a public reading"}',
} as const;

const patternOf = ({ path }: CallRoute): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.*+^$()|[\]\\]/g, String.raw`\$&`)
      .replace(/\/\{\w+\?\}/g, '(?:/[^/]+)?')
      .replace(/\{\w+\}/g, '[^/]+')}$`,
  );
const isPublic = ({ auth }: CallRoute): boolean => auth === 'public' || auth === 'visitor';
const ALLOWED = [
  ...Object.values<CallRoute>(calls).filter((call) => call.method === 'GET' && isPublic(call)),
  ...READS_BY_POST,
].map((call) => ({ method: call.method, pattern: patternOf(call) }));

/** Whether a page may make this call: a public reading of the contract, by its plain address. */
export const isPublicRead = (method: string, path: string): boolean => {
  const [pathname = '', ...queries] = path.split('?');
  // Encoded dots and slashes are an address to one program and another one to the next.
  if (/%2f|%5c|%2e|\\|#|\/\.{1,2}(?:\/|$)/i.test(pathname) || queries.length > 1) return false;
  return ALLOWED.some((call) => call.method === method && call.pattern.test(pathname));
};

export interface PublicAnswer {
  /** 0 when none came. */
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}
/**
 * Makes a call of a loader. `source` is the network that the page is for; `remaining` is the time,
 * in milliseconds, that the page still has for its data.
 */
export type PublicCall = (
  source: string,
  call: LoaderCall,
  body: string,
  remaining?: number,
) => Promise<PublicAnswer>;

/**
 * Makes the calls of loaders in their place. Nothing of the bundle's headers goes out but the
 * language, and nothing of the shopper's ever does. Searches wait for their network's turn.
 */
export const createPublicCalls = (
  apiOrigin: string,
  timeout: number,
  searches: Searches,
): PublicCall => {
  const ask = async (
    { method, path, headers }: LoaderCall,
    body: string,
    remaining: number,
  ): Promise<PublicAnswer> => {
    if (remaining <= 0) return NO_ANSWER;
    const locale = headers['x-current-locale'] ?? '';
    const signal = AbortSignal.timeout(Math.min(timeout, remaining));
    const once = (): Promise<Response> =>
      fetch(`${apiOrigin}/api${path}`, {
        method,
        redirect: 'error',
        signal,
        headers: {
          accept: 'application/json',
          'cache-control': 'no-cache',
          source: 'Web',
          platform: 'web',
          ...traceHeaders(),
          ...(isLocale(locale) && { 'x-current-locale': locale }),
          ...(method === 'POST' && { 'content-type': 'application/json' }),
        },
        ...(method === 'POST' && { body }),
      });
    // All of these only read.
    const response = await repeatWhileRefused('GET', once, Math.min(MAX_REPEAT_MS, remaining));
    const text = await response.text();
    describeSpan({ 'http.response.status_code': response.status });
    if (text.length > MAX_ANSWER_BYTES) return NO_ANSWER;
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? 'application/json',
      body: text,
    };
  };
  return async (source, call, body, remaining = timeout) => {
    const { method, path } = call;
    if (!isPublicRead(method, path) || body.length > MAX_BODY_BYTES) return NOT_PUBLIC;
    describeSpan({ 'http.request.method': method, 'url.path': `/api${path.split('?')[0]}` });
    const end = Date.now() + remaining;
    const askInTime = (): Promise<PublicAnswer> => ask(call, body, end - Date.now());
    try {
      return await (isSearch(`/api${path}`) ? searches.run(source, askInTime) : askInTime());
    } catch {
      return NO_ANSWER;
    }
  };
};
