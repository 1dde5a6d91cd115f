import { generateKeyPairSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import { readJsonFile, writeFileWholeSync } from '@tapnook/server/files';
import {
  makePassCertificates,
  makeServiceAccountKey,
  type PassCertificates,
} from './pass-certificates.ts';

/** Secrets of this machine's shop, made at the first start and kept out of the repository. */
export interface Secrets extends PassCertificates {
  /** The API's alone. */
  readonly tokenSecret: string;
  /** The edge's alone. */
  readonly shopperIdSecret: string;
  readonly webhookSecret: string;
  /** Of the API's own role at the database. */
  readonly shopDatabasePassword: string;
  /** Of the registry's own role at the database. */
  readonly registryDatabasePassword: string;
  /** What the API shows to the sandbox's SMS gateway. */
  readonly smsKeySecret: string;
  /** What the sandbox's SMS gateway signs its reports with. */
  readonly smsAuthToken: string;
  /** The shop's key at push services. */
  readonly vapidPrivateKey: string;
  /** Of the shop at the sandbox's identity providers. */
  readonly identitySecret: string;
  /** Of the registry at the sandbox's provider of the company's people. */
  readonly staffIdentitySecret: string;
  /** The key of the shop's team at the sandbox's Apple, in PEM. */
  readonly applePrivateKey: string;
  /** Of the shop's service account at the sandbox's Google. */
  readonly googleWalletKey: string;
  /** Of the demo shop's administrator. */
  readonly adminPassword: string;
}

/** The shop as a team at the sandbox's Apple that issues passes. */
export const PASS_TEAM = { typeId: 'pass.example.tapnook.voucher', teamId: 'SANDBOXT00' } as const;

/** RSA keys take a while, so they are not made at every start. */
const makeWalletKeys = (): PassCertificates & Pick<Secrets, 'googleWalletKey'> => ({
  ...makePassCertificates(PASS_TEAM.typeId, PASS_TEAM.teamId),
  googleWalletKey: makeServiceAccountKey(),
});
type WalletKey = keyof ReturnType<typeof makeWalletKeys>;

const make = (): Omit<Secrets, WalletKey> => {
  const random = (bytes = 32): string => randomBytes(bytes).toString('base64url');
  return {
    tokenSecret: random(),
    shopperIdSecret: random(),
    webhookSecret: `whsec_${random()}`,
    shopDatabasePassword: random(),
    registryDatabasePassword: random(),
    smsKeySecret: random(),
    smsAuthToken: random(),
    vapidPrivateKey: String(
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d,
    ),
    identitySecret: random(),
    staffIdentitySecret: random(),
    applePrivateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString(),
    adminPassword: `A_${random(12)}`,
  };
};

const isSomeSecrets = (value: unknown): value is Partial<Secrets> =>
  ['tokenSecret', 'webhookSecret'].every(
    (name) => typeof (value as Record<string, unknown> | null)?.[name] === 'string',
  );

/**
 * The folder's secrets; those that an earlier release did not know are added. Damaged ones are
 * replaced: who was signed in signs in again. Before the edge had a secret of its own it was given
 * the API's, which is therefore made anew with it.
 */
export const readSecrets = (folder: string, log: (line: string) => void): Secrets => {
  const file = path.join(folder, 'secrets.json');
  const known = readJsonFile(file, isSomeSecrets, log) ?? {};
  const made = make();
  const { passKey, passCertificate, passAuthority, googleWalletKey } = known;
  const walletKeys =
    passKey && passCertificate && passAuthority && googleWalletKey
      ? { passKey, passCertificate, passAuthority, googleWalletKey }
      : makeWalletKeys();
  const secrets: Secrets = {
    ...made,
    ...known,
    ...walletKeys,
    ...(known.shopperIdSecret ? {} : { tokenSecret: made.tokenSecret }),
  };
  if (Object.keys(secrets).length > Object.keys(known).length)
    writeFileWholeSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
};
