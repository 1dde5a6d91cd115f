import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';

/** While a process of the API is replaced, another one can be had within this. */
const MAX_REPEAT_MS = 2_000;
const PAUSE_MS = 100;
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const BROKEN_CONNECTION: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const codesOf = (error: unknown): readonly string[] => {
  if (typeof error !== 'object' || error === null) return [];
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return [...(typeof code === 'string' ? [code] : []), ...codesOf(cause)];
};
/**
 * Whether a request may be sent again: nobody took it, or it only reads and its connection broke
 * (RFC 9110, section 9.2.2).
 */
export const isRepeatable = (method: string, error: unknown): boolean => {
  const codes = codesOf(error);
  if (codes.includes('ECONNREFUSED')) return true;
  return SAFE_METHODS.has(method) && codes.some((code) => BROKEN_CONNECTION.has(code));
};

/** Runs a request anew, after a pause, while it may be repeated and its time lasts. */
export const repeatWhileRefused = async <T>(
  method: string,
  send: () => Promise<T>,
  maxMs = MAX_REPEAT_MS,
): Promise<T> => {
  const end = performance.now() + maxMs;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!isRepeatable(method, error) || performance.now() + PAUSE_MS > end) throw error;
      await wait(PAUSE_MS);
    }
  }
};

/** As undici's `request`; what was refused is repeated, unless its body can be read but once. */
export const requestRepeating: typeof request = (url, options) =>
  options?.body instanceof Readable
    ? request(url, options)
    : repeatWhileRefused(options?.method ?? 'GET', () => request(url, options));
