import type { ErrorCode } from '@tapnook/contracts/errors';
import { networkHash, type SecurityEntry, type SecurityEvent } from '@tapnook/server/security-log';
import type { FastifyRequest } from 'fastify';
import { signingKey, type KeyEnv } from './keys.ts';

const BY_SUCCESS: Readonly<Record<string, SecurityEvent>> = {
  loginUser: 'sign-in.succeeded',
  registerUser: 'sign-in.succeeded',
  finishOauth: 'sign-in.succeeded',
  finishPasskeyLogin: 'sign-in.succeeded',
  linkCredential: 'credential.changed',
  changePassword: 'credential.changed',
  resetForgottenPassword: 'credential.changed',
  linkProvider: 'credential.changed',
  unlinkProvider: 'credential.changed',
  finishPasskeyRegistration: 'credential.changed',
  removePasskey: 'credential.changed',
  deleteAccount: 'sessions.ended',
  removeDevice: 'sessions.ended',
  signOutEverywhere: 'sessions.ended',
  endUserSessions: 'sessions.ended',
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

/** What is looked at of a request and its answer. */
interface Ended {
  readonly call: string;
  readonly code: ErrorCode | '0';
  /** `data` of a success. */
  readonly data?: unknown;
}
type Asked = Pick<FastifyRequest, 'tokenError' | 'viewer' | 'body'>;

/** Whether a signed-in caller proved themselves anew with this call. */
const provesOwner = ({ viewer, body }: Asked, call: string): boolean => {
  if (!viewer || typeof body !== 'object' || body === null) return false;
  return call === 'createClientTicket' || PROOFS.some((name) => name in body);
};
const PROOFS = ['password', 'currentPassword', 'ticket'] as const;

/** The event of a call that failed. */
const failureEventOf = (
  { call, code }: Ended,
  { tokenError }: Asked,
): SecurityEvent | undefined => {
  // Who brings no token, or one that ran out, is nobody's attack; an ended session's is refused.
  if (code === '10104')
    return tokenError === 'ended' || call === 'refreshToken' ? 'token.refused' : undefined;
  return code === '0' ? undefined : BY_FAILURE[code];
};

/** The events of a call, in the order in which they happened. */
export const securityEventsOf = (ended: Ended, request: Asked): readonly SecurityEvent[] => {
  const { call, code, data } = ended;
  if (code !== '0') return [failureEventOf(ended, request) ?? []].flat();
  if (call === 'undoCredentialChange') {
    const { outcome } = data as { readonly outcome: string };
    return [outcome === 'undone' ? 'credential.undone' : 'code.refused'];
  }
  return [
    ...(provesOwner(request, call) ? (['step-up.succeeded'] as const) : []),
    BY_SUCCESS[call] ?? [],
  ].flat();
};

/** Who an answer signed in. */
const signedInId = (data: unknown): string | null =>
  (data as { readonly user?: { readonly userId?: string } } | null | undefined)?.user?.userId ??
  null;

/** The entry of an event of a request; `data` is that of a success. */
export const securityEntry = (
  env: KeyEnv,
  request: Pick<FastifyRequest, 'ip' | 'viewer'>,
  event: Pick<SecurityEntry, 'securityEvent' | 'call' | 'code'>,
  data?: unknown,
): SecurityEntry => ({
  ...event,
  userId: request.viewer?.userId ?? signedInId(data),
  network: networkHash(signingKey(env, 'network-hash'), request.ip),
});
