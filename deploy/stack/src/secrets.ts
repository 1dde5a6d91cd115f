import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readJsonFile, writeFileWholeSync } from '@tapnook/server/files';

/** Secrets of this machine's shop, made at the first start and kept out of the repository. */
export interface Secrets {
  readonly tokenSecret: string;
  readonly webhookSecret: string;
  readonly sandboxCredential: string;
}
const isSecrets = (value: unknown): value is Secrets =>
  ['tokenSecret', 'webhookSecret', 'sandboxCredential'].every(
    (name) => typeof (value as Record<string, unknown> | null)?.[name] === 'string',
  );

/** Damaged secrets are replaced: who was signed in signs in again. */
export const readSecrets = (folder: string, log: (line: string) => void): Secrets => {
  const file = path.join(folder, 'secrets.json');
  const kept = readJsonFile(file, isSecrets, log);
  if (kept) return kept;
  const random = (): string => randomBytes(32).toString('base64url');
  const secrets = {
    tokenSecret: random(),
    webhookSecret: `whsec_${random()}`,
    sandboxCredential: random(),
  };
  writeFileWholeSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
};
