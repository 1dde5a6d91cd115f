import { Readable } from 'node:stream';
import { shownName } from '@tapnook/kernel';
import { createRenewals, tokenRefusal, type RenewalResult } from '@tapnook/server/session-renewal';
import { inSpan, traceHeaders } from '@tapnook/server/tracing';
import { drainBeforeAnswer } from '@tapnook/server/unread-body';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestRepeating as send } from '../api-connection.ts';
import type { EdgeConfig } from '../env.ts';
import { fieldFault, problem } from '../problem.ts';
import { OverloadError } from '../security/fair-queue.ts';
import { isSameOriginRequest } from '../security/same-origin.ts';
import { callInTurn } from '../security/searches.ts';
import type { Traffic } from '../security/traffic.ts';
import { compressAnswers } from './compress-answers.ts';
import {
  clearSession,
  cookieOf,
  setSession,
  setUser,
  type CookieUser,
  type Tokens,
} from './cookies.ts';
import { createRecentSessionChanges } from './recent-session-changes.ts';
import { takeBody, type RequestBody } from './request-body.ts';
import { isStale } from './token-renewal.ts';

const TOO_MANY_REQUESTS = 429;
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-authorization',
  'proxy-authenticate',
  'host',
  'content-length',
  'cookie',
  'expect',
  // The trace goes on from the edge's own span; nothing else of a stranger's is believed.
  'traceparent',
  'tracestate',
  'baggage',
]);
const TOO_LARGE = fieldFault('body', 'fault.tooLarge');
/** What operators read of the API; nobody needs it from outside. */
const INTERNAL_PATHS = /^\/api\/(?:docs|openapi\.json)(?:\/|$)/i;
/** Where the API asks whether it knows the device; nothing else needs to. */
const ACCOUNT_PATHS = /^\/api\/v1\/(?:public|client)\/accounts\//;
const SIGN_IN_PATHS = /^\/api\/v1\/public\/accounts\//;
// Signing out everywhere may spare this browser; when it does not, its next call is refused and
// ends the session here.
const BROWSER_PLATFORMS = new Set(['web', 'mobile_web']);
/** Calls that answer with the profile as it is now. */
const isProfileChange = (method: string, path: string): boolean =>
  (method === 'PATCH' && path === '/api/v1/client/accounts/users') ||
  (method === 'POST' && path === '/api/v1/client/accounts/users/cancel-deletion');
const SIGN_OUT_PATHS = /^\/api\/v1\/client\/accounts\/users(\/sign-out)?$/;

interface Credentials {
  readonly bearer?: string | undefined;
  readonly renewal?: RenewalResult;
}

const outgoingHeaders = (
  config: EdgeConfig,
  request: FastifyRequest,
  bearer: string | undefined,
): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (!HOP_BY_HOP.has(name) && typeof value === 'string') headers[name] = value;
  // The API believes its private network; so it is told what the edge believes, and no more.
  headers['x-request-id'] = request.id;
  headers['x-forwarded-for'] = request.ip;
  Object.assign(headers, traceHeaders());
  headers['x-forwarded-host'] = request.headers.host ?? '';
  // A browser stays a browser: what only a server may do is not granted to a caller that claims to
  // be one.
  if (!BROWSER_PLATFORMS.has(headers.platform ?? '')) headers.platform = 'web';
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  const device = ACCOUNT_PATHS.test(request.url) && cookieOf(request, config, 'device');
  if (device) headers['x-known-device'] = device;
  return headers;
};

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;
const NO_BODY = Buffer.alloc(0);

/** Tokens in the JSON answer of a sign-in go into cookies (part 3, Identity). */
const moveTokensToCookies = (
  reply: FastifyReply,
  config: EdgeConfig,
  body: Buffer,
  onSignIn: () => void,
): void => {
  try {
    const { data } = JSON.parse(body.toString()) as {
      data?: Partial<Tokens> & { user?: CookieUser };
    };
    const { accessToken, refreshToken, deviceToken, user } = data ?? {};
    if (!accessToken || !refreshToken) return;
    setSession(reply, config, { accessToken, refreshToken, deviceToken }, user);
    onSignIn();
  } catch {
    // An answer of another shape signs nobody in.
  }
};

const TOKEN_KEYS = new Set(['accessToken', 'refreshToken', 'deviceToken']);
/** The answer without tokens, whichever call gave it and wherever in it they stand. */
const withoutTokens = (body: Buffer): Buffer => {
  if (![...TOKEN_KEYS].some((key) => body.includes(`"${key}"`))) return body;
  const strip = (key: string, value: unknown): unknown =>
    TOKEN_KEYS.has(key) && typeof value === 'string' ? undefined : value;
  try {
    return Buffer.from(JSON.stringify(JSON.parse(body.toString(), strip)));
  } catch {
    return body;
  }
};

/** What the API itself says of a token that it does not take. */
const refusalIn = (status: number, body: Buffer): '10104' | '10105' | undefined => {
  try {
    return tokenRefusal(status, JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
};

/** The API's answer; one in JSON is read whole. Throws when there is none or it breaks off. */
const callApi = async (
  config: EdgeConfig,
  request: FastifyRequest,
  requestBody: RequestBody,
  bearer: string | undefined,
) => {
  const answer = await inSpan('call', { calls: true }, () =>
    send(config.apiOrigin + request.url, {
      method: request.method as 'GET',
      headers: outgoingHeaders(config, request, bearer),
      body: requestBody,
      headersTimeout: 60_000,
    }),
  );
  const isJson =
    request.method !== 'HEAD' && JSON_TYPE.test(String(answer.headers['content-type']));
  const body = isJson ? Buffer.from(await answer.body.arrayBuffer()) : NO_BODY;
  const refusal = bearer === undefined ? undefined : refusalIn(answer.statusCode, body);
  return { answer, isJson, body, refusal };
};

/** What the header shows follows a change of the profile at once. */
const updateUserCookie = (reply: FastifyReply, config: EdgeConfig, body: Buffer): void => {
  try {
    const { userId, profileImage, deletionAt, ...who } = (
      JSON.parse(body.toString()) as {
        data: Parameters<typeof shownName>[0] & {
          userId: string;
          profileImage: string | null;
          deletionAt?: string | null;
        };
      }
    ).data;
    setUser(reply, config, { userId, name: shownName(who), image: profileImage, deletionAt });
  } catch {
    // An answer of another shape leaves the header as it is.
  }
};

/**
 * The bearer of this call, renewed when it is about to end, and what the browser is to hear of it.
 */
const bearerOf = async (
  config: EdgeConfig,
  request: FastifyRequest,
  renew: ReturnType<typeof createRenewals>,
): Promise<Credentials> => {
  if (request.headers.authorization || !request.headers['x-auth-schema']) return {};
  const access = cookieOf(request, config, 'access');
  const refresh = cookieOf(request, config, 'refresh');
  if (!isStale(access)) return { bearer: access };
  if (!refresh) return {};
  const renewed = await renew(refresh, request.ip);
  if (renewed === 'unknown') return { bearer: access, renewal: renewed };
  return renewed === 'refused'
    ? { renewal: renewed }
    : { bearer: renewed.accessToken, renewal: renewed };
};

/**
 * `/api/*` of the shop: the browser's cookies become the API's bearer header, and the other way
 * round.
 */
export const registerApiProxy = (
  server: FastifyInstance,
  config: EdgeConfig,
  { takeCall, searches, slowLane }: Traffic,
): void => {
  const renew = createRenewals({ apiOrigin: config.apiOrigin, source: 'Edge' });
  const recentSessionChanges = createRecentSessionChanges(config);

  const forward = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!request.headers.authorization && !isSameOriginRequest(request, config.origin)) {
      return problem(reply, '10106');
    }
    const path = request.url.split('?')[0] ?? '';
    if (INTERNAL_PATHS.test(path)) return problem(reply, '10404');
    const retryAfter = takeCall(request);
    if (retryAfter !== undefined) {
      await slowLane(request.ip);
      return problem(reply, '10429', { retryAfter });
    }
    const requestBody = await takeBody(request);
    if (requestBody === undefined) {
      drainBeforeAnswer(request, reply);
      return problem(reply, '10102', { fields: [TOO_LARGE], status: 413 });
    }
    const began = performance.now();
    const sessionHasChanged = (): boolean => recentSessionChanges.happenedSince(request, began);
    const credentials = await bearerOf(config, request, renew);
    let { renewal } = credentials;
    /**
     * Told with the answer, as late as can be: somebody may have signed in or out there while the
     * call was under way.
     */
    const applyRenewal = (): void => {
      if (renewal === undefined || renewal === 'unknown' || sessionHasChanged()) return;
      if (renewal === 'refused') clearSession(reply, config);
      else setSession(reply, config, renewal, renewal.user);
    };
    const tryAgainLater = (): FastifyReply => problem(reply, '10503', { retryAfter: 5 });
    const ask = (bearer: string | undefined) =>
      callInTurn(searches, request, () => callApi(config, request, requestBody, bearer));
    let result;
    try {
      result = await ask(credentials.bearer);
      const refresh = cookieOf(request, config, 'refresh');
      if (result.refusal && renewal === undefined && refresh && !sessionHasChanged()) {
        // A key may have been rotated, or a clock be slow: whether the session is over, only its
        // refresh token tells. A refused call had no effect, so it is made again, once.
        renewal = await renew(refresh, request.ip);
        if (typeof renewal === 'object' && !(requestBody instanceof Readable))
          result = await ask(renewal.accessToken);
      }
    } catch (error) {
      applyRenewal();
      if (requestBody instanceof Readable) drainBeforeAnswer(request, reply);
      if (error instanceof OverloadError) return problem(reply, '10429', { retryAfter: 1 });
      return problem(reply, '10503');
    }
    const { answer, isJson, body, refusal } = result;
    // The old token counts no more and nothing was said of the session: that is no sign-out, for
    // the browser either.
    if (renewal === 'unknown' && (answer.statusCode === 401 || refusal)) {
      if (!isJson) await answer.body.dump();
      return tryAgainLater();
    }
    // The session lives: an upload cannot be sent twice from here, and a process that does not know
    // the newest key yet refuses the newest token.
    const isUploadRefused = refusal && requestBody instanceof Readable;
    if (typeof renewal === 'object' && (refusal === '10105' || isUploadRefused)) {
      applyRenewal();
      return tryAgainLater();
    }
    if (answer.statusCode === TOO_MANY_REQUESTS) await slowLane(request.ip);
    reply.code(answer.statusCode);
    applyRenewal();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !HOP_BY_HOP.has(name)) reply.header(name, value);
    const ended =
      SIGN_OUT_PATHS.test(path) &&
      request.method !== 'GET' &&
      request.method !== 'PATCH' &&
      answer.statusCode < 300;
    if ((ended || refusal) && !sessionHasChanged()) {
      clearSession(reply, config);
      if (ended) recentSessionChanges.record(request);
    }
    if (request.method === 'POST' && SIGN_IN_PATHS.test(path) && answer.statusCode < 300)
      moveTokensToCookies(reply, config, body, () => recentSessionChanges.record(request));
    if (isProfileChange(request.method, path) && answer.statusCode < 300 && !sessionHasChanged())
      updateUserCookie(reply, config, body);
    return reply.send(isJson ? withoutTokens(body) : answer.body);
  };

  server.register(async (scope) => {
    await compressAnswers(scope);
    // Bodies pass through untouched.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT'],
      url: '/api/*',
      handler: forward,
    });
  });
};
