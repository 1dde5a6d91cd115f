import { createPublicKey } from 'node:crypto';
import { makePassCertificates, makeServiceAccountKey } from '@tapnook/stack/pass-certificates';

/** An identifier of a team at Apple, with its certificate. */
export const PASS_TEAM = { typeId: 'pass.example.tapnook', teamId: 'TEAM123456' };
const certificates = makePassCertificates(PASS_TEAM.typeId, PASS_TEAM.teamId);
const serviceAccountKey = makeServiceAccountKey();
const ISSUER = {
  GOOGLE_WALLET_ISSUER_ID: '3388000000011111111',
  GOOGLE_WALLET_SERVICE_ACCOUNT: 'passes@tapnook.example',
};

/** Settings of an API that issues passes. */
export const APPLE_PASSES = {
  APPLE_PASS_TYPE_ID: PASS_TEAM.typeId,
  APPLE_PASS_TEAM_ID: PASS_TEAM.teamId,
  APPLE_PASS_CERTIFICATE: certificates.passCertificate,
  APPLE_PASS_KEY: certificates.passKey,
  APPLE_WWDR_CERTIFICATE: certificates.passAuthority,
};
export const GOOGLE_PASSES = { ...ISSUER, GOOGLE_WALLET_PRIVATE_KEY: serviceAccountKey };

/** What a sandbox knows of them. */
export const WALLETS_OF_SANDBOX = {
  APPLE_WWDR_CERTIFICATE: certificates.passAuthority,
  ...ISSUER,
  GOOGLE_WALLET_PUBLIC_KEY: createPublicKey(serviceAccountKey)
    .export({ type: 'spki', format: 'pem' })
    .toString(),
};
