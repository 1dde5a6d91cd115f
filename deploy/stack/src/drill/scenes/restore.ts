import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runScript } from '../../apps.ts';
import { writeBackup } from '../../backup/backup.ts';
import { restoreBackup } from '../../backup/restore.ts';
import { findLosses, runLoad } from '../load.ts';
import { PostgresNode } from '../postgres-node.ts';
import type { Scene, SceneTools } from '../scene.ts';

const PORT_OF_RECOVERED = 40;

/** The next start's doings, with the environment of the shop's API and its gateway. */
const completeRestore = async (
  { shop, log }: SceneTools,
  databaseUrl: string,
  since: string,
): Promise<string> => {
  const output = await runScript('deploy/api/src/after-restore-main.ts', [since], {
    ...shop.stack.variables.api,
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: '',
  }).catch((error: unknown) => String((error as { stdout?: string }).stdout ?? error));
  for (const line of output.trim().split('\n').slice(-3)) log(`  ${line}`);
  return output;
};

/**
 * People buy; a base backup lies ready and the journal is archived. Everything after a moment is
 * lost, and a new server is brought to exactly that moment: what was paid until then is paid, and
 * what was paid later is found at the gateway.
 */
export const pointInTime: Scene = async (tools) => {
  const { shop, log } = tools;
  const [primary] = shop.nodes();
  const port = shop.stack.ports.edge + PORT_OF_RECOVERED;
  const recovered = new PostgresNode({ ...primary.options, port, rolePort: port + 1 });
  await recovered.copyOf(primary, 'backup');
  let moment = '';
  const result = await runLoad(shop.target(), async () => {
    await wait(4_000);
    const [row] = await primary.query<{ at: string }>('select clock_timestamp()::text as at');
    moment = row?.at ?? '';
    await wait(4_000);
  });
  await primary.query('select pg_switch_wal()');
  await primary.until(async () => {
    const [row] = await primary.query<{ waiting: boolean }>(
      `select last_archived_time < pg_postmaster_start_time()
        or last_failed_time > last_archived_time as waiting from pg_stat_archiver`,
    );
    return row?.waiting !== true && readdirSync(shop.archive).length > 0;
  });
  recovered.recoverTo(moment, shop.archive);
  await recovered.start();
  await recovered.until(async () => {
    const [row] = await recovered.query<{ standby: boolean }>(
      'select pg_is_in_recovery() as standby',
    );
    return row?.standby === false;
  });
  const limit = new Date(moment).getTime();
  const before = result.paid.filter(({ at }) => at <= limit);
  const url = recovered.urlOf('tapnook');
  const { lost, breaches } = await findLosses(url, before);
  const [count] = await recovered.query<{ n: number }>(
    `select count(*)::int as n from orders
      where order_no in (${result.paid.map(({ orderNo }) => `'${orderNo}'`).join(',') || "''"})
      and captured_amount > 0`,
    'tapnook',
  );
  const later = result.paid.length - (count?.n ?? 0);
  const output = await completeRestore(tools, url, new Date(limit).toISOString());
  const found = output.match(/a charge that we do not know/g)?.length ?? 0;
  await recovered.stop();
  log(
    `  ${before.length} paid until the moment, ${later} later; ${found} of these found at the ` +
      'gateway',
  );
  return {
    scene: 'restore to a moment',
    figures: [
      String(result.paid.length),
      `${result.silence.toFixed(1)} s`,
      '',
      String(lost.length),
      String(breaches),
    ],
    faults: [
      ...(lost.length > 0 ? [`paid before the moment and not there: ${lost.join(', ')}`] : []),
      ...(breaches > 0 ? [`${breaches} rows in the invariants`] : []),
      ...(later > 0 ? [] : ['nobody bought after the moment, so nothing was tried']),
      ...(found >= later ? [] : [`${later - found} payments after the moment were not found`]),
    ],
  };
};

/** A dump of everything, restored into an empty database: the same rows, and its settings back. */
export const dumpAndRestore: Scene = async (tools) => {
  const { shop, log } = tools;
  const [primary] = shop.nodes();
  const folder = path.join(primary.options.folder, 'backup');
  rmSync(folder, { recursive: true, force: true });
  const release = shop.stack.variables.release.RELEASE_DIR ?? '';
  const { since } = await writeBackup(
    folder,
    { DATABASE_URL: primary.urlOf('tapnook'), RELEASE_DIR: release },
    (line) => log(`  ${line}`),
  );
  await primary.query('drop database if exists restored');
  await primary.query('create database restored');
  const place = path.join(primary.options.folder, 'release-restored');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(path.dirname(place), { recursive: true });
  await restoreBackup(
    folder,
    { DATABASE_URL: primary.urlOf('restored'), RELEASE_DIR: place },
    (line) => log(`  ${line}`),
  );
  const counts = async (database: string): Promise<string> => {
    const [row] = await primary.query<{ all: string }>(
      `select concat_ws(' ', (select count(*) from orders), (select count(*) from vouchers),
        (select coalesce(sum(captured_amount), 0) from orders),
          (select count(*) from users)) as all`,
      database,
    );
    return row?.all ?? '';
  };
  const [original, restored] = [await counts('tapnook'), await counts('restored')];
  await completeRestore(tools, primary.urlOf('restored'), since);
  const [setting] = await primary.query<{ there: boolean }>(
    `select exists (select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
      where d.datname = 'restored' and 'statement_timeout=30s' = any(s.setconfig)) as there`,
    'restored',
  );
  return {
    scene: 'dump and restore',
    figures: ['', '', '', original === restored ? '0' : 'differs', ''],
    faults: [
      ...(original === restored ? [] : [`${original} became ${restored}`]),
      ...(setting?.there ? [] : ['the settings of the database were not made again']),
      ...(existsSync(path.join(place, 'keys'))
        ? []
        : ["the registry's keys are not in the backup"]),
    ],
  };
};
