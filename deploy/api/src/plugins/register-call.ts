import type { CallContract } from '@tapnook/contracts';
import { ERRORS, type ErrorCode } from '@tapnook/contracts/errors';
import { networkOf } from '@tapnook/server/network';
import type { SecurityEvent } from '@tapnook/server/security-log';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { isOutage } from '../db/pool.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../handlers.ts';
import { securityEntry, securityEventsOf } from '../security-log.ts';
import { authorise, forgetEndedSession } from './auth.ts';
import { errorEnvelope, ErrorEnvelope, toApiError } from './error-handler.ts';
import { once, type StoredAnswer } from './idempotency.ts';
import type { Limit } from './rate-limit.ts';
import { checkResponse } from './response-validation.ts';

type AnyHandler = (call: Call) => Promise<unknown>;

/** Every call may answer these besides its own. */
const ALWAYS: readonly ErrorCode[] = ['10102', '10429', '10500', '10503'];
const SIGNED_IN: readonly ErrorCode[] = ['10104', '10105', '10405'];

/** With an Idempotency-Key. */
const REPEATED: readonly ErrorCode[] = ['10409', '10422'];
const isOpen = ({ route }: CallContract): boolean =>
  route.auth === 'public' || route.auth === 'visitor';

/** Every code that a call may fail with. */
export const codesOf = (contract: CallContract): readonly ErrorCode[] => [
  ...contract.errors,
  ...ALWAYS,
  ...(isOpen(contract) ? [] : SIGNED_IN),
  ...(contract.route.method === 'GET' ? [] : REPEATED),
];

const responses = (contract: CallContract): Record<number, z.ZodType> => {
  const codes = codesOf(contract);
  const table: Record<number, z.ZodType> = {};
  for (const code of codes) table[ERRORS[code].status] = ErrorEnvelope;
  const success = z.object({
    code: z.literal('0'),
    message: z.string(),
    data: contract.data,
    ...contract.extra?.shape,
  });
  table[contract.route.success] = contract.route.success === 204 ? z.null() : success;
  return table;
};

const schemaOf = (id: string, contract: CallContract): FastifySchema => ({
  operationId: id,
  tags: [contract.tag],
  summary: contract.summary,
  description: contract.errors.length
    ? `Codes: ${contract.errors.map((code) => `${code} (${ERRORS[code].text.en_gb})`).join('; ')}`
    : '',
  ...(contract.route.auth !== 'public' &&
    contract.route.auth !== 'visitor' && { security: [{ bearer: [] }] }),
  ...(contract.params && { params: contract.params }),
  ...(contract.query && { querystring: contract.query }),
  ...(contract.headers && { headers: contract.headers }),
  ...(contract.body && !contract.multipart && { body: contract.body }),
  ...(contract.multipart && { consumes: ['multipart/form-data'] }),
  response: responses(contract),
});

/** `/a/{b}/{c?}` as fastify writes it. */
export const routePath = (path: string): string => path.replace(/\{(\w+)(\??)\}/g, ':$1$2');

const success = async (
  contract: CallContract,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StoredAnswer> => {
  const { params, query, body, viewer, ip, log, context } = request;
  const result = await handler({
    ...context,
    params,
    query,
    body,
    viewer,
    ip,
    log,
    request,
    reply,
  } as Call);
  const { data, extra } = contract.extra
    ? (result as { data: unknown; extra: object })
    : { data: result, extra: {} };
  return {
    status: contract.route.success,
    answer: { code: '0', message: 'OK', data: data ?? null, ...extra },
  };
};

const limitKey = (id: string, request: FastifyRequest): string =>
  `call:${id}:${request.viewer ? `user:${request.viewer.userId}` : `ip:${networkOf(request.ip)}`}`;

/** Writes what became of a call to the security log, where it belongs there. */
const logSecurity = (
  { env, securityLog }: Deps,
  request: FastifyRequest,
  ended: { readonly call: string; readonly code: ErrorCode | '0'; readonly data?: unknown },
  known?: SecurityEvent,
): void => {
  const { call, code, data } = ended;
  for (const securityEvent of known ? [known] : securityEventsOf(ended, request))
    securityLog(securityEntry(env, request, { securityEvent, call, code }, data));
};

/** A counter that cannot be reached stops no reading; whatever writes fails by itself then. */
const takeUnlessAway = async (deps: Deps, key: string, limit: Limit): Promise<void> => {
  try {
    await deps.rateLimiter.take(key, limit);
  } catch (error) {
    if (!isOutage(error)) throw error;
  }
};

/** Whether the caller may ask at all, and not too often. */
const admit = async (
  deps: Deps,
  id: string,
  { route, limit }: CallContract,
  request: FastifyRequest,
): Promise<void> => {
  const roleRefused = (error: unknown): SecurityEvent | undefined =>
    toApiError(error).code === '10405' ? 'role.refused' : undefined;
  try {
    await forgetEndedSession(deps.db, request);
    authorise(request, route.auth);
    if (limit && !limit.counts) await takeUnlessAway(deps, limitKey(id, request), limit);
  } catch (error) {
    logSecurity(deps, request, { call: id, code: toApiError(error).code }, roleRefused(error));
    throw error;
  }
};

/** Registers one contract with its handler: who may, how often, once per key, and the envelope. */
export const registerCall = (
  app: FastifyInstance,
  deps: Deps,
  id: string,
  contract: CallContract,
  handler: AnyHandler,
): void => {
  const { route } = contract;
  const checked = deps.env.NODE_ENV === 'test';
  const replayable = route.method !== 'GET' && !contract.multipart && !contract.secret;
  app.route({
    method: route.method,
    url: routePath(route.path),
    schema: schemaOf(id, contract),
    // Before the body is looked at: who may not call learns nothing about its fields.
    preValidation: async (request) => {
      await admit(deps, id, contract, request);
    },
    handler: async (request, reply) => {
      const run = async (): Promise<StoredAnswer> => {
        try {
          const answer = await success(contract, handler, request, reply);
          const { data } = answer.answer as { readonly data?: unknown };
          logSecurity(deps, request, { call: id, code: '0', data });
          return answer;
        } catch (error) {
          logSecurity(deps, request, { call: id, code: toApiError(error).code });
          if (contract.limit?.counts && ERRORS[toApiError(error).code].status < 500)
            await deps.rateLimiter.take(limitKey(id, request), contract.limit);
          throw error;
        }
      };
      const stored = !replayable
        ? await run()
        : await once(deps.db, request, id, async () => {
            try {
              return await run();
            } catch (error) {
              const failure = toApiError(error);
              const { status } = ERRORS[failure.code];
              if (status >= 500 || status === 429) throw error;
              return {
                status,
                answer: errorEnvelope(
                  failure.code,
                  failure.details,
                  request.context.locale === 'en-US',
                ),
              };
            }
          });
      if (checked && stored.status === route.success) checkResponse(id, contract, stored.answer);
      if ('repeated' in stored && stored.repeated)
        void reply.header('idempotency-replayed', 'true');
      if (reply.sent) return reply;
      void reply.status(stored.status).header('cache-control', 'no-store');
      return reply.send(stored.status === 204 ? null : stored.answer);
    },
  });
};
