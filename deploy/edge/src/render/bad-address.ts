import { DEFAULT_LOCALE, links, localePath, splitLocale } from '@tapnook/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** An address that cannot even be read (a broken percent sign, for one) leads a reader to Page Not Found, like every unknown one. */
export const leadAway = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const { locale } = splitLocale(request.url.split('?')[0] ?? '/');
  if (request.method === 'GET' && !request.url.startsWith('/api/')) reply.redirect(localePath(locale ?? DEFAULT_LOCALE, links.notFound()), 302);
  else reply.code(error.statusCode ?? 400).send({ error: error.message });
};
