import { DEFAULT_LOCALE, links, localePath, splitLocale } from '@tapnook/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { fieldFault, problem } from '../problem.ts';
import { askedLocale } from './asked-locale.ts';

/**
 * An address that cannot even be read (a broken percent sign, for one) leads a reader to Page Not
 * Found, like every unknown one; a call is told so.
 */
export const rejectUrl = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { locale = askedLocale(request.headers['accept-language']) } = splitLocale(
    request.originalUrl.split('?')[0] ?? '/',
  );
  if (request.method === 'GET' && !request.originalUrl.startsWith('/api/'))
    return reply.redirect(localePath(locale ?? DEFAULT_LOCALE, links.notFound()), 302);
  return problem(reply, '10102', {
    fields: [fieldFault('url', 'fault.unreadable')],
  });
};

/** For the server's `frameworkErrors`. */
export const redirectMalformedUrl = (
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => void rejectUrl(request, reply);
