import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { DEFAULT_LOCALE, isLocale } from '@tapnook/contracts';
import { hostnameOf } from '@tapnook/server/host-check';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../env.ts';
import { CHAT_STYLE, chatPage } from './chat-page.ts';
import { chatPolicy } from './chat-providers.ts';

/** Of the shop's pages, and unfit here: the chat's page is there to be framed by another host. */
const UNFIT_HEADERS = [
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
] as const;

const send = (reply: FastifyReply, type: string, body: string): FastifyReply =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(body);

/** The host beside the shop's own that this process answers at, where it shows a chat. */
export const chatHosts = ({ chatProvider, chatOrigin, isPreview }: EdgeConfig): readonly string[] =>
  chatProvider && chatOrigin !== null && !isPreview ? [chatOrigin] : [];

/**
 * The host of the chat's frame: a provider's script runs there and nowhere else. Cookies of the
 * shop do not reach another host, so what the script can read and do is the chat's alone. Nothing
 * but the chat's page answers there, and the page answers at no other host.
 */
export const registerChatHost = (server: FastifyInstance, config: EdgeConfig): void => {
  const { chatProvider: provider } = config;
  const [chatOrigin] = chatHosts(config);
  if (!provider || chatOrigin === undefined) return;
  const host = new URL(chatOrigin).hostname;
  const shop = {
    origin: config.shopOrigin,
    origins: [config.shopOrigin, ...(config.preview ? [config.preview.origin] : [])],
  };
  const policy = chatPolicy(provider, shop.origins);
  const script = stripTypeScriptTypes(
    readFileSync(path.join(import.meta.dirname, `browser/${provider.name}.ts`), 'utf8'),
  );
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { pathname, searchParams } = new URL(request.url, chatOrigin);
    for (const name of UNFIT_HEADERS) reply.removeHeader(name);
    reply.headers({ 'content-security-policy': policy, 'x-robots-tag': 'noindex, nofollow' });
    if (!['GET', 'HEAD'].includes(request.method))
      return reply.code(405).header('allow', 'GET, HEAD').send();
    if (pathname === `/chat/${provider.name}.js`) return send(reply, 'text/javascript', script);
    if (pathname === '/chat/chat.css') return send(reply, 'text/css', CHAT_STYLE);
    const locale = searchParams.get('locale') ?? '';
    if (pathname === '/chat/frame')
      return send(
        reply,
        'text/html',
        chatPage(provider, shop, isLocale(locale) ? locale : DEFAULT_LOCALE),
      );
    return reply.code(404).type('text/plain').send('');
  };
  server.addHook('onRequest', async (request, reply) =>
    hostnameOf(request.headers.host ?? '') === host ? answer(request, reply) : undefined,
  );
};
