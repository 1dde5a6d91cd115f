import { DEFAULT_LOCALE, links, localePath, LOCALES } from '@tapnook/contracts';
import { listPublicRoutes } from '@tapnook/contracts/calls';
import { escapeHtml } from '@tapnook/kernel';
import type { FastifyInstance } from 'fastify';
import { createCompressedFiles } from '../encoding/compressed-files.ts';
import { sendEncoded } from '../encoding/negotiation.ts';
import type { EdgeConfig } from '../env.ts';

interface PublicRoutes {
  readonly products: readonly { readonly id: string; readonly route: string | null }[];
  readonly productLists: readonly { readonly id: string; readonly route: string | null }[];
  readonly merchants: readonly { readonly id: string; readonly route: string | null }[];
}
const CACHE_TTL_MS = 10 * 60_000;
const STATIC_PATHS = [
  links.home(),
  links.search(),
  links.merchantSearch(),
  links.help(),
  links.helpArticle(),
  links.about(),
  links.aboutCoins(),
  links.partner(),
  links.terms('usage-terms'),
  links.terms('privacy-policy'),
  links.terms('refunds'),
  links.terms('accessibility'),
];

/** One entry a page and locale, each with all its alternates, itself included. */
export const sitemapXml = (origin: string, paths: readonly string[]): string => {
  const address = (locale: (typeof LOCALES)[number], path: string): string =>
    escapeHtml(origin + localePath(locale, path));
  const entries = paths.flatMap((path) => {
    const alternates = [
      ...LOCALES.map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale, path)}"/>`,
      ),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${address(DEFAULT_LOCALE, path)}"/>`,
    ].join('');
    return LOCALES.map((locale) => `<url><loc>${address(locale, path)}</loc>${alternates}</url>`);
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?><urlset ` +
    `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`
  );
};

export const registerSitemap = (server: FastifyInstance, config: EdgeConfig): void => {
  let cached: { xml: string; until: number } | undefined;
  const make = async (): Promise<string> => {
    const response = await fetch(`${config.apiOrigin}/api${listPublicRoutes.path}`, {
      signal: AbortSignal.timeout(5_000),
    });
    const { data } = (await response.json()) as { data: PublicRoutes };
    return sitemapXml(config.origin, [
      ...STATIC_PATHS,
      ...data.products.map(({ id, route }) =>
        links.product({ productId: id, productRoute: route }),
      ),
      ...data.productLists.map(({ id, route }) => links.productList(route ?? id)),
      ...data.merchants.map(({ id, route }) => links.merchant(route ?? id)),
    ]);
  };
  const compressed = createCompressedFiles();
  server.get('/sitemap.xml', async (request, reply) => {
    if (!cached || cached.until < Date.now())
      cached = { xml: await make(), until: Date.now() + CACHE_TTL_MS };
    const { xml, until } = cached;
    reply.type('application/xml').header('cache-control', 'public, max-age=600');
    return sendEncoded(request, reply, (encoding) =>
      compressed(String(until), Buffer.from(xml), encoding),
    );
  });
};
