import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTextKey, say } from '../translations.ts';
import { localeOf } from './locale.ts';
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

/** What the last post did, in the reader's words; only texts of the given page are spoken. */
export const noticeOf = (
  request: FastifyRequest,
  page: 'identity' | 'mail' | 'payments' | 'sms',
): Notice | undefined => {
  const name = textOf(request.query, 'done');
  const key = `${page}.${name}`;
  return /^\w+$/.test(name) && isTextKey(key)
    ? { tone: 'ok', text: say(key, localeOf(request)) }
    : undefined;
};
