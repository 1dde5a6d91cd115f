import type { SecurityEvent } from '@tapnook/server/security-log';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isStaff, SECOND_FACTOR, tokensIn, userIdIn, type ApiAnswer, type Caller } from './api.ts';
import { keepTokens, localeOf, tokensOf } from './cookies.ts';
import { problem } from './problem.ts';
import type { ServerOptions } from './proxy.routes.ts';

const SignIn = z.object({ email: z.string().max(254), password: z.string().max(200) });
const Challenge = z.object({ challengeId: z.string().max(400) });
const Proof = Challenge.extend({
  code: z.string().max(12).optional(),
  recoveryCode: z.string().max(40).optional(),
});

export const callerOf = (request: FastifyRequest): Caller => ({
  ip: request.ip,
  locale: localeOf(request),
  userAgent: request.headers['user-agent'] ?? '',
});

/** What a refused step of a sign-in is called in the security log. */
const EVENT_BY_CODE: Readonly<Record<string, SecurityEvent>> = {
  '10429': 'limit.reached',
  '30005': 'sign-in.failed',
  '30048': 'second-factor.asked',
  '30049': 'second-factor.asked',
  '30050': 'second-factor.failed',
};

/** Signing in by password and second factor, and out. The browser is given no token. */
export const sessionRoutes = (
  server: FastifyInstance,
  { api, secure, noteSecurityEvent }: Omit<ServerOptions, 'renew'>,
): void => {
  const note = (
    request: FastifyRequest,
    securityEvent: SecurityEvent | undefined,
    code = '0',
    userId?: string,
  ): void => {
    const call = `POST ${request.routeOptions.url ?? ''}`;
    if (securityEvent)
      noteSecurityEvent(request, { securityEvent, call, code, ...(userId && { userId }) });
  };
  /** Answers a step of a sign-in; what it ends with is kept in cookies. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    step: ApiAnswer,
  ): Promise<FastifyReply> => {
    const tokens = tokensIn(step);
    if (!tokens) {
      note(request, EVENT_BY_CODE[step.code], step.code);
      return reply.code(step.status).send(step.envelope);
    }
    if (!isStaff(step)) {
      note(request, 'role.refused', '30005', userIdIn(step));
      await api.signOut(tokens.access, callerOf(request));
      // As a wrong password is refused: nobody learns here which address a shopper has.
      return problem(reply, '30005');
    }
    note(request, 'sign-in.succeeded', '0', userIdIn(step));
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
    if (!success) return problem(reply, '10102');
    return answer(request, reply, await api.signIn(data.email, data.password, callerOf(request)));
  });
  for (const [path, call] of [
    ['/session/second-factor', SECOND_FACTOR.finish],
    ['/session/enrolment', SECOND_FACTOR.enrol],
    ['/session/enrolment/confirm', SECOND_FACTOR.finishEnrolment],
  ] as const)
    server.post(path, async (request, reply) => {
      const { success, data } = Proof.safeParse(request.body);
      if (!success) return problem(reply, '10102');
      return answer(request, reply, await api.post(call, data, callerOf(request)));
    });
  server.post('/session/end', async (request, reply) => {
    const tokens = tokensOf(request, secure);
    // The cookies go whatever the API says: who leaves a shared desk must be gone.
    keepTokens(reply, undefined, secure);
    if (tokens) note(request, 'sessions.ended');
    if (tokens)
      await api
        .signOut(tokens.access, callerOf(request))
        .catch((error: unknown) => request.log.warn({ err: error }, 'a session was not ended'));
    return reply.code(201).send({ code: '200', message: '', data: {} });
  });
};
