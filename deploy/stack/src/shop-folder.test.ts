import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { testNeeding } from '../test/test-needing.ts';
import { locateData } from './postgres-data.ts';
import { postgresMajor, startPostgres } from './postgres.ts';
import {
  dataFault,
  moveShopAside,
  readSchemaState,
  readVersion,
  writeVersion,
} from './shop-folder.ts';
import { startStack } from './stack.ts';

const root = mkdtempSync(join(tmpdir(), 'tapnook-folder-'));
chmodSync(root, 0o711);
afterAll(() => rmSync(root, { recursive: true, force: true }));
const folderOf = (name: string): string => {
  const folder = join(root, name);
  mkdirSync(folder);
  return folder;
};
const quiet = (): void => undefined;
const asRoot = testNeeding(process.getuid?.() === 0 ? undefined : 'not run by root');

describe('data folder', () => {
  it('moves aside what holds no cluster and keeps every file of it', async () => {
    const folder = folderOf('incomplete');
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres/orders'), 'kept');
    expect(dataFault(folder, 18)).toBe('incomplete');
    const lines: string[] = [];
    const server = await startPostgres({
      folder: join(folder, 'postgres'),
      durable: false,
      log: (line) => void lines.push(line),
    });
    await server.stop();
    const aside = readdirSync(folder).find((name) => name.startsWith('postgres-incomplete-')) ?? '';
    expect(readFileSync(join(folder, aside, 'orders'), 'utf8')).toBe('kept');
    expect(lines.join()).toContain(aside);
  });

  it('refuses a cluster of another PostgreSQL and changes nothing', async () => {
    const folder = folderOf('other-major');
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres/PG_VERSION'), '17\n');
    await expect(startPostgres({ folder: join(folder, 'postgres') })).rejects.toThrow(
      /made by PostgreSQL 17/,
    );
    expect(readdirSync(folder)).toEqual(['postgres']);
    expect(dataFault(folder, postgresMajor())).toBe('17');
  });

  asRoot(
    'lives under a lasting folder when the server cannot enter, with what was elsewhere',
    () => {
      const hidden = folderOf('hidden');
      const place = folderOf('lib');
      const folder = join(hidden, 'postgres');
      mkdirSync(folder);
      writeFileSync(join(folder, 'PG_VERSION'), '18');
      chmodSync(hidden, 0o700);
      const lines: string[] = [];
      const data = locateData(folder, (line) => void lines.push(line), place);
      expect(data.startsWith(join(place, 'tapnook-'))).toBe(true);
      expect(readFileSync(join(data, 'PG_VERSION'), 'utf8')).toBe('18');
      expect(readlinkSync(folder)).toBe(data);
      expect(lines.join()).toMatch(/has moved from .*cannot enter .*TAPNOOK_DIR/);

      // As an earlier version left it: in the temporary folder, with a link.
      const temporary = join(
        tmpdir(),
        data.slice(place.length + 1).replace('tapnook-', 'tapnook-data-'),
      );
      rmSync(data, { recursive: true });
      rmSync(folder);
      mkdirSync(temporary);
      writeFileSync(join(temporary, 'PG_VERSION'), '18');
      symlinkSync(temporary, folder);
      expect(locateData(folder, quiet, place)).toBe(data);
      expect(existsSync(temporary)).toBe(false);
      expect(readlinkSync(folder)).toBe(data);
      expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe('18');
    },
  );
});

describe('moveShopAside', () => {
  it('moves a shop whole, also data that a link leads to', () => {
    const folder = folderOf('shop');
    const elsewhere = folderOf('elsewhere');
    writeFileSync(join(elsewhere, 'PG_VERSION'), '17');
    symlinkSync(elsewhere, join(folder, 'postgres'));
    mkdirSync(join(folder, 'release'));
    writeVersion(folder, 17);
    const aside = moveShopAside(folder, '17');
    expect(readdirSync(folder)).toEqual([aside.slice(folder.length + 1)]);
    expect(aside).toMatch(/\/postgres-17-\d{4}-\d{2}-\d{2}T/);
    expect(readFileSync(join(aside, 'postgres/PG_VERSION'), 'utf8')).toBe('17');
    expect(readVersion(aside)).toMatchObject({ postgres: 17 });
    expect(existsSync(elsewhere)).toBe(false);
  });
});

describe('readSchemaState', () => {
  it('tells a new, a current, an older and another schema apart', async () => {
    const server = await startPostgres({
      folder: join(folderOf('schema'), 'postgres'),
      durable: false,
    });
    const url = server.urlOf('postgres');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      expect(await readSchemaState(url)).toEqual({ kind: 'none' });
      await client.query('create table schema_migrations (name text, hash text)');
      const list = JSON.parse(
        readFileSync(join(import.meta.dirname, '../../api/migrations/checksums.json'), 'utf8'),
      ) as Record<string, string>;
      expect(await readSchemaState(url)).toEqual({ kind: 'behind', next: '0000_init.sql' });
      for (const [name, hash] of Object.entries(list))
        await client.query('insert into schema_migrations values ($1, $2)', [name, hash]);
      expect(await readSchemaState(url)).toEqual({ kind: 'current' });
      await client.query("update schema_migrations set hash = 'x' where name = '0000_init.sql'");
      expect(await readSchemaState(url)).toEqual({ kind: 'incompatible', file: '0000_init.sql' });
    } finally {
      await client.end();
      await server.stop();
    }
  });
});

describe('startStack', () => {
  it('refuses to start afresh on a database that is not the one of its folder', async () => {
    process.env.DATABASE_URL = 'postgres://somebody@db.example/orders';
    try {
      await expect(
        startStack({
          port: 1,
          folder: folderOf('fresh'),
          log: quiet,
          onExit: quiet,
          freshShop: true,
        }),
      ).rejects.toThrow(/--fresh empties the database of this folder only/);
    } finally {
      delete process.env.DATABASE_URL;
    }
  });
});
