import { createPublicKey } from 'node:crypto';
import { PASS_TEAM, type Secrets } from './secrets.ts';

type Variables = Record<string, string>;

/** The issuer at the sandbox's Google. */
const GOOGLE_ISSUER = {
  GOOGLE_WALLET_ISSUER_ID: '3388000000012345678',
  GOOGLE_WALLET_SERVICE_ACCOUNT: 'passes@tapnook.example',
};

/** Passes for the sandbox's wallets; a wallet that the caller names has the caller's keys. */
export const walletSettings = (
  secrets: Secrets,
  sandboxOrigin: string,
  ofCaller: (prefix: string) => Variables,
): Variables => {
  const [pass, google] = [ofCaller('APPLE_'), ofCaller('GOOGLE_WALLET_')];
  return {
    ...(pass['APPLE_PASS_TYPE_ID']
      ? pass
      : {
          APPLE_PASS_TYPE_ID: PASS_TEAM.typeId,
          APPLE_PASS_TEAM_ID: PASS_TEAM.teamId,
          APPLE_PASS_CERTIFICATE: secrets.passCertificate,
          APPLE_PASS_KEY: secrets.passKey,
          APPLE_WWDR_CERTIFICATE: secrets.passAuthority,
        }),
    ...(google['GOOGLE_WALLET_ISSUER_ID']
      ? google
      : {
          ...GOOGLE_ISSUER,
          GOOGLE_WALLET_PRIVATE_KEY: secrets.googleWalletKey,
          GOOGLE_WALLET_ORIGIN: sandboxOrigin,
        }),
  };
};

/** What the sandbox's wallets know of the shop: nothing that signs. */
export const walletSettingsOfSandbox = (secrets: Secrets): Variables => ({
  APPLE_WWDR_CERTIFICATE: secrets.passAuthority,
  ...GOOGLE_ISSUER,
  GOOGLE_WALLET_PUBLIC_KEY: createPublicKey(secrets.googleWalletKey)
    .export({ type: 'spki', format: 'pem' })
    .toString(),
});
