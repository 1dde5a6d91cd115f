import type { Locale } from '@tapnook/contracts';
import { isLocale } from '@tapnook/contracts';
import type { FastifyRequest } from 'fastify';

export const COOKIE = 'dashboard_locale';

const fromCookie = (header: string | undefined): string =>
  new RegExp(`(?:^|; *)${COOKIE}=([^;]+)`).exec(header ?? '')?.[1] ?? '';

/**
 * The reader's language: what the address asks for, what the shop that sent them speaks, what was
 * chosen on the dashboard before, what the browser prefers.
 */
export const localeOf = (request: FastifyRequest, ofShop?: Locale): Locale => {
  const asked = (request.query as Record<string, unknown> | undefined)?.['locale'];
  if (typeof asked === 'string' && isLocale(asked)) return asked;
  if (ofShop) return ofShop;
  const chosen = fromCookie(request.headers.cookie);
  if (isLocale(chosen)) return chosen;
  return /^zh/i.test(request.headers['accept-language'] ?? '') ? 'zh-HK' : 'en-US';
};
