import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Handlers, Viewer } from '../../handlers.ts';
import { createActionToken, ACTION_TOKEN_SECONDS } from './action-token.service.ts';
import { refuseBreachedPassword } from './breached-passwords.ts';
import {
  identityKey,
  maskIdentity,
  readIdentity,
  requireIdentity,
  type Identity,
} from './identity.ts';
import { knownDeviceOf } from './known-device.ts';
import { linkCredential } from './link-credential.service.ts';
import { changePassword } from './password.service.ts';
import { toProfile } from './profile-view.ts';
import { codeAttempt } from './sign-in.service.ts';
import {
  checkPassword,
  markAuthenticated,
  requirePasswordOrStepUp,
} from './step-up-auth.service.ts';
import { requireUser, type User } from './user.service.ts';
import { checkCode, sendCode } from './verification-code.service.ts';

type Calls =
  | 'linkCredential'
  | 'sendClientCode'
  | 'createClientTicket'
  | 'checkClientCode'
  | 'changePassword';

/** The account's own address or phone, to which proofs of the owner go. */
const ownIdentity = (user: User): Identity => {
  if (user.email) return { kind: 'email', email: user.email };
  if (user.phoneNo && user.phoneCode && user.phoneRegionId)
    return {
      kind: 'phone',
      regionId: user.phoneRegionId,
      code: user.phoneCode,
      number: user.phoneNo,
    };
  throw new ApiError('30027');
};

/**
 * Where a proof of the owner goes: the address or phone that was named, which must be the account's
 * own (30046, 30047), or the account's first when none was.
 */
const verifiedIdentity = (user: User, named: Identity | undefined): Identity => {
  if (!named) return ownIdentity(user);
  if (named.kind === 'email' && named.email !== user.email) throw new ApiError('30046');
  if (named.kind === 'phone' && (named.code !== user.phoneCode || named.number !== user.phoneNo))
    throw new ApiError('30047');
  return named;
};

/**
 * Purposes that name a new address; the others prove the owner, so their code goes to the account's
 * own.
 */
const NEW_ADDRESS: readonly string[] = ['LINK_PHONE', 'LINK_EMAIL', 'NOTIFICATION_EMAIL'];

/** The ways into an account: linking, unlinking, passwords, proofs. */
export const credentialHandlers = (deps: Deps): Pick<Handlers, Calls> => {
  const me = (viewer: Viewer) => requireUser(deps.db, viewer);
  const profileOf = async (viewer: Viewer) => toProfile(deps.db, await me(viewer));
  return {
    linkCredential: async ({ viewer, body, visitorId }) => {
      const user = await me(viewer);
      const identity = requireIdentity(body);
      await requirePasswordOrStepUp(deps, viewer, user, body);
      if (body.newPassword !== undefined && !user.passwordHash)
        await refuseBreachedPassword(deps.env, body.newPassword, 'body.newPassword');
      await checkCode(
        deps.db,
        deps.env,
        codeAttempt(
          identity.kind === 'email' ? 'LINK_EMAIL' : 'LINK_PHONE',
          identity,
          body,
          visitorId,
        ),
      );
      await linkCredential(deps, viewer, user, identity, body.newPassword);
      return profileOf(viewer);
    },
    sendClientCode: async ({ viewer, body, visitorId, locale, deviceToken }) => {
      const user = await me(viewer);
      const isNew = NEW_ADDRESS.includes(body.type);
      const identity = isNew ? requireIdentity(body) : verifiedIdentity(user, readIdentity(body));
      const request = {
        purpose: body.type,
        identity,
        browser: visitorId,
        // Only of the account's own address or number; another's is a stranger's here too.
        knownDevice: isNew ? undefined : knownDeviceOf(deps.env, deviceToken, user.id),
        locale,
      };
      return inTransaction(deps.db, (tx) => sendCode(tx, deps.env, request));
    },
    createClientTicket: async ({ viewer, body, visitorId }) => {
      const user = await me(viewer);
      if (body.password !== undefined) await checkPassword(deps, viewer, user, body.password);
      else
        await checkCode(
          deps.db,
          deps.env,
          codeAttempt(
            body.type,
            verifiedIdentity(user, readIdentity(body)),
            { verificationCode: body.verificationCode ?? '', challengeId: body.challengeId },
            visitorId,
          ),
        );
      await markAuthenticated(deps, viewer);
      const identity = user.email || user.phoneNo ? ownIdentity(user) : undefined;
      return {
        ticket: await createActionToken(
          deps.db,
          body.type,
          identity ? identityKey(identity) : '',
          user.id,
        ),
        ttl: ACTION_TOKEN_SECONDS,
        status: true,
        identifyForAccess: identity ? maskIdentity(identity) : '',
      };
    },
    checkClientCode: async ({ viewer, body, visitorId }) => {
      const user = await me(viewer);
      await checkCode(
        deps.db,
        deps.env,
        codeAttempt(
          body.type,
          NEW_ADDRESS.includes(body.type)
            ? requireIdentity(body)
            : verifiedIdentity(user, readIdentity(body)),
          body,
          visitorId,
        ),
        false,
      );
      return { status: true };
    },
    changePassword: async ({ viewer, body }) =>
      changePassword(deps, viewer, await me(viewer), body),
  };
};
