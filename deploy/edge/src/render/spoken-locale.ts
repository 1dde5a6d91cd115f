import { DEFAULT_LOCALE, isLocale, type Locale } from '@tapnook/contracts';
import type { FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../env.ts';
import { cookieOf } from '../session/cookies.ts';
import { askedLocale } from './asked-locale.ts';

const cookieLocale = (config: EdgeConfig, request: FastifyRequest): Locale | undefined => {
  const saved = cookieOf(request, config, 'locale') ?? '';
  return isLocale(saved) ? saved : undefined;
};
export const savedLocale = (config: EdgeConfig, request: FastifyRequest): Locale =>
  cookieLocale(config, request) ?? DEFAULT_LOCALE;
/** The language for whoever asked for an address of no locale that leads nowhere. */
export const spokenLocale = (config: EdgeConfig, request: FastifyRequest): Locale =>
  cookieLocale(config, request) ??
  askedLocale(request.headers['accept-language']) ??
  DEFAULT_LOCALE;
