import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const MEBIBYTE = 1024 * 1024;
/** What is read away of a body that nobody wants, and for how long; then the connection ends. */
const MAX_DRAINED_BYTES = 32 * MEBIBYTE;
const MAX_DRAIN_MS = 30_000;

/** Reads away what is left of a request's body, whoever was reading it. */
export const drain = (raw: IncomingMessage): void => {
  if (raw.complete || raw.destroyed) return;
  let left = MAX_DRAINED_BYTES;
  // A parser that stopped in the middle takes nothing more, and would hold the rest back.
  raw.unpipe();
  // Destroying a request that has not ended ends its connection.
  const timer = setTimeout(() => raw.destroy(), MAX_DRAIN_MS).unref();
  raw.on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) raw.destroy();
  });
  raw.once('close', () => clearTimeout(timer)).on('error', () => {});
  raw.resume();
};

/**
 * Before an answer to a request whose body has not been read to its end: a connection on which the
 * rest is left would never come to its next request, which behind a proxy is somebody else's.
 */
export const drainBeforeAnswer = (
  { raw }: Pick<FastifyRequest, 'raw'>,
  reply: FastifyReply,
): void => {
  const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
  if (raw.complete || (encoding === undefined && Number(length ?? 0) === 0)) return;
  if (Number(length ?? 0) > MAX_DRAINED_BYTES) {
    reply.header('connection', 'close');
    return;
  }
  reply.removeHeader('connection');
  drain(raw);
};

/** Lets every answer of a server that streams none reach whoever is still sending the body. */
export const drainUnreadBodies = (server: FastifyInstance): void => {
  server.addHook('onSend', async (request, reply) => drainBeforeAnswer(request, reply));
};
