import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Secrets of this machine's shop, made at the first start and kept out of the repository. */
export interface Secrets {
  readonly tokenSecret: string;
  readonly webhookSecret: string;
  readonly sandboxCredential: string;
  /** Of the demo shop's administrator. */
  readonly adminPassword: string;
}

const make = (): Secrets => {
  const random = (bytes = 32): string => randomBytes(bytes).toString('base64url');
  return {
    tokenSecret: random(),
    webhookSecret: `whsec_${random()}`,
    sandboxCredential: random(),
    adminPassword: `A_${random(12)}`,
  };
};

/** The folder's secrets; those that an earlier release did not know are added. */
export const readSecrets = (folder: string): Secrets => {
  const file = path.join(folder, 'secrets.json');
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>)
    : {};
  const secrets = { ...make(), ...known };
  if (Object.keys(secrets).length === Object.keys(known).length) return secrets;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.draft`, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(`${file}.draft`, file);
  return secrets;
};
