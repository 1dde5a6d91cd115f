import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * Files that a browser may fetch, by their path below the source folder. Scripts keep their paths,
 * so their imports resolve.
 */
const ASSETS = [
  'payments/elements/payment-element.css',
  'payments/elements/payment-element.client.ts',
  'payments/elements/express-element.client.ts',
  'payments/elements/wallet-sheet.client.ts',
  'payments/elements/appearance.client.ts',
  'payments/elements/frame-channel.client.ts',
  'payments/pages/authorise.client.ts',
  'payments/card-number.ts',
  'web/framing-shop.ts',
  'chat/chat.css',
  'chat/chat.client.ts',
  'dashboard/dashboard.css',
  'dashboard/live.client.ts',
] as const;
type Asset = (typeof ASSETS)[number];

const SOURCE = join(import.meta.dirname, '..');
const TYPES = { css: 'text/css; charset=utf-8', ts: 'text/javascript; charset=utf-8' } as const;

const read = (
  path: Asset,
): { readonly body: string; readonly type: string; readonly etag: string } => {
  const text = readFileSync(join(SOURCE, path), 'utf8');
  const body = path.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
  return {
    body,
    type: TYPES[path.endsWith('.ts') ? 'ts' : 'css'],
    etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`,
  };
};

const YEAR = 31_536_000;

/** The dashboard's Latin typeface; one file for all weights. */
const fontRoute = (server: FastifyInstance): void => {
  const require = createRequire(import.meta.url);
  const file = 'instrument-sans-latin-wght-normal.woff2';
  const font = readFileSync(require.resolve(`@fontsource-variable/instrument-sans/files/${file}`));
  server.get('/assets/fonts/instrument-sans.woff2', (_request, reply) =>
    reply
      .headers({ 'cache-control': `public, max-age=${YEAR}` })
      .type('font/woff2')
      .send(font),
  );
};

/** Serves the pages' styles and scripts; a script is its source without the types. */
export const assetRoutes = async (server: FastifyInstance): Promise<void> => {
  fontRoute(server);
  for (const path of ASSETS) {
    const { body, type, etag } = read(path);
    server.get(`/assets/${path}`, (request, reply) => {
      reply.headers({
        etag,
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(type).send(body);
    });
  }
};
