import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { bothLines } from '../translations.ts';

/** Content codings that we have, by their names in `Accept-Encoding`. */
export type Encoding = 'br' | 'gzip' | 'identity';
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The types describe an older version, which has no order of our own. */
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

/**
 * The content coding of an answer (RFC 9110, section 12.5.3): the one that the caller likes best,
 * among equals the smallest. What compresses badly goes as it is wherever that is taken. Undefined
 * when the caller takes none of ours.
 */
export const negotiateEncoding = (
  accepted: string | undefined,
  isCompressible = true,
): Encoding | undefined => {
  // Its older name means the same (RFC 9110, section 8.4.1.3).
  const headers = { 'accept-encoding': accepted?.replace(/\bx-gzip\b/gi, 'gzip') };
  const negotiator = new Negotiator({ headers }) as unknown as EncodingNegotiator;
  const taken = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS });
  const [best] = taken;
  const chosen = !isCompressible && taken.includes('identity') ? 'identity' : best;
  return ENCODINGS.find((one) => one === chosen);
};

/** Names a header in `Vary`, beside what stands there. */
const addVary = (reply: FastifyReply, name: string): void => {
  const names = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (!names.some((one) => one === '*' || one.toLowerCase() === name))
    reply.header('vary', [...names, name].join(', '));
};

/** 406 in both languages, for a caller who takes none of our codings. */
export const refuseEncodings = (reply: FastifyReply): FastifyReply =>
  reply
    .code(406)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(bothLines('fault.encoding'));

/**
 * Sends a content in the coding that the caller takes, as `encode` makes it; 406 where there is
 * none.
 */
export const sendEncoded = async (
  request: FastifyRequest,
  reply: FastifyReply,
  encode: (encoding: Encoding) => Promise<Buffer | string> | Buffer | string,
  isCompressible = true,
): Promise<FastifyReply> => {
  const encoding = negotiateEncoding(request.headers['accept-encoding'], isCompressible);
  addVary(reply, 'accept-encoding');
  if (encoding === undefined) return refuseEncodings(reply);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await encode(encoding));
};
