import type { FastifyRequest } from 'fastify';
import { transaction } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { appendAudit } from '../registry/audit.ts';
import type { Registry } from '../registry/registry.ts';

const MINUTE_MS = 60_000;
/** Wrong tokens of one address in a minute; no person types more. */
export const MAX_GUESSES = 10;
const MAX_ADDRESSES = 10_000;

interface Guesses {
  count: number;
  readonly since: number;
}
const guesses = new WeakMap<Registry, Map<string, Guesses>>();

const guessesOf = (registry: Registry, address: string): Guesses => {
  const all = guesses.get(registry) ?? new Map<string, Guesses>();
  guesses.set(registry, all);
  const now = registry.clock();
  const found = all.get(address);
  if (found && now - found.since < MINUTE_MS) return found;
  const fresh = { count: 0, since: now };
  if (all.size >= MAX_ADDRESSES) all.clear();
  all.set(address, fresh);
  return fresh;
};

/** Refuses an address that guesses tokens: 10429, before the token is looked at. */
export const assertNotGuessing = (registry: Registry, { ip }: FastifyRequest): void => {
  if (guessesOf(registry, ip).count >= MAX_GUESSES) throw new RegistryError('10429');
};

/** Counts a wrong token, and writes it into the log; never the token itself. */
export const noteWrongToken = async (
  registry: Registry,
  request: FastifyRequest,
): Promise<void> => {
  guessesOf(registry, request.ip).count += 1;
  await transaction(registry.db, (tx) =>
    appendAudit(tx, {
      actor: 'unknown',
      action: 'refuse-sign-in',
      subject: request.ip,
      detail: { route: request.routeOptions.url ?? null },
    }),
  );
};

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
      subject: `${request.method} ${request.routeOptions.url ?? ''}`,
      detail: { code: '50102', needs },
    }),
  );
};
