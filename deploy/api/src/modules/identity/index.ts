import type { ApiModule } from '../../module.ts';
import { credentialUndoHandlers } from './credential-undo.routes.ts';
import { credentialHandlers } from './credentials.routes.ts';
import { deviceHandlers } from './devices.routes.ts';
import { deleteExpired } from './expired-credentials.service.ts';
import { passkeyHandlers } from './passkey.routes.ts';
import { normaliseKeptPhones } from './phone-normalisation.service.ts';
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
    { name: 'accounts-phones', everySeconds: 3600, run: normaliseKeptPhones },
  ],
};
