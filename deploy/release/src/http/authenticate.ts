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
import { noteRoleRefusal, noteWrongToken } from './refusals.ts';
import { readConsoleCookie } from './session-cookie.ts';

/**
 * What each role may do; a role listed later may all that those before it may. `edge` stands
 * outside.
 */
const RANK: Record<Role, number> = { edge: 0, viewer: 1, team: 2, manager: 3 };

const actors = new WeakMap<FastifyRequest, Actor>();
/** Who was found to make a request. */
export const knownActorOf = (request: FastifyRequest): Actor | undefined => actors.get(request);

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
    const actor = await actorOf(registry.db, bearer);
    if (!actor) await noteWrongToken(registry, request, 'token.refused');
    return actor;
  }
  const cookie = readConsoleCookie(request, 'session');
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
  actors.set(request, actor);
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
