import { generateKeyPairSync } from 'node:crypto';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A team at Apple: settings of an API, and of a sandbox that knows the team. */
export const APPLE_TEAM = {
  OIDC_APPLE_TEAM_ID: 'TEAM123456',
  OIDC_APPLE_KEY_ID: 'KEY1234567',
  OIDC_APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};
