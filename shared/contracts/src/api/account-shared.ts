import { z } from 'zod';

export const accountTag = 'accounts';
export const done = z.object({ status: z.boolean() });
/**
 * 30004 and 30036 carry `data.triesLeft`: how many more wrong tries this code allows, 0 when
 * another must be sent; absent when no such code is known.
 */
export const CODE_ERRORS = ['30004', '30034', '30036'] as const;
/**
 * Of a merchant's or administrator's sign-in: `data.challengeId` goes on with it
 * (`finishSecondFactor`, `startSecondFactorEnrolment`).
 */
export const SECOND_FACTOR_ERRORS = ['30048', '30049'] as const;
export const accountEmail = 'kayan@example.com';
export const codeProof = { verificationCode: '123456', challengeId: 'c-1' };
