import { previewNewsletter } from '@tapnook/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { askAs, tryAgainLater, type ServerOptions } from './proxy.routes.ts';

/** A letter has its styles in its elements, as mail programs want them, and runs nothing. */
const LETTER_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

const letterIn = (body: Buffer): string => {
  const { data } = JSON.parse(body.toString()) as { data?: { html?: string } };
  return data?.html ?? '';
};

/**
 * A newsletter as its reader gets it, for a frame of the back office: the page's own policy would
 * take its styles away.
 */
export const emailRoutes = (server: FastifyInstance, options: ServerOptions): void => {
  server.get<{ Params: { id: string }; Querystring: { locale?: string } }>(
    '/letters/newsletters/:id',
    async (request, reply) => {
      const { id } = request.params;
      const { locale } = request.query;
      if (!/^\d{1,15}$/.test(id) || (locale !== 'en-US' && locale !== 'zh-HK'))
        return reply.code(404).send();
      const path = `${previewNewsletter.path.replace('{newsletterId}', id)}?locale=${locale}`;
      const answer = await askAs(options, request, reply, path);
      if (!answer) return tryAgainLater(reply);
      const html = answer.status < 300 ? letterIn(answer.body) : '';
      return reply
        .code(answer.status)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', LETTER_POLICY)
        .header('x-frame-options', 'SAMEORIGIN')
        .header('cache-control', 'no-store')
        .send(html);
    },
  );
};
