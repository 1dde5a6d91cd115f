import { Channel } from '@tapnook/contracts/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cookieOf, findActor, requireRole, SESSION_COOKIE } from '../http/authenticate.ts';
import { input } from '../http/input.ts';
import { Problem } from '../http/problem.ts';
import type { Registry } from '../registry/registry.ts';
import { actorOf } from '../registry/tokens.ts';
import { consoleAsset } from './assets.ts';
import { consolePage, signInPage } from './page.ts';
import { consoleState } from './state.ts';
import { asLocale, type ConsoleLocale } from './texts.ts';

const LANGUAGE_COOKIE = 'tn_release_lang';
const DAYS_30 = 2_592_000;
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const localeOf = (request: FastifyRequest): ConsoleLocale =>
  asLocale(cookieOf(request, LANGUAGE_COOKIE) ?? request.headers['accept-language']);

const page = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(html);

const sessionCookie = (request: FastifyRequest, token: string, age: number) =>
  `${SESSION_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}${request.headers['x-forwarded-proto'] === 'https' ? '; Secure' : ''}`;

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
      const { lang } = input(z.object({ lang: z.string().optional() }), request.query);
      if (lang)
        return reply
          .header(
            'set-cookie',
            `${LANGUAGE_COOKIE}=${asLocale(lang)}; Path=/; SameSite=Lax; Max-Age=${DAYS_30 * 12}`,
          )
          .redirect('/', 303);
      const actor = await findActor(registry, request);
      return page(
        reply,
        actor && actor.role !== 'edge'
          ? consolePage(localeOf(request), actor.name)
          : signInPage(localeOf(request), false),
      );
    });

    server.post('/session', async (request, reply) => {
      const { token } = input(z.object({ token: z.string().trim() }), request.body);
      const actor = /^[\w-]+$/.test(token) ? await actorOf(registry.db, token) : null;
      if (!actor || actor.role === 'edge')
        return page(reply.code(401), signInPage(localeOf(request), true));
      return reply.header('set-cookie', sessionCookie(request, token, DAYS_30)).redirect('/', 303);
    });
    server.post('/session/end', async (request, reply) =>
      reply.header('set-cookie', sessionCookie(request, '', 0)).redirect('/', 303),
    );

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

    server.get('/console/*', async (request, reply) => {
      const path = (request.params as { '*': string })['*'];
      const asset = await consoleAsset(path);
      if (!asset) throw new Problem('50107', { file: path });
      return reply
        .type(asset.type)
        .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
        .send(asset.body);
    });
  };
