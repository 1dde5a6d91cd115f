import { isLocale, links, localePath } from '@tapnook/contracts';
import type { FastifyInstance } from 'fastify';

/** What a provider may post; anything else is left behind. */
const QUERY_FIELDS = ['code', 'state', 'iss', 'error'] as const;
const MAX_BODY_BYTES = 16 * 1024;

/**
 * Where a provider posts its answer to instead of leading back by a link (`form_post`): Apple does.
 * The post comes from another site, so no cookie of ours is with it; led on by 303 to the same
 * address, the browser reads our page as our own again. The name that Apple posts once goes behind
 * `#`, out of every log. Nothing is believed here: the page's own tab holds the flow.
 */
export const registerFormPostCallback = (server: FastifyInstance): void => {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post<{ Params: { locale: string }; Body: URLSearchParams }>(
      '/:locale/login/callback/apple',
      (request, reply) => {
        const { locale } = request.params;
        const back = isLocale(locale) ? locale : undefined;
        if (!back) return reply.code(404).type('text/plain').send('');
        const query = new URLSearchParams();
        for (const name of QUERY_FIELDS) {
          const value = request.body.get(name);
          if (value !== null) query.set(name, value);
        }
        const user = request.body.get('user');
        const hash = user ? `#user=${encodeURIComponent(user)}` : '';
        const address = localePath(back, `${links.login()}/callback/apple`);
        return reply
          .header('cache-control', 'no-store')
          .redirect(`${address}?${query.toString()}${hash}`, 303);
      },
    );
  });
};
