import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import { drainBeforeAnswer } from '@tapnook/server/unread-body';
import type { FastifyInstance } from 'fastify';
import { negotiateEncoding, refuseEncodings } from '../encoding/negotiation.ts';

/** Compresses the API's answers as they pass, in the coding that the caller takes. */
export const compressAnswers = async (scope: FastifyInstance): Promise<void> => {
  scope.addHook('onRequest', async (request, reply) => {
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) {
      drainBeforeAnswer(request, reply);
      return refuseEncodings(reply);
    }
    request.headers['accept-encoding'] = encoding;
    return undefined;
  });
  // Made anew for every answer, so quick rather than small.
  await scope.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
};
