import { z } from 'zod';
import { loginResult } from './accounts.ts';
import { instant } from './basics.ts';
import { codeField } from './fields.ts';
import { schemaMessage } from './messages.ts';

/** What stands in `data` of 30048 and 30049: it goes back with the code, within ten minutes. */
export const signInChallenge = z.string().min(1).max(400);
const recoveryCode = z.string().min(1).max(40);

/** A code of the authenticator (RFC 6238), or a recovery code, which is good once. */
export const secondFactorProof = {
  code: codeField.optional(),
  recoveryCode: recoveryCode.optional(),
};
export const givesOneProof = (value: {
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
}): boolean => (value.code === undefined) !== (value.recoveryCode === undefined);
export const ONE_PROOF = {
  message: schemaMessage('proof'),
  path: ['code'],
};

/** What an authenticator app is set up with; `qrCode` is a picture of `uri` as a data URL. */
export const secondFactorSetup = z
  .object({ secret: z.string(), uri: z.string(), qrCode: z.string() })
  .meta({ id: 'SecondFactorSetup' });
/** Shown once; only their hashes are kept. */
export const recoveryCodes = z.array(z.string());
export const enrolledLogin = z
  .object({ ...loginResult.shape, recoveryCodes })
  .meta({ id: 'EnrolledLoginResult' });
export const secondFactorState = z
  .object({
    enrolledAt: instant.nullable(),
    recoveryCodesLeft: z.number().int(),
    passkeys: z.number().int().meta({ description: 'Each of them is a second factor too.' }),
    required: z.boolean().meta({ description: 'Whether this shop demands one of its staff.' }),
  })
  .meta({ id: 'SecondFactorState' });
export const challengeInput = z.object({ challengeId: signInChallenge });
