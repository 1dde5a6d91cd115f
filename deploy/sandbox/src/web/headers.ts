import type { FastifyReply } from 'fastify';
import type { Html } from './html.ts';

interface Policy {
  /** Who may frame the page; nobody when empty. */
  readonly framedBy?: readonly string[];
  /**
   * Where forms of the page may lead, beside this origin: a browser checks the redirect after a
   * post too.
   */
  readonly formsTo?: readonly string[];
  /** What the page may frame. */
  readonly frames?: readonly string[];
}

const policyOf = ({ framedBy = [], formsTo = [], frames = [] }: Policy): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    `form-action ${["'self'", ...formsTo].join(' ')}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}`,
    "base-uri 'none'",
  ].join('; ');

/** Answers with a page: nothing inline runs in it, nobody frames it unless named. */
export const sendPage = (
  reply: FastifyReply,
  page: Html,
  policy: Policy = {},
  status = 200,
): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(policy),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(`<!doctype html>${page.markup}`);
