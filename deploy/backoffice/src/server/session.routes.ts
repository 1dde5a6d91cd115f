import type { ErrorCode } from '@tapnook/contracts';
import { ERRORS } from '@tapnook/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  isStaff,
  SECOND_FACTOR,
  tokensIn,
  type ApiAnswer,
  type BackOfficeApi,
  type Caller,
} from './api.ts';
import { keepTokens, localeOf, tokensOf } from './cookies.ts';

const SignIn = z.object({ email: z.string().max(254), password: z.string().max(200) });
const Challenge = z.object({ challengeId: z.string().max(400) });
const Proof = Challenge.extend({
  code: z.string().max(12).optional(),
  recoveryCode: z.string().max(40).optional(),
});

/** Answers as the API does with a business error. */
const refuse = (reply: FastifyReply, code: ErrorCode): FastifyReply => {
  const { status, text } = ERRORS[code];
  const data = { en_US: text.en_gb, zh_HK: text.zh_hk };
  return reply.code(status).send({ code, message: text.en_gb, data });
};
const MALFORMED = '10102';
/** Of a wrong password: nobody learns here which address a shopper has. */
const NOT_STAFF = '30005';

export const callerOf = (request: FastifyRequest): Caller => ({
  ip: request.ip,
  locale: localeOf(request),
  userAgent: request.headers['user-agent'] ?? '',
});

/** Signing in by password and second factor, and out. The browser is given no token. */
export const sessionRoutes = (
  server: FastifyInstance,
  { api, secure }: { readonly api: BackOfficeApi; readonly secure: boolean },
): void => {
  /** Answers a step of a sign-in; what it ends with is kept in cookies. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    step: ApiAnswer,
  ): Promise<FastifyReply> => {
    const tokens = tokensIn(step);
    if (!tokens) return reply.code(step.status).send(step.envelope);
    if (!isStaff(step)) {
      await api.signOut(tokens.access, callerOf(request));
      return refuse(reply, NOT_STAFF);
    }
    keepTokens(reply, tokens, secure);
    const { recoveryCodes } = step.data;
    return reply.code(201).send({
      code: '200',
      message: '',
      data: { signedIn: true, ...(Array.isArray(recoveryCodes) && { recoveryCodes }) },
    });
  };

  server.get('/session', (request, reply) =>
    reply.header('cache-control', 'no-store').send({
      code: '200',
      message: '',
      data: { signedIn: tokensOf(request, secure) !== undefined },
    }),
  );
  server.post('/session', async (request, reply) => {
    const { success, data } = SignIn.safeParse(request.body);
    if (!success) return refuse(reply, MALFORMED);
    return answer(request, reply, await api.signIn(data.email, data.password, callerOf(request)));
  });
  for (const [path, call] of [
    ['/session/second-factor', SECOND_FACTOR.finish],
    ['/session/enrolment', SECOND_FACTOR.enrol],
    ['/session/enrolment/confirm', SECOND_FACTOR.finishEnrolment],
  ] as const)
    server.post(path, async (request, reply) => {
      const { success, data } = Proof.safeParse(request.body);
      if (!success) return refuse(reply, MALFORMED);
      return answer(request, reply, await api.post(call, data, callerOf(request)));
    });
  server.post('/session/end', async (request, reply) => {
    const tokens = tokensOf(request, secure);
    // The cookies go whatever the API says: who leaves a shared desk must be gone.
    keepTokens(reply, undefined, secure);
    if (tokens)
      await api
        .signOut(tokens.access, callerOf(request))
        .catch((error: unknown) => request.log.warn({ err: error }, 'a session was not ended'));
    return reply.code(201).send({ code: '200', message: '', data: {} });
  });
};
