import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const fileOf = (env: NodeJS.ProcessEnv): string =>
  join(
    env['XDG_CONFIG_HOME'] ?? join(env['HOME'] ?? homedir(), '.config'),
    'tapnook-release',
    'sign-ins.json',
  );

interface StoredToken {
  readonly token: string;
  readonly expiresAt: string;
}
type SignIns = Record<string, StoredToken>;

const read = (env: NodeJS.ProcessEnv): SignIns => {
  try {
    return JSON.parse(readFileSync(fileOf(env), 'utf8')) as SignIns;
  } catch {
    return {};
  }
};
const write = (env: NodeJS.ProcessEnv, signIns: SignIns): void => {
  const file = fileOf(env);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // A file that exists would keep its mode.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(signIns, null, 2), { mode: 0o600 });
};

/** The token of a registry that was signed in to and that still holds. */
export const storedToken = (env: NodeJS.ProcessEnv, registry: string): string | undefined => {
  const stored = read(env)[registry];
  return stored && Date.parse(stored.expiresAt) > Date.now() ? stored.token : undefined;
};
export const storeToken = (env: NodeJS.ProcessEnv, registry: string, stored: StoredToken): void =>
  write(env, { ...read(env), [registry]: stored });
export const forgetToken = (env: NodeJS.ProcessEnv, registry: string): void => {
  const { [registry]: _gone, ...others } = read(env);
  write(env, others);
};
