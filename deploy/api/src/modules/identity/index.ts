import type { ApiModule } from '../../module.ts';
import { credentialUndoHandlers } from './credential-undo.routes.ts';
import { credentialHandlers } from './credentials.routes.ts';
import { deviceHandlers } from './devices.routes.ts';
import { deleteExpired } from './expired-credentials.service.ts';
import { passkeyHandlers } from './passkey.routes.ts';
import { normaliseKeptPhones } from './phone-normalisation.service.ts';
import { reencryptProviderTokens, revokeDueTokens } from './provider-revocation.service.ts';
import { secondFactorHandlers } from './second-factor.routes.ts';
import { reencryptSecondFactors } from './second-factor.service.ts';
import { securityNoticeHandlers } from './security-notice.routes.ts';
import { signInHandlers } from './sign-in.routes.ts';
import { socialLoginHandlers } from './social-login.routes.ts';

/** Who somebody is: signing in, second factors, sessions and step-up (part 2, section 7). */
export const identityModule: ApiModule = {
  name: 'identity',
  handlers: (deps) => ({
    ...signInHandlers(deps),
    ...socialLoginHandlers(deps),
    ...passkeyHandlers(deps),
    ...secondFactorHandlers(deps),
    ...credentialHandlers(deps),
    ...credentialUndoHandlers(deps),
    ...deviceHandlers(deps),
    ...securityNoticeHandlers(deps),
  }),
  sweeps: [
    { name: 'accounts-forget', everySeconds: 3600, run: deleteExpired },
    { name: 'accounts-second-factors', everySeconds: 3600, run: reencryptSecondFactors },
    { name: 'accounts-provider-tokens', everySeconds: 3600, run: reencryptProviderTokens },
    { name: 'provider-revocations', everySeconds: 30, run: revokeDueTokens },
    { name: 'accounts-phones', everySeconds: 3600, run: normaliseKeptPhones },
  ],
};

export { emailAdded, emailRemoved } from './account-events.ts';
export { NOTICES, accountNoticeRaised, type AccountNotice } from './account-notices.ts';
export { createActionToken, readActionToken } from './action-token.service.ts';
export {
  AdministratorError,
  createAdministrator,
  requireAccount,
} from './administrator.service.ts';
export {
  findProviderLink,
  forgetProvider,
  withdrawProvider,
} from './provider-withdrawal.service.ts';
export { revokeProviderTokens } from './provider-revocation.service.ts';
export { appleClientSecret } from './apple-client-secret.ts';
export { changeCredential } from './credential-change.service.ts';
export { readMerchantAccount } from './merchant-account.service.ts';
export { configureProvider, type ProviderType } from './oauth-providers.ts';
export { countBreachedRange, refuseBreachedPassword } from './breached-passwords.ts';
export { hashPassword, verifyPassword } from './password-hash.ts';
export { parsePhone } from './phone-number.ts';
export { toProfile } from './profile-view.ts';
export { callingCode, callingCodeRefusal, checkPhone } from './regions.ts';
export { publicNameOf } from './reviewer-name.ts';
export { resetSecondFactor } from './second-factor.service.ts';
export { hashSecret, newSecret } from './secrets.ts';
export { endAllSessions, endSessions } from './session.service.ts';
export { requireExplicitStepUp, requireStepUp, type StepUpProof } from './step-up-auth.service.ts';
export {
  createUser,
  displayName,
  findUser,
  getUser,
  refuseWhileDeleted,
  requireUser,
  requireUserId,
  type User,
  setPlayerId,
} from './user.service.ts';
export { checkCode } from './verification-code.service.ts';
export {
  changeUser,
  deleteVerificationCodes,
  listStaff,
  lockStaff,
  lockUsersToErase,
  readUserNames,
  requestUserDeletion,
} from './account.service.ts';
export { lockUser } from './credential-snapshot.service.ts';
