import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerHeaders, type BackOfficeApi } from './api.ts';
import { keepTokens, tokensOf, type Tokens } from './cookies.ts';
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

export interface ProxyOptions {
  readonly api: BackOfficeApi;
  readonly secure: boolean;
}

const forward = (
  { api }: ProxyOptions,
  request: FastifyRequest,
  path: string,
  access: string | undefined,
): Promise<Response> => {
  const headers: Record<string, string> = callerHeaders(callerOf(request));
  for (const name of PASSED_ON) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  if (access) headers['authorization'] = `Bearer ${access}`;
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  return fetch(`${api.origin}/api${path}`, {
    method: request.method,
    headers,
    ...(body && body.length > 0 && { body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
};

/** Asks the API as whoever is signed in; an access token that has run out is renewed once. */
export const askAs = async (
  options: ProxyOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<Response> => {
  const tokens = tokensOf(request, options.secure);
  const first = tokens?.access ? await forward(options, request, path, tokens.access) : undefined;
  if (!tokens) return forward(options, request, path, undefined);
  if (first && first.status !== 401) return first;
  const renewed: Tokens | undefined = await options.api.refresh(tokens.refresh, callerOf(request));
  keepTokens(reply, renewed, options.secure);
  return first && !renewed ? first : forward(options, request, path, renewed?.access);
};

/** `/api/…` of this host: the API's calls that the back office makes, with the session's token. */
export const proxyRoutes = async (
  server: FastifyInstance,
  options: ProxyOptions,
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
        return reply.code(404).send({ code: '10404', message: 'No such address.', data: {} });
      const answer = await askAs(options, request, reply, path);
      for (const name of PASSED_BACK) {
        const value = answer.headers.get(name);
        if (value) void reply.header(name, value);
      }
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
    },
  });
};
