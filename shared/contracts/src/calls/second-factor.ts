import { defineCall } from '../call.ts';

/** Ends a sign-in of a merchant or administrator that was answered by 30048. */
export const finishSecondFactor = defineCall(
  'finishSecondFactor',
  'POST',
  '/v1/public/accounts/users/second-factor',
  'public',
);
/** Begins the enrolment that a sign-in was answered with (30049). */
export const startSecondFactorEnrolment = defineCall(
  'startSecondFactorEnrolment',
  'POST',
  '/v1/public/accounts/users/second-factor/enrolment',
  'public',
);
/** Ends that enrolment and the sign-in. */
export const finishSecondFactorEnrolment = defineCall(
  'finishSecondFactorEnrolment',
  'POST',
  '/v1/public/accounts/users/second-factor/enrolment/confirm',
  'public',
);

/** For whoever is signed in as a merchant or administrator. */
export const getSecondFactor = defineCall(
  'getSecondFactor',
  'GET',
  '/v1/merchant/accounts/second-factor',
  'merchant',
);
export const startSecondFactorSetup = defineCall(
  'startSecondFactorSetup',
  'POST',
  '/v1/merchant/accounts/second-factor/setup',
  'merchant',
);
export const finishSecondFactorSetup = defineCall(
  'finishSecondFactorSetup',
  'POST',
  '/v1/merchant/accounts/second-factor/setup/confirm',
  'merchant',
);
export const renewRecoveryCodes = defineCall(
  'renewRecoveryCodes',
  'POST',
  '/v1/merchant/accounts/second-factor/recovery-codes',
  'merchant',
);
export const removeSecondFactor = defineCall(
  'removeSecondFactor',
  'POST',
  '/v1/merchant/accounts/second-factor/remove',
  'merchant',
);
