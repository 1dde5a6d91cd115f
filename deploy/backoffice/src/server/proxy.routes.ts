import type { NoteSecurityEvent } from '@tapnook/server/security-log';
import { tokenRefusal, type createRenewals } from '@tapnook/server/session-renewal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerHeaders, type BackOfficeApi } from './api.ts';
import { keepTokens, tokensOf } from './cookies.ts';
import { problem } from './problem.ts';
import { callerOf } from './session.routes.ts';

/**
 * What the back office asks of the API; all else is not there. Above all the calls that answer with
 * tokens, which no script may read.
 */
const ALLOWED: readonly RegExp[] = [
  /^\/v1\/(?:merchant|admin)\//,
  /^\/v1\/public\/invitations\//,
  /^\/v1\/reviews\b/,
  /^\/v2\/file\/upload$/,
  /^\/v2\/public\/products\/get-districts$/,
  /^\/user\/product\/categories$/,
  /^\/media\/[\w-]{1,64}\/\d{1,4}\.(?:avif|webp|jpg)$/,
];
const TIMEOUT_MS = 60_000;
const PASSED_ON: readonly string[] = ['content-type', 'accept', 'idempotency-key'];
const PASSED_BACK: readonly string[] = ['content-type', 'cache-control', 'retry-after'];
/** A picture and what is around it; other bodies are far smaller. */
const BODY_LIMIT = 14 * 1024 * 1024;

export interface ServerOptions {
  readonly api: BackOfficeApi;
  readonly secure: boolean;
  readonly renew: ReturnType<typeof createRenewals>;
  readonly noteSecurityEvent: NoteSecurityEvent;
}

/** The API's answer, read whole. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

const forward = async (
  { api }: ServerOptions,
  request: FastifyRequest,
  path: string,
  access: string | undefined,
): Promise<Answer> => {
  const headers: Record<string, string> = callerHeaders(callerOf(request));
  for (const name of PASSED_ON) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  if (access) headers['authorization'] = `Bearer ${access}`;
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  const response = await fetch(`${api.origin}/api${path}`, {
    method: request.method,
    headers,
    ...(body && body.length > 0 && { body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const content = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body: content };
};

/** Whether the API itself refused the token that came along. */
const isTokenRefused = ({ status, body }: Answer): boolean => {
  if (status !== 401 && status !== 403) return false;
  try {
    return tokenRefusal(status, JSON.parse(body.toString())) !== undefined;
  } catch {
    return false;
  }
};

/**
 * Asks the API as whoever is signed in; an access token that has run out is renewed once. Only the
 * API's own word on the refresh token ends the session: undefined while it says nothing.
 */
export const askAs = async (
  options: ServerOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<Answer | undefined> => {
  const tokens = tokensOf(request, options.secure);
  if (!tokens) return forward(options, request, path, undefined);
  const first = tokens.access ? await forward(options, request, path, tokens.access) : undefined;
  if (first && !isTokenRefused(first)) return first;
  const renewed = await options.renew(tokens.refresh, request.ip);
  if (renewed === 'unknown') return undefined;
  if (renewed === 'refused') {
    keepTokens(reply, undefined, options.secure);
    options.noteSecurityEvent(request, {
      securityEvent: 'token.refused',
      call: `${request.method} ${request.routeOptions.url ?? ''}`,
      code: '10104',
    });
    return first ?? forward(options, request, path, undefined);
  }
  keepTokens(reply, { access: renewed.accessToken, refresh: renewed.refreshToken }, options.secure);
  return forward(options, request, path, renewed.accessToken);
};

/** Nothing was said of the session: that is no sign-out. */
export const tryAgainLater = (reply: FastifyReply): FastifyReply =>
  problem(reply, '10503', { retryAfter: 5 });

/** `/api/…` of this host: the API's calls that the back office makes, with the session's token. */
export const proxyRoutes = async (
  server: FastifyInstance,
  options: ServerOptions,
): Promise<void> => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
  server.route({
    method: ['GET', 'POST', 'PATCH', 'DELETE'],
    url: '/api/*',
    handler: async (request, reply) => {
      const path = request.url.slice('/api'.length);
      const [pathname = ''] = path.split('?', 1);
      // Dots and escapes could lead to another call than the one that was looked at.
      const isPlain = !/%2e|%2f|%5c|\\|\/\.|\/\//i.test(pathname);
      if (!isPlain || !ALLOWED.some((pattern) => pattern.test(pathname)))
        return problem(reply, '10404');
      const answer = await askAs(options, request, reply, path);
      if (!answer) return tryAgainLater(reply);
      for (const name of PASSED_BACK) {
        const value = answer.headers.get(name);
        if (value) void reply.header(name, value);
      }
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
      return reply.code(answer.status).send(answer.body);
    },
  });
};
