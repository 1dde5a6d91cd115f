import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/second-factor.ts';
import { done } from './account-shared.ts';
import { loginResult, ownerProof } from './shapes/accounts.ts';
import { codeField } from './shapes/fields.ts';
import * as shapes from './shapes/second-factor.ts';

const tag = 'accounts';
const challengeId = 'c-1';
const code = '123456';

/**
 * The second factor of merchants and administrators (OWASP ASVS 6.3.3). A sign-in that needs it
 * fails with 30048, or 30049 when the person has none yet; `data` holds `challengeId` and, for
 * 30048, `methods`.
 */
export const secondFactorContracts = defineContracts({
  finishSecondFactor: {
    route: calls.finishSecondFactor,
    secret: true,
    limit: { times: 60, seconds: 600 },
    tag,
    summary: 'End a sign-in that 30048 answered, by a code of the authenticator or a recovery code',
    body: z
      .object({ challengeId: shapes.signInChallenge, ...shapes.secondFactorProof })
      .refine(shapes.givesOneProof, shapes.ONE_PROOF),
    data: loginResult,
    errors: ['30034', '30050', '10429'],
    example: { challengeId, code },
  },
  startSecondFactorEnrolment: {
    route: calls.startSecondFactorEnrolment,
    secret: true,
    limit: { times: 60, seconds: 600 },
    tag,
    summary: 'A new secret for an authenticator app, after a sign-in that 30049 answered',
    body: shapes.challengeInput,
    data: shapes.secondFactorSetup,
    errors: ['30034', '10429'],
    example: { challengeId },
  },
  finishSecondFactorEnrolment: {
    route: calls.finishSecondFactorEnrolment,
    secret: true,
    limit: { times: 60, seconds: 600 },
    tag,
    summary: 'Prove the authenticator by its code: it counts from now on, and the sign-in ends',
    body: z.object({ challengeId: shapes.signInChallenge, code: codeField }),
    data: shapes.enrolledLogin,
    errors: ['30034', '30050', '10429'],
    example: { challengeId, code },
  },
  getSecondFactor: {
    route: calls.getSecondFactor,
    tag,
    summary: 'Whether the account has a second factor, and whether it needs one',
    data: shapes.secondFactorState,
    errors: [],
  },
  startSecondFactorSetup: {
    route: calls.startSecondFactorSetup,
    secret: true,
    limit: { times: 60, seconds: 600 },
    tag,
    summary:
      'A new secret for an authenticator app; one that is in use counts until the new one is ' +
      'confirmed. Who has one gives a code of it or a recovery code, the others prove ' +
      'themselves as for a new passkey',
    body: z.object({ ...ownerProof, ...shapes.secondFactorProof }).optional(),
    data: shapes.secondFactorSetup,
    errors: ['30013', '30034', '30050', '10429'],
    example: {},
  },
  finishSecondFactorSetup: {
    route: calls.finishSecondFactorSetup,
    secret: true,
    limit: { times: 60, seconds: 600 },
    tag,
    summary: 'Prove the new authenticator by its code; every other session ends',
    body: z.object({ code: codeField }),
    data: z.object({ recoveryCodes: shapes.recoveryCodes }),
    errors: ['30034', '30050', '10429'],
    example: { code },
  },
  renewRecoveryCodes: {
    route: calls.renewRecoveryCodes,
    secret: true,
    limit: { times: 60, seconds: 600 },
    tag,
    summary: 'New recovery codes; the former are worth nothing any more',
    body: z.object({ code: codeField }),
    data: z.object({ recoveryCodes: shapes.recoveryCodes }),
    errors: ['30050', '10429'],
    example: { code },
  },
  removeSecondFactor: {
    route: calls.removeSecondFactor,
    secret: true,
    limit: { times: 60, seconds: 600 },
    tag,
    summary:
      'Remove the authenticator and the recovery codes; 30051 where the shop demands a second ' +
      'factor and there is no passkey',
    body: z.object(shapes.secondFactorProof).refine(shapes.givesOneProof, shapes.ONE_PROOF),
    data: done,
    errors: ['30050', '30051', '10429'],
    example: { code },
  },
});
