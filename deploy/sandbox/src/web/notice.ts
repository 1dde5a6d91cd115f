import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Text } from './locale.ts';
import { localeOf, say } from './locale.ts';
import { textOf } from './request.ts';

export interface Notice {
  readonly tone: 'ok' | 'bad';
  readonly text: string;
}

/** Sends the reader back after a post, with the name of what to say about it. */
export const redirectWithNotice = (
  reply: FastifyReply,
  address: string,
  name: string,
): FastifyReply =>
  reply.redirect(`${address}${address.includes('?') ? '&' : '?'}done=${name}`, 303);

/** What the last post did, in the reader's words; only names of the given table are spoken. */
export const noticeOf = (
  request: FastifyRequest,
  texts: Readonly<Record<string, Text>>,
): Notice | undefined => {
  const name = textOf(request.query, 'done');
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  return text && { tone: 'ok', text: say(text, localeOf(request)) };
};
