import type { Socket } from 'node:net';
import { localePath, splitLocale, type Locale } from '@tapnook/contracts';
import { drainBeforeAnswer } from '@tapnook/server/unread-body';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../env.ts';
import { fieldFault, problem } from '../problem.ts';
import { askedLocale } from '../render/asked-locale.ts';
import { STATIC_ERROR_PAGE_POLICY, staticErrorPage } from '../render/static-error-page.ts';
import { proxyErrorPage } from '../static/proxy-errors.ts';
import { bothLines, translator } from '../translations.ts';
import { isOwnOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';

/** What is read of a request's headers, so that whoever sends too much of them is told so. */
export const MAX_READ_HEADER_BYTES = 256 * 1024;
/** As much as the API and most proxies take. */
const MAX_HEADER_BYTES = 14 * 1024;
const MAX_COOKIE_BYTES = 16 * 1024;
const MAX_URL_LENGTH = 8 * 1024;
export const CLEAR_COOKIES_PATH = '/clear-cookies';
/** Proxies take answers with some kilobytes of headers. */
const MAX_EXPIRY_BYTES = 2_500;

const localeOf = (request: FastifyRequest): Locale =>
  splitLocale(request.url.split('?')[0] ?? '/').locale ??
  askedLocale(request.headers['accept-language']) ??
  'en-US';

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': STATIC_ERROR_PAGE_POLICY, 'cache-control': 'no-store' })
    .send(page);

const clearCookiesPage = (locale: Locale): string => {
  const t = translator(locale);
  return staticErrorPage({
    locale,
    title: t('cookies.title'),
    text: t('cookies.text'),
    form: { action: CLEAR_COOKIES_PATH, text: t('cookies.clear') },
  });
};
const longUrlPage = (locale: Locale): string => {
  const t = translator(locale);
  return staticErrorPage({
    locale,
    title: t('longUrl.title'),
    text: t('longUrl.text'),
    link: { href: localePath(locale, '/'), text: t('longUrl.home') },
  });
};

const tooMuch = ({ raw, originalUrl }: FastifyRequest): 414 | 431 | undefined => {
  if (originalUrl.length > MAX_URL_LENGTH) return 414;
  const cookies = raw.headers.cookie?.length ?? 0;
  const all = raw.rawHeaders.reduce((sum, { length }) => sum + length + 2, 0);
  return cookies > MAX_COOKIE_BYTES || all - cookies > MAX_HEADER_BYTES ? 431 : undefined;
};
const FIELDS = {
  414: fieldFault('url', 'fault.tooLong'),
  431: fieldFault('headers', 'cookies.title'),
} as const;

/** The domains that a cookie of a host may have been set for: its own, and those above it. */
const cookieDomains = (hostname: string): readonly (string | undefined)[] => {
  const labels = hostname.split('.');
  const isName = labels.length > 1 && !/^\d+$/.test(labels.at(-1) ?? '');
  return isName
    ? [undefined, ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))]
    : [undefined];
};

/**
 * Ends the largest cookies that were sent, for browsers that do not know `Clear-Site-Data`; another
 * press ends further ones.
 */
const expireCookies = (request: FastifyRequest): string[] => {
  const sent = (request.headers.cookie ?? '').split(';').map((pair) => {
    const name = pair.split('=')[0]?.trim() ?? '';
    return { name, size: pair.length };
  });
  const domains = cookieDomains(request.hostname);
  const ended: string[] = [];
  let left = MAX_EXPIRY_BYTES;
  for (const { name } of sent.toSorted((one, other) => other.size - one.size)) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) continue;
    for (const domain of name.startsWith('__Host-') ? [undefined] : domains) {
      const text =
        `${name}=; Path=/; Max-Age=0${domain ? `; Domain=${domain}` : ''}` +
        (name.startsWith('__') ? '; Secure' : '');
      left -= text.length;
      if (left < 0) return ended;
      ended.push(text);
    }
  }
  return ended;
};

const registerClearCookies = (server: FastifyInstance, config: EdgeConfig): void => {
  server.get(CLEAR_COOKIES_PATH, (request, reply) =>
    sendPage(reply, clearCookiesPage(localeOf(request))),
  );
  // A form of the page sends nothing but its address.
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.post(CLEAR_COOKIES_PATH, async (request, reply) => {
      drainBeforeAnswer(request, reply);
      if (!isOwnOrigin(request, config.origin)) return problem(reply, '10106');
      return reply
        .headers({
          'clear-site-data': '"cookies"',
          'set-cookie': expireCookies(request),
          'cache-control': 'no-store',
        })
        .redirect(localePath(localeOf(request), '/'), 303);
    });
  });
};

/**
 * Refuses addresses and headers that are too long with words and a way out: cookies of a whole
 * domain come together here, and only the browser that sends them can drop them.
 */
export const registerRequestSize = (server: FastifyInstance, config: EdgeConfig): void => {
  server.addHook('onRequest', async (request, reply) => {
    const status = tooMuch(request);
    const path = request.url.split('?')[0] ?? '/';
    if (status === undefined || (status === 431 && path === CLEAR_COOKIES_PATH)) return undefined;
    drainBeforeAnswer(request, reply);
    reply.header('cache-control', 'no-store');
    if (path.startsWith('/api/') || request.method !== 'GET')
      return problem(reply, '10102', { fields: [FIELDS[status]], status });
    const locale = localeOf(request);
    return sendPage(
      reply.code(status),
      status === 414 ? longUrlPage(locale) : clearCookiesPage(locale),
    );
  });
  registerClearCookies(server, config);
};

/**
 * For the server's `clientErrorHandler`: what could not be read at all is answered all the same.
 */
export const rejectConnection =
  (config: EdgeConfig) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
    const body = isTooLarge ? proxyErrorPage(431) : bothLines('fault.request');
    const headers = {
      ...securityHeaders(config),
      'content-type': `text/${isTooLarge ? 'html' : 'plain'}; charset=utf-8`,
      'content-security-policy': STATIC_ERROR_PAGE_POLICY,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const head = [
      `HTTP/1.1 ${isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request'}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ].join('\r\n');
    socket.end(`${head}\r\n\r\n${body}`);
  };
