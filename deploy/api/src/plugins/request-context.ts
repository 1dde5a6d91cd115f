import { DEFAULT_LOCALE, type Locale } from '@tapnook/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, type FieldError, fieldText } from '../errors.ts';
import { PLATFORMS, type RequestContext } from '../handlers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
  }
}

const LOCALE_NAMES: Readonly<Record<string, Locale>> = {
  'en-us': 'en-US',
  en_gb: 'en-US',
  en_us: 'en-US',
  'zh-hk': 'zh-HK',
  zh_hk: 'zh-HK',
};
const header = (request: FastifyRequest, name: string, maxLength = 200): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value.length <= maxLength ? value : undefined;
};

/**
 * The shared headers of part 2, section 7. What is not understood counts as absent, never as a
 * fault.
 */
export const readContext = (request: FastifyRequest): RequestContext => {
  const locale =
    LOCALE_NAMES[header(request, 'x-current-locale')?.toLowerCase() ?? ''] ?? DEFAULT_LOCALE;
  const platform = header(request, 'platform') ?? header(request, 'x-platform');
  const visitor = header(request, 'x-visitor-id');
  return {
    locale,
    language: locale === 'zh-HK' ? 'zh_hk' : 'en_gb',
    platform: PLATFORMS.find((known) => known === platform) ?? 'web',
    source: header(request, 'source') ?? 'Web',
    visitorId: visitor && /^[\w-]{8,64}$/.test(visitor) ? visitor : undefined,
    idempotencyKey: header(request, 'idempotency-key'),
    deviceToken: header(request, 'x-known-device', 400),
  };
};

const UNSAFE_TEXT: Pick<FieldError, 'en_US' | 'zh_HK'> = fieldText(
  'fault.containsCharacterCannotKept',
);
/**
 * Text that PostgreSQL cannot hold: NUL, and halves of characters. Returns the path of the first.
 */
const unsafeText = (value: unknown, path: string, depth = 0): string | undefined => {
  if (typeof value === 'string')
    return value.includes('\u0000') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > 32) return path;
  for (const [key, item] of Object.entries(value)) {
    const found = unsafeText(key, path, depth + 1) ?? unsafeText(item, `${path}.${key}`, depth + 1);
    if (found) return found;
  }
  return undefined;
};

/** Gives every request its context, and refuses text that nothing behind us could store. */
export const registerContext = (app: FastifyInstance): void => {
  app.decorateRequest('context', null as unknown as RequestContext);
  app.addHook('onRequest', async (request) => {
    request.context = readContext(request);
  });
  app.addHook('preValidation', async (request) => {
    const body = Buffer.isBuffer(request.body) ? undefined : request.body;
    const field =
      unsafeText(request.params, 'params') ??
      unsafeText(request.query, 'query') ??
      unsafeText(body, 'body');
    if (field) throw new ApiError('10102', { fields: [{ field, ...UNSAFE_TEXT }] });
  });
};
