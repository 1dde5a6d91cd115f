import { Channel } from '@tapnook/contracts/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RegistryError } from '../errors.ts';
import { findActor, isSameOrigin, requireRole } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import { callOf, noteSignIn, noteWrongToken } from '../http/refusals.ts';
import { consoleCookie, readConsoleCookie } from '../http/session-cookie.ts';
import { endSession, SESSION_SECONDS, startSession } from '../registry/console-sessions.ts';
import type { Registry } from '../registry/registry.ts';
import { actorOf } from '../registry/tokens.ts';
import { readAsset, readPageFiles } from './assets.ts';
import { consoleState } from './console-state.ts';
import { asLocale, consolePage, type ConsoleLocale, type PageFacts } from './page.ts';

const THIRTY_DAYS_SECONDS = 2_592_000;
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const localeOf = (request: FastifyRequest): ConsoleLocale =>
  asLocale(readConsoleCookie(request, 'language') ?? request.headers['accept-language']);

const sendPage = async (
  { config }: Registry,
  request: FastifyRequest,
  reply: FastifyReply,
  facts: PageFacts,
): Promise<FastifyReply> => {
  const html = consolePage(localeOf(request), await readPageFiles(config.pageDir), facts);
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'cache-control': 'no-store',
      // The sign-in form needs its origin, which 'no-referrer' would make null.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(html);
};

const signInOf = ({ config }: Registry): NonNullable<PageFacts['sign-in']> =>
  config.signIn === null ? 'token' : 'provider';

/** The console: its page, its session, its files, and the state of a channel in one answer. */
export const consoleRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    server.get('/', async (request, reply) => {
      const { lang, refused } = input(
        z.object({ lang: z.string().optional(), refused: z.string().optional() }),
        request.query,
      );
      if (lang)
        return reply
          .header(
            'set-cookie',
            consoleCookie(request, 'language', asLocale(lang), THIRTY_DAYS_SECONDS * 12),
          )
          .redirect('/', 303);
      const actor = await findActor(registry, request);
      if (actor && actor.role !== 'edge')
        return sendPage(registry, request, reply, { actor: actor.name });
      const problem = refused === '50114' ? 'noRole' : 'signInRefused';
      return sendPage(registry, request, reply, {
        'sign-in': signInOf(registry),
        ...(refused !== undefined && { problem }),
      });
    });

    server.post('/session', async (request, reply) => {
      const { token } = input(z.object({ token: z.string().trim() }), request.body);
      // Another site must not sign somebody in under a token of its own.
      if (!isSameOrigin(request)) throw new RegistryError('50101');
      const actor = /^[\w-]+$/.test(token) ? await actorOf(registry.db, token) : null;
      if (!actor) await noteWrongToken(registry, request, 'sign-in.failed');
      if (!actor || actor.role === 'edge')
        return sendPage(registry, request, reply.code(401), {
          'sign-in': signInOf(registry),
          problem: 'tokenWrong',
        });
      const session = await startSession(registry.db, token);
      noteSignIn(registry, request, actor.name);
      return reply
        .header('set-cookie', consoleCookie(request, 'session', session, SESSION_SECONDS))
        .redirect('/', 303);
    });
    server.post('/session/end', async (request, reply) => {
      const session = readConsoleCookie(request, 'session');
      const actor = await findActor(registry, request);
      if (session && isSameOrigin(request)) await endSession(registry.db, session);
      if (actor)
        registry.noteSecurityEvent(request, {
          securityEvent: 'sessions.ended',
          call: callOf(request),
          code: '0',
          userId: actor.name,
        });
      return reply
        .header('set-cookie', consoleCookie(request, 'session', '', 0))
        .redirect('/', 303);
    });

    server.get('/console/state/:channel', async (request, reply) => {
      const actor = await requireRole(registry, request, 'viewer');
      return reply
        .header('cache-control', 'no-store')
        .send(
          await consoleState(
            registry,
            input(z.object({ channel: Channel }), request.params).channel,
            actor,
          ),
        );
    });

    server.get('/assets/:file', async (request, reply) => {
      const { file } = input(z.object({ file: z.string() }), request.params);
      const asset = await readAsset(registry.config.pageDir, file);
      if (!asset) throw new RegistryError('50107', { file });
      return reply
        .type(asset.type)
        .headers({
          // A file's name carries its content.
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        })
        .send(asset.body);
    });
  };
