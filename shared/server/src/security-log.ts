import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from './network.ts';

/** Events that a watcher of attacks looks for (OWASP ASVS 5.0, V16.3), by name. */
const SECURITY_EVENTS = [
  'sign-in.succeeded',
  'sign-in.failed',
  'code.refused',
  'step-up.succeeded',
  'step-up.failed',
  'credential.changed',
  'credential.undone',
  'sessions.ended',
  'second-factor.asked',
  'second-factor.succeeded',
  'second-factor.failed',
  'second-factor.changed',
  'token.refused',
  'role.refused',
  'limit.reached',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** What one line tells. It holds no secret and nothing that names a person but their id. */
export interface SecurityEntry {
  readonly securityEvent: SecurityEvent;
  /** The call of the contracts, or method and pattern of the address. */
  readonly call: string;
  /** `0` for a success, or the code of the catalogue by which it was refused. */
  readonly code: string;
  /** Of a shop's account, or the name of a token's holder; null while nobody is known. */
  readonly userId: string | null;
  /** Keyed hash of the caller's network: equal callers can be told, addresses cannot be read. */
  readonly network: string;
}
export type SecurityLog = (entry: SecurityEntry) => void;

const WARN_LEVEL = 40;
const INFO_LEVEL = 30;

/** Writes an entry as a line of the log, in the form of the others, at any level of the log. */
export const writeSecurityLog =
  (write: (line: string) => void): SecurityLog =>
  (entry) => {
    const level = entry.code === '0' ? INFO_LEVEL : WARN_LEVEL;
    const msg = `security: ${entry.securityEvent}`;
    write(`${JSON.stringify({ level, time: Date.now(), ...entry, msg })}\n`);
  };

/** What stands for the network of an address in the log. */
export const networkHash = (key: string | Buffer, address: string): string =>
  createHmac('sha256', key)
    .update(`network ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);

/** An event of a request, by a process that knows its callers by address alone. */
export type NoteSecurityEvent = (
  request: { readonly ip: string },
  event: Omit<SecurityEntry, 'network' | 'userId'> & { readonly userId?: string | null },
) => void;

/**
 * The security log of a process without a secret of its own, on its standard output: networks can
 * be told apart for as long as it runs. `writes` is false where nothing is logged at all.
 */
export const openSecurityLog = (writes: boolean): NoteSecurityEvent => {
  const key = randomBytes(32);
  const log = writeSecurityLog((line) => void (writes && process.stdout.write(line)));
  return ({ ip }, { userId = null, ...event }) =>
    log({ ...event, userId, network: networkHash(key, ip) });
};
