import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Secrets of this machine's shop, made at the first start and kept out of the repository. */
export interface Secrets {
  readonly tokenSecret: string;
  readonly webhookSecret: string;
  readonly sandboxCredential: string;
}
export const readSecrets = (folder: string): Secrets => {
  const file = path.join(folder, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const random = (): string => randomBytes(32).toString('base64url');
  const secrets = {
    tokenSecret: random(),
    webhookSecret: `whsec_${random()}`,
    sandboxCredential: random(),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets));
  chmodSync(file, 0o600);
  return secrets;
};
