import { DEFAULT_LOCALE, isLocale, localePath, links } from '@tapnook/contracts';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from '../env.ts';
import { askedLocale } from '../render/asked-locale.ts';
import { cookieOf } from '../session/cookies.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 asks for less than a year, so that nobody writes to a forgotten address. */
const SECURITY_TXT_DAYS = 90;

const securityTxt = (config: EdgeConfig, now: number): string =>
  [
    `Contact: ${config.securityContact}`,
    `Expires: ${new Date(Math.ceil(now / DAY_MS + SECURITY_TXT_DAYS) * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, zh',
    `Canonical: ${config.origin}/.well-known/security.txt`,
    '',
  ].join('\n');

/**
 * Addresses that browsers, password managers and finders of faults know of every site (RFC 8615);
 * any other one is told plainly that it is none.
 */
export const registerWellKnown = (server: FastifyInstance, config: EdgeConfig): void => {
  server.get('/.well-known/change-password', (request, reply) => {
    const saved = cookieOf(request, config, 'locale') ?? '';
    const locale = isLocale(saved) ? saved : askedLocale(request.headers['accept-language']);
    return reply
      .header('cache-control', 'no-store')
      .redirect(localePath(locale ?? DEFAULT_LOCALE, links.profile('setPassword')), 302);
  });
  server.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityTxt(config, Date.now())),
  );
  const association = config.applePayAssociation;
  if (association !== null)
    server.get('/.well-known/apple-developer-merchantid-domain-association', (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(association),
    );
  server.get('/.well-known/*', (_request, reply) => reply.code(404).type('text/plain').send(''));
};
