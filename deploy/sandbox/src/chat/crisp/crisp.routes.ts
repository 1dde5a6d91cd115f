import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { say } from '../../translations.ts';
import { textOf } from '../../web/request.ts';
import type { Conversations } from '../conversations.ts';
import { type CrispUser, type CrispWebsite, openCrispSessions } from './crisp-sessions.ts';

export interface CrispOptions {
  readonly conversations: Conversations;
  readonly website: CrispWebsite;
}
const LONGEST = 2_000;
const FIELD = 300;

/** The script of the widget, with its words in both languages. */
const widget = (): string => {
  const code = stripTypeScriptTypes(
    readFileSync(join(import.meta.dirname, 'crisp.client.ts'), 'utf8'),
  );
  const words = (locale: 'en-US' | 'zh-HK') =>
    Object.fromEntries(
      (['message', 'send', 'you', 'agent', 'title', 'close'] as const).map((name) => [
        name,
        say(`chat.${name}`, locale),
      ]),
    );
  const texts = { en: words('en-US'), 'zh-tw': words('zh-HK') };
  return `(() => { const TEXTS = ${JSON.stringify(texts)};\n${code}\n})();`;
};

const fieldOf = (source: unknown, name: string): string | undefined =>
  textOf(source, name).slice(0, FIELD) || undefined;
const dataOf = (body: unknown): Readonly<Record<string, string>> | undefined => {
  const data = (body as { readonly data?: unknown } | null)?.data;
  if (typeof data !== 'object' || data === null) return undefined;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key.slice(0, FIELD),
      String(value).slice(0, FIELD),
    ]),
  );
};
const userOf = (body: unknown): CrispUser => ({
  email: fieldOf(body, 'email'),
  signature: fieldOf(body, 'signature'),
  nickname: fieldOf(body, 'nickname'),
  phone: fieldOf(body, 'phone'),
  avatar: fieldOf(body, 'avatar'),
  data: dataOf(body),
});

/**
 * Crisp's chat as far as the shop uses it: `/l.js` and what the script calls. As at Crisp, a
 * website that is not known shows nothing, a session goes by the token it began with, and an
 * address without the shop's signature is not verified.
 */
export const crispRoutes = async (
  server: FastifyInstance,
  { conversations, website }: CrispOptions,
): Promise<void> => {
  const sessions = openCrispSessions(conversations, website);
  const script = widget();
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
      'cache-control': 'no-store',
    });
  });
  const foreign = { config: { takesForeignPosts: true } };
  const idOf = (request: FastifyRequest): string => textOf(request.params, 'id');
  const orNone = (reply: FastifyReply, found: object | undefined): FastifyReply =>
    found ? reply.send(found) : reply.code(404).send({ error: true, reason: 'session_not_found' });

  server.get('/l.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
  server.options('/crisp/*', (_request, reply) => reply.code(204).send());
  server.post('/crisp/:website/sessions', foreign, (request, reply) => {
    if (textOf(request.params, 'website') !== website.websiteId)
      return reply.code(404).send({ error: true, reason: 'website_not_found' });
    const { id } = sessions.open(textOf(request.body, 'token') || null);
    return reply.code(201).send({ id });
  });
  server.post('/crisp/sessions/:id/user', foreign, (request, reply) =>
    orNone(reply, sessions.describe(idOf(request), userOf(request.body)) && { ok: true }),
  );
  server.post('/crisp/sessions/:id/messages', foreign, (request, reply) => {
    const text = textOf(request.body, 'text').trim().slice(0, LONGEST);
    if (text === '') return reply.code(400).send({ error: true, reason: 'invalid_data' });
    return orNone(reply, conversations.say(idOf(request), 'shopper', text));
  });
  server.get('/crisp/sessions/:id', (request, reply) => {
    const found = conversations.get(idOf(request));
    return orNone(reply, found && { messages: found.messages });
  });
};
