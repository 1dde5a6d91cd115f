import * as openid from 'openid-client';
import type { SignInConfig } from '../config.ts';
import { RegistryError } from '../errors.ts';
import type { Role } from '../registry/tokens.ts';

/** Whoever signed in, as the provider names them. */
export interface Person {
  readonly name: string;
  readonly role: Role;
  readonly team?: string | undefined;
}

/** Names under `localhost` are this machine's as well (RFC 6761, section 6.3). */
const isLocal = (issuer: string): boolean =>
  /^(?:127\.0\.0\.1|(?:[\w-]+\.)?localhost)$/.test(new URL(issuer).hostname);
/** Without TLS only to this machine, as the sandbox is. */
const optionsFor = (issuer: string): openid.DiscoveryRequestOptions =>
  isLocal(issuer) ? { execute: [openid.allowInsecureRequests] } : {};

const known = new Map<string, Promise<openid.Configuration>>();
/** The provider, asked once who it is; asked again when that failed. */
export const discover = (config: SignInConfig, clientId: string): Promise<openid.Configuration> => {
  const key = `${config.issuer} ${clientId}`;
  const secret = clientId === config.clientId ? config.clientSecret : undefined;
  const found =
    known.get(key) ??
    openid.discovery(
      new URL(config.issuer),
      clientId,
      undefined,
      secret ? openid.ClientSecretPost(secret) : openid.None(),
      optionsFor(config.issuer),
    );
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
};

/** The widest role that somebody's groups give. */
const roleOf = (
  { groupRoles }: SignInConfig,
  groups: readonly string[],
): Pick<Person, 'role' | 'team'> | undefined => {
  const roles = groups.flatMap((group) => groupRoles[group] ?? []);
  if (roles.includes('manager')) return { role: 'manager' };
  const team = roles.find((role) => role.startsWith('team:'));
  if (team) return { role: 'team', team: team.slice('team:'.length) };
  return roles.includes('viewer') ? { role: 'viewer' } : undefined;
};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length > 0 ? value.slice(0, 80) : undefined;

/** Who a verified ID token names, with the role of their groups; 50114 when no group has one. */
export const personOf = (
  config: SignInConfig,
  claims: Readonly<Record<string, unknown>>,
): Person => {
  const email = claims['email_verified'] === false ? undefined : textOf(claims['email']);
  const name = email ?? textOf(claims['preferred_username']) ?? textOf(claims['sub']);
  const groups = claims[config.groupsClaim];
  const role = roleOf(
    config,
    Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [],
  );
  if (!name || !role) throw new RegistryError('50114', { ...(name && { name }) });
  return { name, ...role };
};
