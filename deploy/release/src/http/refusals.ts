import { createGuessLimit, type GuessLimit } from '@tapnook/server/guess-limit';
import type { FastifyRequest } from 'fastify';
import { transaction } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { appendAudit } from '../registry/audit.ts';
import type { Registry } from '../registry/registry.ts';

/** Wrong tokens of one network in a minute; no person types more. */
export const MAX_GUESSES = 10;

const limits = new WeakMap<Registry, GuessLimit>();
const guessesOf = (registry: Registry): GuessLimit => {
  const found = limits.get(registry) ?? createGuessLimit(MAX_GUESSES, registry.clock);
  limits.set(registry, found);
  return found;
};

/** Where a request leads, as the logs name it. */
export const callOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? ''}`;

/**
 * Throws 10429 for a wrong token of a network that guesses; else counts it, and writes it into the
 * log, never the token itself. A right token is looked at first and always passes: behind one
 * proxy, or in one office, somebody else's guesses keep nobody out.
 */
export const noteWrongToken = async (
  registry: Registry,
  request: FastifyRequest,
  securityEvent: 'sign-in.failed' | 'token.refused',
): Promise<void> => {
  const guesses = guessesOf(registry);
  const call = callOf(request);
  if (guesses.isExceeded(request.ip)) {
    registry.noteSecurityEvent(request, { securityEvent: 'limit.reached', call, code: '10429' });
    throw new RegistryError('10429');
  }
  guesses.count(request.ip);
  registry.noteSecurityEvent(request, { securityEvent, call, code: '50101' });
  await transaction(registry.db, (tx) =>
    appendAudit(tx, {
      actor: 'unknown',
      action: 'refuse-sign-in',
      subject: request.ip,
      detail: { route: request.routeOptions.url ?? null },
    }),
  );
};

/** Tells the security log that somebody has signed in; `name` is their token's. */
export const noteSignIn = (registry: Registry, request: FastifyRequest, name: string): void =>
  registry.noteSecurityEvent(request, {
    securityEvent: 'sign-in.succeeded',
    call: callOf(request),
    code: '0',
    userId: name,
  });

/** Writes down that somebody known asked for more than their role may. */
export const noteRoleRefusal = async (
  registry: Registry,
  request: FastifyRequest,
  actor: string,
  needs: string,
): Promise<void> => {
  await transaction(registry.db, (tx) =>
    appendAudit(tx, {
      actor,
      action: 'refuse',
      subject: callOf(request),
      detail: { code: '50102', needs },
    }),
  );
};
