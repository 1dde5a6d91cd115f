import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Handlers } from '../../handlers.ts';
import {
  createActionToken,
  readActionToken,
  ACTION_TOKEN_SECONDS,
} from './action-token.service.ts';
import { refuseBreachedPassword } from './breached-passwords.ts';
import {
  alreadyRegistered,
  identityKey,
  maskIdentity,
  readIdentity,
  requireIdentity,
} from './identity.ts';
import { knownDeviceOf } from './known-device.ts';
import { resetPassword } from './password.service.ts';
import { listRegions } from './regions.ts';
import { endSession, rotateSession } from './session.service.ts';
import {
  codeAttempt,
  register,
  signInByPassword,
  signInContext,
  signInVerified,
} from './sign-in.service.ts';
import { findUser } from './user.service.ts';
import { checkCode, codeTtl, sendCode } from './verification-code.service.ts';

type Calls =
  | 'registerUser'
  | 'loginUser'
  | 'sendPublicCode'
  | 'checkPublicCode'
  | 'createPublicTicket'
  | 'resetForgottenPassword'
  | 'getCodeTtl'
  | 'isAccountExist'
  | 'getRegions'
  | 'refreshToken'
  | 'signOut';

/** Purposes for which somebody who is not signed in may ask for a code. */
const PUBLIC_PURPOSES: readonly string[] = ['LOGIN', 'REGISTER', 'RESET_PASSWORD'];
const publicPurpose = <T extends string>(type: T): T => {
  if (PUBLIC_PURPOSES.includes(type)) return type;
  throw new ApiError('10102', {
    fields: [fieldError('body.type', 'fault.signInFirst')],
  });
};

/** Coming in: password, code, registration, reset, and the tokens. */
export const signInHandlers = (deps: Deps): Pick<Handlers, Calls> => ({
  loginUser: async (call) => {
    const { body } = call;
    if ('password' in body)
      return signInByPassword(deps, body.email, body.password, signInContext(call));
    const identity = requireIdentity(body);
    await checkCode(deps.db, deps.env, codeAttempt('LOGIN', identity, body, call.visitorId));
    return signInVerified(
      deps,
      { identity, locale: call.locale, acceptNotification: body.acceptNotification ?? false },
      signInContext(call),
    );
  },
  registerUser: async (call) => {
    const { email, password, firstName, lastName, acceptNotification = false } = call.body;
    const identity = { kind: 'email', email } as const;
    await refuseBreachedPassword(deps.env, password, 'body.password');
    await checkCode(
      deps.db,
      deps.env,
      codeAttempt('REGISTER', identity, call.body, call.visitorId),
    );
    return register(
      deps,
      { identity, locale: call.locale, acceptNotification, password, firstName, lastName },
      signInContext(call),
    );
  },
  sendPublicCode: async ({ body, visitorId, locale, deviceToken }) => {
    const purpose = publicPurpose(body.type);
    const identity = requireIdentity(body);
    const user = await findUser(deps.db, identity);
    const request = {
      purpose,
      identity,
      browser: visitorId,
      knownDevice: user && knownDeviceOf(deps.env, deviceToken, user.id),
      locale,
    };
    return inTransaction(deps.db, (tx) => sendCode(tx, deps.env, request));
  },
  checkPublicCode: async ({ body, visitorId }) => {
    const purpose = publicPurpose(body.type);
    const identity = requireIdentity(body);
    await checkCode(deps.db, deps.env, codeAttempt(purpose, identity, body, visitorId), false);
    // The address or number was proved, so its holder may know.
    if (purpose === 'REGISTER' && (await findUser(deps.db, identity)))
      throw alreadyRegistered(identity);
    return { status: true };
  },
  createPublicTicket: async ({ body, visitorId }) => {
    const purpose = publicPurpose(body.type);
    const identity = requireIdentity(body);
    await checkCode(deps.db, deps.env, codeAttempt(purpose, identity, body, visitorId));
    const user = await findUser(deps.db, identity);
    // The address or number was proved, so its holder may know.
    if (user && purpose === 'REGISTER') throw alreadyRegistered(identity);
    if (!user && purpose === 'RESET_PASSWORD')
      throw new ApiError(identity.kind === 'email' ? '30041' : '30006');
    return {
      ticket: await createActionToken(deps.db, purpose, identityKey(identity), user?.id ?? null),
      ttl: ACTION_TOKEN_SECONDS,
      status: true,
      identifyForAccess: maskIdentity(identity),
    };
  },
  resetForgottenPassword: ({ body }) => resetPassword(deps, body.ticket, body.password),
  getCodeTtl: ({ query, visitorId }) => codeTtl(deps.db, query.type, query.challengeId, visitorId),
  isAccountExist: async ({ body }) => {
    const identity = readIdentity(body);
    const user = identity && (await findUser(deps.db, identity));
    const proof =
      identity &&
      body.ticket &&
      ((await readActionToken(deps.db, body.ticket, 'LOGIN')) ??
        (await readActionToken(deps.db, body.ticket, 'REGISTER')));
    return {
      isExist: proof && proof.identity === identityKey(identity) ? user !== undefined : null,
    };
  },
  getRegions: async () => listRegions(),
  refreshToken: ({ body }) => rotateSession(deps, body.refreshToken),
  signOut: async ({ viewer }) => ({
    status: await endSession(deps.db, Number(viewer.userId), viewer.sessionId, 'sign_out'),
  }),
});
