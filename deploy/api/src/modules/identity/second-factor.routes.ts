import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Handlers, Viewer } from '../../handlers.ts';
import { replaceRecoveryCodes } from './recovery-code.service.ts';
import { databaseNowMs, enrolledAt } from './second-factor-policy.ts';
import {
  asGuess,
  confirmSetup,
  removeAuthenticator,
  secondFactorState,
  spendSecondFactor,
  startSetup,
} from './second-factor.service.ts';
import { markSecondFactor, startSession } from './session.service.ts';
import { isChallengeOf, userIdOfChallenge, type ChallengeKind } from './sign-in-challenge.ts';
import { signInContext } from './sign-in.service.ts';
import { requireStepUp } from './step-up-auth.service.ts';
import { getUser, requireUser, type User } from './user.service.ts';

type Calls =
  | 'finishSecondFactor'
  | 'startSecondFactorEnrolment'
  | 'finishSecondFactorEnrolment'
  | 'getSecondFactor'
  | 'startSecondFactorSetup'
  | 'finishSecondFactorSetup'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor';

/**
 * Whose first factor was right; 30034 for a challenge that is not ours, of this kind, or too old.
 */
const challenged = async (deps: Deps, kind: ChallengeKind, challenge: string): Promise<User> => {
  const id = userIdOfChallenge(challenge);
  const user = Number.isSafeInteger(id) ? await getUser(deps.db, id) : undefined;
  const nowMs = await databaseNowMs(deps.db);
  if (!user || !isChallengeOf(deps.env, kind, user, challenge, nowMs)) throw new ApiError('30034');
  // Enrolled meanwhile: whoever knows the password alone must not enrol once more.
  if (kind === 'enrol' && (await enrolledAt(deps.db, user.id))) throw new ApiError('30034');
  return user;
};

/** The second half of a sign-in of staff. */
const signInHandlers = (
  deps: Deps,
): Pick<
  Handlers,
  'finishSecondFactor' | 'startSecondFactorEnrolment' | 'finishSecondFactorEnrolment'
> => ({
  finishSecondFactor: async (call) => {
    const user = await challenged(deps, 'verify', call.body.challengeId);
    return asGuess(deps, user, call.deviceToken, async (tx) => {
      const secondFactor = await spendSecondFactor(deps, tx, user, call.body);
      return startSession(deps, tx, user, { ...signInContext(call), secondFactor });
    });
  },
  startSecondFactorEnrolment: async ({ body }) =>
    startSetup(deps, await challenged(deps, 'enrol', body.challengeId)),
  finishSecondFactorEnrolment: async (call) => {
    const user = await challenged(deps, 'enrol', call.body.challengeId);
    return asGuess(deps, user, call.deviceToken, async (tx) => {
      const codes = await confirmSetup(deps, tx, user, call.body.code, '');
      const from = { ...signInContext(call), secondFactor: 'totp' } as const;
      return { ...(await startSession(deps, tx, user, from)), recoveryCodes: codes };
    });
  },
});

/** The second factor of merchants and administrators. */
export const secondFactorHandlers = (deps: Deps): Pick<Handlers, Calls> => {
  const me = ({ viewer }: { readonly viewer: Viewer }) => requireUser(deps.db, viewer);
  return {
    ...signInHandlers(deps),
    getSecondFactor: async (call) => secondFactorState(deps, await me(call)),
    startSecondFactorSetup: async (call) => {
      const user = await me(call);
      const { body = {}, viewer, deviceToken } = call;
      if (await enrolledAt(deps.db, user.id))
        await asGuess(deps, user, deviceToken, (tx) => spendSecondFactor(deps, tx, user, body));
      else await requireStepUp(deps, viewer, user, body);
      return startSetup(deps, user);
    },
    finishSecondFactorSetup: async (call) => {
      const user = await me(call);
      return asGuess(deps, user, call.deviceToken, async (tx) => {
        const codes = await confirmSetup(deps, tx, user, call.body.code, call.viewer.sessionId);
        await markSecondFactor(tx, call.viewer.sessionId, 'totp');
        return { recoveryCodes: codes };
      });
    },
    renewRecoveryCodes: async (call) => {
      const user = await me(call);
      return asGuess(deps, user, call.deviceToken, async (tx) => {
        await spendSecondFactor(deps, tx, user, call.body);
        return { recoveryCodes: await replaceRecoveryCodes(tx, user.id) };
      });
    },
    removeSecondFactor: async (call) => {
      const user = await me(call);
      await asGuess(deps, user, call.deviceToken, async (tx) => {
        await spendSecondFactor(deps, tx, user, call.body);
        await removeAuthenticator(deps, tx, user, call.viewer.sessionId);
      });
      return { status: true };
    },
  };
};
