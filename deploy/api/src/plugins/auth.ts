import { timingSafeEqual } from 'node:crypto';
import type { CallAuth } from '@tapnook/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errors } from 'jose';
import type { Tx } from '../db/pool.ts';
import type { Env } from '../env.ts';
import { ApiError } from '../errors.ts';
import type { Viewer } from '../handlers.ts';
import { createAccessTokenVerifier } from './access-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
    /** Why a token that was sent does not count. */
    tokenError: 'expired' | 'refused' | 'ended' | null;
  }
}

const sameText = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const readViewer = async (
  request: FastifyRequest,
  env: Env,
  verify: (token: string) => Promise<Viewer>,
): Promise<Viewer | null> => {
  const [, token] =
    /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) return null;
  if (env.SERVER_CREDENTIAL && sameText(token, env.SERVER_CREDENTIAL))
    return { userId: '0', role: 'server', sessionId: 'server' };
  try {
    return await verify(token);
  } catch (error) {
    request.tokenError = error instanceof errors.JWTExpired ? 'expired' : 'refused';
    return null;
  }
};

/**
 * Whoever signs in may shop; merchants' and administrators' calls need their role, an administrator
 * may make a merchant's.
 */
const ALLOWED: Readonly<
  Record<Exclude<CallAuth, 'public' | 'visitor'>, readonly Viewer['role'][]>
> = {
  client: ['client', 'merchant', 'admin'],
  merchant: ['merchant', 'admin'],
  admin: ['admin'],
  server: ['server', 'admin'],
};

/**
 * Enforces a contract's `auth`. No token or an expired one is 401, a refused one 403; a call for
 * other roles is 404, so that nobody is signed out by asking for what is not theirs (part 3,
 * Identity).
 */
export const authorise = (request: FastifyRequest, auth: CallAuth): void => {
  if (auth === 'public' || auth === 'visitor') return;
  if (!request.viewer) throw new ApiError(request.tokenError === 'refused' ? '10105' : '10104');
  if (!ALLOWED[auth].includes(request.viewer.role)) throw new ApiError('10405');
};

/**
 * A session ends some days after its sign-in however much it is used (ASVS 7.3.2), and sooner where
 * it opens other people's data.
 */
const isLive = sql`s.revoked_at is null and s.created_at > app_now() - case u.role
  when 'client' then interval '90 days' else interval '7 days' end and u.status <> 'erased'`;

/** Whether the session is one that nobody ended and that is not too old; an unknown one is not. */
export const isSessionLive = async (
  db: Tx,
  sessionId: string,
  userId: number,
): Promise<boolean> => {
  const { rowCount } = await db.execute(
    sql`select 1 from sessions s join users u on u.id = s.user_id where s.id = ${sessionId}
      and s.user_id = ${userId} and ${isLive}`,
  );
  return Boolean(rowCount);
};

/**
 * Forgets the caller whose session is over, for every call that would look at them: that counts at
 * once, not when the token runs out.
 */
export const forgetEndedSession = async (db: Tx, request: FastifyRequest): Promise<void> => {
  const { viewer } = request;
  if (!viewer || viewer.role === 'server') return;
  const userId = Number(viewer.userId);
  if (Number.isSafeInteger(userId) && (await isSessionLive(db, viewer.sessionId, userId))) return;
  request.viewer = null;
  request.tokenError = 'ended';
};

/** Reads who calls from the bearer token of every request. */
export const registerAuth = (app: FastifyInstance, env: Env): void => {
  const verify = createAccessTokenVerifier(env);
  app.decorateRequest('viewer', null);
  app.decorateRequest('tokenError', null);
  app.addHook('onRequest', async (request) => {
    request.viewer = await readViewer(request, env, verify);
  });
};
