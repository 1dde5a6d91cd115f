import { createHmac } from 'node:crypto';
import type { ErrorCode } from '@tapnook/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { signingKey, type KeyEnv } from './keys.ts';
import { networkOf } from './plugins/network.ts';

/** Events that a watcher of attacks looks for (OWASP ASVS 5.0, V16.3), by name. */
const SECURITY_EVENTS = [
  'sign-in.succeeded',
  'sign-in.failed',
  'code.refused',
  'step-up.succeeded',
  'step-up.failed',
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
  readonly call: string;
  readonly userId: string | null;
  /** Keyed hash of the caller's network: equal callers can be told, addresses cannot be read. */
  readonly network: string;
  readonly code: string;
}
export type SecurityLog = (entry: SecurityEntry) => void;

const WARN_LEVEL = 40;
const INFO_LEVEL = 30;

/** Writes an entry as a line of the log, in the form of the other lines. */
export const writeSecurityLog =
  (write: (line: string) => void): SecurityLog =>
  (entry) => {
    const level = entry.code === '0' ? INFO_LEVEL : WARN_LEVEL;
    write(
      `${JSON.stringify({ level, time: Date.now(), ...entry, msg: `security: ${entry.securityEvent}` })}\n`,
    );
  };

const BY_SUCCESS: Readonly<Record<string, SecurityEvent>> = {
  loginUser: 'sign-in.succeeded',
  registerUser: 'sign-in.succeeded',
  finishOauth: 'sign-in.succeeded',
  finishPasskeyLogin: 'sign-in.succeeded',
  createClientTicket: 'step-up.succeeded',
  finishSecondFactor: 'second-factor.succeeded',
  finishSecondFactorEnrolment: 'second-factor.changed',
  finishSecondFactorSetup: 'second-factor.changed',
  renewRecoveryCodes: 'second-factor.changed',
  removeSecondFactor: 'second-factor.changed',
};
const BY_FAILURE: Partial<Record<ErrorCode, SecurityEvent>> = {
  '10105': 'token.refused',
  '10429': 'limit.reached',
  '30004': 'code.refused',
  '30005': 'sign-in.failed',
  '30013': 'step-up.failed',
  '30034': 'code.refused',
  '30036': 'code.refused',
  '30048': 'second-factor.asked',
  '30049': 'second-factor.asked',
  '30050': 'second-factor.failed',
};

/** The event of a call that ended with `code` (`0` is success); undefined when it is none. */
export const securityEventOf = (
  call: string,
  code: ErrorCode | '0',
  request: Pick<FastifyRequest, 'tokenError'>,
): SecurityEvent | undefined => {
  if (code === '0') return BY_SUCCESS[call];
  // Who brings no token, or one that ran out, is nobody's attack; an ended session's is refused.
  if (code === '10104')
    return request.tokenError === 'ended' || call === 'refreshToken' ? 'token.refused' : undefined;
  return BY_FAILURE[code];
};

/** The entry of an event of a request. */
export const securityEntry = (
  env: KeyEnv,
  request: Pick<FastifyRequest, 'ip' | 'viewer'>,
  event: { readonly call: string; readonly code: string; readonly securityEvent: SecurityEvent },
): SecurityEntry => ({
  ...event,
  userId: request.viewer?.userId ?? null,
  network: createHmac('sha256', signingKey(env, 'network-hash'))
    .update(`network ${networkOf(request.ip)}`)
    .digest('base64url')
    .slice(0, 22),
});
