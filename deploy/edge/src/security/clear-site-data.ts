import type { FastifyInstance } from 'fastify';
import type { ManifestSource } from '../composition/manifest-source.ts';
import type { EdgeConfig } from '../env.ts';
import { cookieOf, setName } from '../session/cookies.ts';

/** Workers, caches and what scripts stored; not the cookies, so that nobody is signed out. */
const CLEARED = '"cache", "storage"';

/**
 * The emergency brake of the manifest. A document says it once to a browser, which then bears its
 * number; the answer for a service worker says it always, because that request alone passes a
 * worker that answers everything else itself.
 */
export const registerClearSiteData = (
  server: FastifyInstance,
  config: EdgeConfig,
  manifests: Pick<ManifestSource, 'current'>,
  now: () => number = Date.now,
): void => {
  server.addHook('onSend', async (request, reply) => {
    const brake = manifests.current()?.clearSiteData;
    if (!brake || Date.parse(brake.until) <= now()) return;
    const isWorker = request.headers['service-worker'] === 'script';
    const isDocument = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (!isWorker && !isDocument) return;
    const id = String(brake.id);
    if (!isWorker && cookieOf(request, config, 'cleared') === id) return;
    reply.header('clear-site-data', CLEARED);
    if (!isWorker)
      reply.setCookie(setName(config, 'cleared'), id, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: config.origin.startsWith('https:'),
        expires: new Date(brake.until),
      });
  });
};
