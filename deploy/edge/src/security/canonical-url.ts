import type { IncomingMessage } from 'node:http';
import { isLocale, type Locale } from '@tapnook/contracts';
import type { FastifyInstance } from 'fastify';
import { rejectUrl } from '../render/malformed-url.ts';

/** Of a request line that names the host as well (RFC 9112, section 3.2.2). */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#\\]*/i;
/** Letters, digits and `-._~`, encoded although nobody need encode them (RFC 3986, section 2.3). */
const ENCODED_UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;
/**
 * A dot segment behind an encoded slash: no address of ours, and somebody behind us may follow it.
 */
const HIDDEN_DOT_SEGMENT = /(?:^|\/|%2f|%5c)\.{1,2}(?:$|\/|%2f|%5c)/i;
/** English or Chinese of whatever country and script, in whatever spelling. */
const LOCALE_ALIAS = /^(en|zh)(?:[-_][a-z\d]{2,4})*$/i;
const LOCALE_OF_LANGUAGE: Readonly<Record<string, Locale>> = { en: 'en-US', zh: 'zh-HK' };

const canonicalLocale = (path: string): string => {
  const [, first = '', ...rest] = path.split('/');
  const [, language = ''] = (!isLocale(first) && LOCALE_ALIAS.exec(first)) || [];
  const locale = LOCALE_OF_LANGUAGE[language.toLowerCase()];
  return locale ? ['', locale, ...rest].join('/') : path;
};

/** Some send their letters as they are; Node reads each byte as a letter. */
const asUtf8 = (path: string): string => Buffer.from(path, 'latin1').toString('utf8');

const canonicalPath = (path: string): string => {
  const readable = asUtf8(path)
    .replace(ENCODED_UNRESERVED, (encoded) => decodeURIComponent(encoded))
    .replace(/[\\/]+/g, '/');
  const { pathname } = new URL(readable.startsWith('/') ? readable : `/${readable}`, 'http://edge');
  return canonicalLocale(/^\/api\/./.test(pathname) ? pathname.replace(/\/+$/, '') : pathname);
};

/**
 * The one spelling of an address that everything is decided by, and that the API is asked for: no
 * host, dot segments, double slashes or needless encoding, and the locale as we write it. Undefined
 * for what can be no address of ours.
 */
export const canonicalUrl = (url: string): string | undefined => {
  const [relative = ''] = url.replace(SCHEME_AND_HOST, '').split('#');
  const at = relative.indexOf('?');
  const query = at < 0 ? '' : relative.slice(at);
  const path = canonicalPath(at < 0 ? relative : relative.slice(0, at));
  return HIDDEN_DOT_SEGMENT.test(path) ? undefined : path + query;
};

/** For the server's `rewriteUrl`: routes are found by the canonical address. */
export const rewriteUrl = ({ url = '/' }: IncomingMessage): string =>
  url === '*' ? url : (canonicalUrl(url) ?? '/');

/** Leads every other spelling to the canonical one; method and body are kept (308). */
export const registerCanonicalUrls = (server: FastifyInstance): void => {
  server.addHook('onRequest', async (request, reply) => {
    const { originalUrl, url } = request;
    if (originalUrl === '*' || originalUrl.replace(SCHEME_AND_HOST, '') === url) return undefined;
    if (canonicalUrl(originalUrl) === undefined) return rejectUrl(request, reply);
    // `http://shop` and `http://shop/` are one address.
    if (originalUrl.replace(SCHEME_AND_HOST, '') === url.slice(1)) return undefined;
    return reply.redirect(url, 308);
  });
};
