import { z } from 'zod';

/** Set to nothing counts as absent, as compose files and manifests write it. */
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());
/** With its line breaks, or with `\\n` in their places, as one line of an environment has it. */
const pem = z.string().transform((key) => `${key.replaceAll('\\n', '\n').trim()}\n`);

/** The settings of Apple's and Google's wallets. Vouchers have no passes without them. */
export const walletSettings = {
  /** The identifier of Apple's certificate: `pass.…`. */
  APPLE_PASS_TYPE_ID: optional(z.string().regex(/^pass\.[\w.-]+$/)),
  /** The team that the certificate was given to. */
  APPLE_PASS_TEAM_ID: optional(z.string().regex(/^[A-Z\d]{10}$/)),
  /** The certificate, its RSA key and Apple's intermediate certificate (WWDR), in PEM. */
  APPLE_PASS_CERTIFICATE: optional(pem),
  APPLE_PASS_KEY: optional(pem),
  APPLE_PASS_KEY_PASSPHRASE: optional(z.string()),
  APPLE_WWDR_CERTIFICATE: optional(pem),
  /** The shop's number as an issuer at Google. */
  GOOGLE_WALLET_ISSUER_ID: optional(z.string().regex(/^\d{10,25}$/)),
  /** The service account that is a user of the issuer, and its key in PEM. */
  GOOGLE_WALLET_SERVICE_ACCOUNT: optional(z.email()),
  GOOGLE_WALLET_PRIVATE_KEY: optional(pem),
  /** The sandbox's Google; Google's own addresses when absent. */
  GOOGLE_WALLET_ORIGIN: optional(
    z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, '')),
  ),
};

const GROUPS = {
  APPLE_PASS_TYPE_ID: [
    'APPLE_PASS_TEAM_ID',
    'APPLE_PASS_CERTIFICATE',
    'APPLE_PASS_KEY',
    'APPLE_WWDR_CERTIFICATE',
  ],
  GOOGLE_WALLET_ISSUER_ID: ['GOOGLE_WALLET_SERVICE_ACCOUNT', 'GOOGLE_WALLET_PRIVATE_KEY'],
} as const;

/** Each wallet has all of its settings or none: names with what is wrong. */
export const checkWalletSettings = (
  env: Readonly<Partial<Record<keyof typeof walletSettings, string | undefined>>>,
): [string, string][] =>
  Object.entries(GROUPS).flatMap(([id, names]) =>
    env[id as keyof typeof GROUPS] === undefined
      ? []
      : names
          .filter((name) => env[name] === undefined)
          .map((name): [string, string] => [name, `is needed by ${id}`]),
  );
