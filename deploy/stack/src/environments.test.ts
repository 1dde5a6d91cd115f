import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { environments } from './environments.ts';
import { portsFrom } from './ports.ts';
import { readSecrets } from './secrets.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tapnook-environments-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const variables = (host: string) =>
  environments({
    ports: portsFrom(3000),
    folder,
    databaseUrl: 'postgres://a/b',
    releaseDatabaseUrl: 'postgres://a/c',
    secrets: readSecrets(folder, () => undefined),
    production: false,
    host,
  });

describe('environments', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('has everything but the sandbox listen on %s', (host) => {
    const hosts = Object.entries(variables(host)).map(([name, { HOST }]) => [name, HOST]);
    expect(Object.fromEntries(hosts)).toEqual({
      api: host,
      backoffice: host,
      edge: host,
      release: host,
      sandbox: '127.0.0.1',
    });
  });
  it('gives no process but the API what access tokens, links and codes are made of', () => {
    const { api, ...others } = variables('127.0.0.1');
    const secret = api.TOKEN_SECRET ?? '';
    expect(secret.length).toBeGreaterThan(32);
    expect(Object.values(others).flatMap((one) => Object.values(one))).not.toContain(secret);
    expect(Object.values(others).flatMap((one) => Object.keys(one))).not.toContain('TOKEN_SECRET');
  });
});

describe('secrets', () => {
  it('replace the key of access tokens where an edge was given it', () => {
    const file = path.join(folder, 'secrets.json');
    const { shopperIdSecret, ...older } = readSecrets(folder, () => undefined);
    writeFileSync(file, JSON.stringify(older));
    const read = readSecrets(folder, () => undefined);
    expect(read.tokenSecret).not.toBe(older.tokenSecret);
    expect(read.shopperIdSecret).not.toBe(shopperIdSecret);
    expect(read).toMatchObject({ adminPassword: older.adminPassword });
    expect(readSecrets(folder, () => undefined)).toEqual(read);
  });
  it('gain what an earlier release did not make, in a file for its owner only', () => {
    const file = path.join(folder, 'secrets.json');
    const { adminPassword, ...older } = readSecrets(folder, () => undefined);
    writeFileSync(file, JSON.stringify(older));
    const read = readSecrets(folder, () => undefined);
    expect(read).toMatchObject(older);
    expect(read.adminPassword).not.toBe(adminPassword);
    expect(readSecrets(folder, () => undefined)).toEqual(read);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(read);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
