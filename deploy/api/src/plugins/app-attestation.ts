import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { codeOf } from '../errors.ts';

/** `x-app-attestation: v1.{unix seconds}.{nonce}.{signature, base64url}`. */
export const ATTESTATION_HEADER = 'x-app-attestation';
const FORM = /^v1\.(\d{10})\.([\w-]{16,64})\.([\w-]{43})$/;
/**
 * A proof counts so long before and after the moment it names; its nonce is remembered for twice
 * that.
 */
export const ATTESTATION_SECONDS = 300;

export interface AttestedRequest {
  readonly platform: string;
  readonly method: string;
  /** The whole address with its query, `/api/…`. */
  readonly url: string;
  /**
   * The bearer token of the sameText request, so that a proof cannot be lent to another account.
   */
  readonly token: string;
}

/** The signature of a proof: HMAC-SHA256 over everything that the proof is for, one item a line. */
export const attestationOf = (
  secret: string,
  request: AttestedRequest,
  seconds: number,
  nonce: string,
): string => {
  const signed = [
    'v1',
    request.platform,
    request.method,
    request.url,
    request.token,
    String(seconds),
    nonce,
  ].join('\n');
  const seal = createHmac('sha256', secret).update(signed).digest('base64url');
  return `v1.${seconds}.${nonce}.${seal}`;
};

const sameText = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

/**
 * Whether a request was made by one of our apps (part 3, Money): proved by a signature, fresh, and
 * used once over all processes. Without the environment's secret no app is believed; the `platform`
 * header alone proves nothing.
 */
export const isAttestedApp = async (
  { env, clock, rateLimiter }: Pick<Deps, 'env' | 'clock' | 'rateLimiter'>,
  request: FastifyRequest,
): Promise<boolean> => {
  const { platform } = request.context;
  const given = request.headers[ATTESTATION_HEADER];
  const [, seconds, nonce] = FORM.exec(typeof given === 'string' ? given : '') ?? [];
  if (
    !env.APP_ATTEST_SECRET ||
    (platform !== 'ios' && platform !== 'android') ||
    !seconds ||
    !nonce ||
    typeof given !== 'string'
  )
    return false;
  const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
  if (
    !sameText(
      given,
      attestationOf(
        env.APP_ATTEST_SECRET,
        { platform, method: request.method, url: request.url, token },
        Number(seconds),
        nonce,
      ),
    )
  )
    return false;
  if (Math.abs((await clock.now()).getTime() / 1000 - Number(seconds)) > ATTESTATION_SECONDS)
    return false;
  try {
    await rateLimiter.take(`attestation:${nonce}`, { times: 1, seconds: 2 * ATTESTATION_SECONDS });
    return true;
  } catch (error) {
    if (codeOf(error) === '10429') return false;
    throw error;
  }
};
