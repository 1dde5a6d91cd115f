import type { FastifyInstance, FastifyReply } from 'fastify';
import { request as send } from 'undici';
import type { EdgeConfig } from '../env.ts';

/** Site icons, from the picture route of the API: address → picture id and file. */
const ICONS: Readonly<Record<string, string>> = {
  '/favicon.svg': '/api/media/favicon.svg',
  '/favicon-32.png': '/api/media/favicon-32.png',
  '/favicon.ico': '/api/media/favicon-32.png',
  '/apple-touch-icon.png': '/api/media/apple-touch-icon.png',
  '/icon-512.png': '/api/media/icon-512.png',
};

export const registerSiteFiles = (app: FastifyInstance, config: EdgeConfig): void => {
  const relay = async (reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const answer = await send(config.apiOrigin + path);
    reply.code(answer.statusCode).header('cache-control', 'public, max-age=86400');
    const type = answer.headers['content-type'];
    if (typeof type === 'string') reply.header('content-type', type);
    return reply.send(answer.body);
  };
  for (const [path, target] of Object.entries(ICONS)) app.get(path, (_request, reply) => relay(reply, target));
  app.get('/site.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=86400').send(
      JSON.stringify({
        name: 'TapNook 拾角', short_name: 'TapNook', start_url: '/', display: 'standalone', background_color: '#ffffff', theme_color: '#0b5a45',
        icons: [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' }, { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
      }),
    ),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').header('cache-control', 'public, max-age=3600').send(
      ['User-agent: *', 'Disallow: /api/', 'Allow: /api/media/', 'Disallow: /*/checkout', 'Disallow: /*/profile', 'Disallow: /*/voucher', 'Disallow: /*/login', `Sitemap: ${config.origin}/sitemap.xml`, ''].join('\n'),
    ),
  );
};
