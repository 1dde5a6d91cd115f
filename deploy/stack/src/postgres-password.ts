import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serverUser } from './postgres-binaries.ts';

/** Beside the data folder, which belongs to PostgreSQL's user alone. */
export const passwordFile = (folder: string): string => `${path.resolve(folder)}.password`;

/** Whoever connects is asked for the password: other users of this machine reach the port too. */
const ACCESS_RULES = `# TYPE  DATABASE  USER  ADDRESS       METHOD
host    all       all   127.0.0.1/32  scram-sha-256
host    all       all   ::1/128       scram-sha-256
`;

interface Cluster {
  readonly bin: string;
  readonly data: string;
  readonly user: string;
  readonly file: string;
}

/** In single-user mode the server listens nowhere, so nobody gets in before the password is set. */
const setPassword = ({ bin, data, user }: Cluster, password: string): void => {
  execFileSync(path.join(bin, 'postgres'), ['--single', '-D', data, 'postgres'], {
    ...serverUser(),
    cwd: data,
    input: `ALTER ROLE ${user} PASSWORD '${password}'\n`,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
};

/**
 * The password of a stopped cluster; one that has none yet, or whose file is gone, gets a new one.
 */
export const ensurePassword = (cluster: Cluster): string => {
  const rules = path.join(cluster.data, 'pg_hba.conf');
  const known = existsSync(cluster.file) ? readFileSync(cluster.file, 'utf8').trim() : '';
  const password = known || randomBytes(24).toString('base64url');
  if (!known) {
    setPassword(cluster, password);
    writeFileSync(`${cluster.file}.draft`, `${password}\n`, { mode: 0o600 });
    renameSync(`${cluster.file}.draft`, cluster.file);
  }
  if (readFileSync(rules, 'utf8') !== ACCESS_RULES) writeFileSync(rules, ACCESS_RULES);
  return password;
};
