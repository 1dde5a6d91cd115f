/** An account at Twilio as the sandbox knows it. */
export const TWILIO = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'5a'.repeat(16)}`,
  TWILIO_API_KEY: `SK${'5b'.repeat(16)}`,
  TWILIO_API_KEY_SECRET: 'api-key-secret-of-the-sandbox',
  TWILIO_AUTH_TOKEN: 'auth-token-of-the-sandbox',
} as const;
