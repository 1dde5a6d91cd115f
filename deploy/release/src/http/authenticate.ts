import type { FastifyRequest } from 'fastify';
import { RegistryError } from '../errors.ts';
import { actorOfSession } from '../registry/console-sessions.ts';
import type { Registry } from '../registry/registry.ts';
import {
  actorOf,
  assertScope,
  type Actor,
  type Role,
  type ScopedAction,
} from '../registry/tokens.ts';
import { assertNotGuessing, noteRoleRefusal, noteWrongToken } from './refusals.ts';

export const SESSION_COOKIE = 'tn_release';

/**
 * What each role may do; a role listed later may all that those before it may. `edge` stands
 * outside.
 */
const RANK: Record<Role, number> = { edge: 0, viewer: 1, team: 2, manager: 3 };

export const cookieOf = (request: FastifyRequest, name: string): string | null => {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
};

/**
 * A cookie is sent by the browser on its own, so a change that rides on one must come from our own
 * page.
 */
export const isSameOrigin = (request: FastifyRequest): boolean => {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const origin = request.headers.origin;
  return (
    typeof origin === 'string' &&
    URL.canParse(origin) &&
    new URL(origin).host === request.headers.host
  );
};

/** Whoever asks, by bearer token or by the console's cookie; null when nobody is named. */
export const findActor = async (
  registry: Registry,
  request: FastifyRequest,
): Promise<Actor | null> => {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) {
    assertNotGuessing(registry, request);
    const actor = await actorOf(registry.db, bearer);
    if (!actor) await noteWrongToken(registry, request);
    return actor;
  }
  const cookie = cookieOf(request, SESSION_COOKIE);
  return cookie && isSameOrigin(request) ? actorOfSession(registry.db, cookie) : null;
};

/** The actor, or the problem 50101 or 50102. */
export const requireRole = async (
  registry: Registry,
  request: FastifyRequest,
  role: Role,
  action?: ScopedAction,
): Promise<Actor> => {
  const actor = await findActor(registry, request);
  if (!actor) throw new RegistryError('50101');
  const allowed =
    role === 'edge'
      ? actor.role === 'edge' || actor.role === 'manager'
      : RANK[actor.role] >= RANK[role];
  if (!allowed) await noteRoleRefusal(registry, request, actor.name, role);
  if (!allowed) throw new RegistryError('50102', { role: actor.role, needs: role });
  // Every token may read; for anything else, a limited one must have been made.
  if (role !== 'viewer') assertScope(actor, { action });
  return actor;
};
