import {
  appleNotification,
  facebookDataDeletion,
  facebookDeauthorisation,
} from '@tapnook/contracts/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import { readAppleNotice } from './apple-notice.ts';
import { readSignedRequest, type SignedRequest } from './facebook-signed-request.ts';
import {
  deletionStatusPage,
  followAppleNotice,
  followDataDeletion,
  followDeauthorisation,
  statusPath,
} from './provider-notices.service.ts';

const HIDDEN = { schema: { hide: true } } as const;

const bodyOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);
const received = (reply: FastifyReply, status: 200 | 201): FastifyReply =>
  reply.code(status).send({ code: '0', message: 'OK', data: { received: true } });

/** Apple's keys may be out of reach: then it is asked to tell us again. */
const appleNotice = async (deps: Deps, request: FastifyRequest) => {
  try {
    return await readAppleNotice(deps.env, bodyOf(request));
  } catch (error) {
    throw new ApiError('10503', { retryAfter: 60 }, error);
  }
};

const signedRequest = async (deps: Deps, request: FastifyRequest): Promise<SignedRequest> => {
  const signed = readSignedRequest(
    deps.env.OIDC_FACEBOOK_CLIENT_SECRET,
    bodyOf(request).toString(),
    await deps.clock.now(),
  );
  if (!signed) throw new ApiError('10105');
  return signed;
};

/**
 * What identity providers tell us by themselves; nothing is believed before its signature is
 * checked.
 */
export const providerNoticeRoutes = (app: FastifyInstance, deps: Deps): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(appleNotification.path, HIDDEN, async (request, reply) => {
    const notice = await appleNotice(deps, request);
    if (notice === 'forged') throw new ApiError('10105');
    if (notice) await followAppleNotice(deps, notice);
    return received(reply, 201);
  });
  app.post(facebookDeauthorisation.path, HIDDEN, async (request, reply) => {
    await followDeauthorisation(deps, await signedRequest(deps, request));
    return received(reply, 201);
  });
  // Facebook reads these two fields, not our envelope.
  app.post(facebookDataDeletion.path, HIDDEN, async (request, reply) =>
    reply.send(await followDataDeletion(deps, await signedRequest(deps, request))),
  );
  app.get<{ Params: { code: string } }>(statusPath(':code'), HIDDEN, async (request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(await deletionStatusPage(deps, request.params.code)),
  );
};
