import { generateKeyPairSync } from 'node:crypto';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** An application at Vonage. */
export const VONAGE = {
  VONAGE_APPLICATION_ID: '5c5c5c5c-5c5c-4c5c-8c5c-5c5c5c5c5c5c',
  VONAGE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  VONAGE_SIGNATURE_SECRET: 'signature-secret-of-the-sandbox',
};
/** What a sandbox knows of it. */
export const VONAGE_OF_SANDBOX = {
  VONAGE_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
};
