import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../web/headers.ts';
import type { Live } from '../web/live.ts';
import { localeOf } from '../web/locale.ts';
import { textOf } from '../web/request.ts';
import { chatDashboardPage, chatFramePage } from './chat.page.ts';
import type { Conversation, Conversations, Member } from './conversations.ts';

export interface ChatOptions {
  readonly conversations: Conversations;
  readonly live: Live;
  readonly shopOrigins: readonly string[];
}

const LONGEST = 2_000;
const FIELD = 300;

const memberOf = (body: unknown): Member | null => {
  const given =
    typeof body === 'object' && body !== null ? (body as { member?: unknown }).member : null;
  const id = textOf(given, 'id').slice(0, FIELD);
  if (id === '') return null;
  const field = (name: string): string => textOf(given, name).slice(0, FIELD);
  return {
    id,
    name: field('name'),
    email: field('email'),
    phone: field('phone'),
    image: field('image'),
  };
};
const routeOf = (body: unknown): string => textOf(body, 'route').slice(0, FIELD);

/**
 * Registers the widget, `GET /chat/frame`, and what it calls; a conversation's random id is the
 * right to it.
 */
const widgetRoutes = (
  server: FastifyInstance,
  { conversations, live, shopOrigins }: ChatOptions,
): void => {
  const find = (request: FastifyRequest): Conversation | undefined =>
    conversations.get(textOf(request.params, 'id'));

  server.get('/chat/frame', (request, reply) => {
    const theme = textOf(request.query, 'theme') === 'dark' ? 'dark' : 'light';
    return sendPage(reply, chatFramePage(localeOf(request), theme, shopOrigins.join(' ')), {
      framedBy: shopOrigins,
    });
  });
  server.post('/chat/conversations', (request, reply) => {
    const { id } = conversations.start(memberOf(request.body), routeOf(request.body));
    return reply.code(201).send({ id });
  });
  server.get('/chat/conversations/:id', (request, reply) => {
    const conversation = find(request);
    return conversation
      ? reply.header('cache-control', 'no-store').send({ messages: conversation.messages })
      : reply.callNotFound();
  });
  server.post('/chat/conversations/:id/member', (request, reply) => {
    const conversation = conversations.identify(
      textOf(request.params, 'id'),
      memberOf(request.body),
      routeOf(request.body),
    );
    return conversation ? { id: conversation.id } : reply.callNotFound();
  });
  server.post('/chat/conversations/:id/messages', (request, reply) => {
    const text = textOf(request.body, 'text').trim().slice(0, LONGEST);
    if (text === '') return reply.code(400).send({ message: 'A message needs `text`' });
    const message = conversations.say(textOf(request.params, 'id'), 'shopper', text);
    return message ? reply.code(201).send(message) : reply.callNotFound();
  });
  server.get('/chat/conversations/:id/live', (request, reply) => {
    const conversation = find(request);
    if (!conversation) return reply.callNotFound();
    live.subscribe(reply, (topic, about) => topic === 'chat' && about === conversation.id);
  });
};

/** Registers the chat: the shop's widget and the page on which an agent answers. */
export const chatRoutes = async (server: FastifyInstance, options: ChatOptions): Promise<void> => {
  const { conversations } = options;
  widgetRoutes(server, options);
  const show = (request: FastifyRequest, reply: FastifyReply, open?: Conversation): FastifyReply =>
    sendPage(reply, chatDashboardPage(localeOf(request), conversations.list(), open));

  server.get('/dashboard/chat', (request, reply) => show(request, reply));
  server.get('/dashboard/chat/:id', (request, reply) => {
    const id = textOf(request.params, 'id');
    conversations.markSeen(id);
    const open = conversations.get(id);
    return open ? show(request, reply, open) : reply.callNotFound();
  });
  server.post('/dashboard/chat/:id', (request, reply) => {
    const id = textOf(request.params, 'id');
    const text = textOf(request.body, 'text').trim().slice(0, LONGEST);
    if (text !== '') conversations.say(id, 'agent', text);
    return reply.redirect(`/dashboard/chat/${id}#open`, 303);
  });
};
