// oxlint-disable no-console -- This is a command-line program, which prints.
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { table } from '../bench/figures.ts';
import { createDatabases } from '../databases.ts';
import { unpackRelease } from '../past-release.ts';
import { startPostgres } from '../postgres.ts';
import { ROOT } from '../processes.ts';
import { buyOnce, findSellable, signInShopper } from '../purchases.ts';
import {
  endProcess,
  releaseVariables,
  runToEnd,
  startScript,
  untilUp,
} from '../release-processes.ts';
import { findLosses, type LoadResult } from './load.ts';

// `npm run drill -- releases [commit]`: the API of an earlier release sells, the schema becomes
// this release's beneath it, both releases sell side by side, and the earlier one starts again on
// the newer schema, as it does when a rollout is taken back. It ends with 1 when a call failed, a
// payment was lost or an invariant broke.
const PORT = Number(process.env.PORT ?? 4600);
const SECONDS = Number(process.env.SECONDS ?? 8);
const BUYERS = 2;
const ORIGIN = {
  old: `http://127.0.0.1:${PORT + 1}`,
  new: `http://127.0.0.1:${PORT + 11}`,
} as const;
const SANDBOX = `http://127.0.0.1:${PORT + 3}`;
const BALANCER_PORT = PORT + 9;
type Release = keyof typeof ORIGIN;

const commit = process.argv[2] ?? 'HEAD~1';
const folder = mkdtempSync(path.join(tmpdir(), 'tapnook-releases-'));
chmodSync(folder, 0o755);
const roots = { old: path.join(folder, 'sources'), new: ROOT } as const;
const kept = path.join(folder, 'shop');
mkdirSync(kept);
console.log(`unpacking ${commit} …`);
unpackRelease(commit, roots.old);
const postgres = await startPostgres({ folder: path.join(folder, 'postgres'), port: PORT + 8 });
await createDatabases(postgres.urlOf('postgres'), ['tapnook']);
const databaseUrl = postgres.urlOf('tapnook');
const variables = releaseVariables({ folder: kept, port: PORT, databaseUrl });

const running = new Map<Release | 'sandbox', ChildProcess>();
const start = async (release: Release): Promise<void> => {
  const child = startScript(
    { root: roots[release], folder: kept },
    'deploy/api/src/main.ts',
    { ...variables.api, PORT: new URL(ORIGIN[release]).port },
    `${release}.log`,
  );
  running.set(release, child);
  await untilUp(`${ORIGIN[release]}/healthz`, child);
};

/** Gives the gateway's webhooks to the releases in turn. */
const balanceWebhooks = (): Server => {
  let turn = 0;
  const server = createServer((incoming, reply) => {
    const live = (['old', 'new'] as const).filter((release) => running.has(release));
    const origin = ORIGIN[live[(turn += 1) % live.length] ?? 'old'];
    const onward = request(
      origin + (incoming.url ?? '/'),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502);
        answer.pipe(reply);
      },
    );
    onward.on('error', () => reply.writeHead(502).end());
    incoming.pipe(onward);
  });
  return server.listen(BALANCER_PORT, '127.0.0.1');
};

const paid: LoadResult['paid'][number][] = [];
const failures: string[] = [];
const rows: string[][] = [['', 'bought from', 'purchases', 'failed']];

/** People buy from some releases at once, as long as `during` takes. */
const sell = async (
  scene: string,
  releases: readonly Release[],
  during: () => Promise<void> = () => wait(SECONDS * 1000),
): Promise<void> => {
  const plans = await findSellable(databaseUrl);
  const token = await signInShopper(ORIGIN[releases[0] ?? 'old']);
  const [before, failed] = [paid.length, failures.length];
  const over = new AbortController();
  const buyFrom = async (release: Release, buyer: number): Promise<void> => {
    for (let turn = buyer; !over.signal.aborted; turn += 1) {
      const plan = plans[turn % plans.length];
      if (!plan) throw new Error('nothing can be bought');
      try {
        const { orderNo, status } = await buyOnce(
          { shop: ORIGIN[release], sandbox: SANDBOX },
          token,
          plan,
        );
        if (status === 'succeeded') paid.push({ orderNo, at: Date.now() });
      } catch (error) {
        failures.push(`${scene}, ${release}: ${String(error)}`);
      }
      await wait(50);
    }
  };
  const buyers = releases.flatMap((release) =>
    Array.from({ length: BUYERS }, (_, buyer) => buyFrom(release, buyer)),
  );
  await during().finally(() => over.abort());
  await Promise.all(buyers);
  rows.push([
    scene,
    releases.join(' and '),
    String(paid.length - before),
    String(failures.length - failed),
  ]);
  console.log(rows.at(-1)?.join('  '));
};

const webhooks = balanceWebhooks();
let faults: readonly string[] = [];
try {
  await runToEnd(
    { root: roots.old, folder: kept },
    'deploy/api/seed/main.ts',
    variables.api,
    'seed.log',
  );
  await start('old');
  const sandbox = startScript(
    { root: roots.new, folder: kept },
    'deploy/sandbox/src/main.ts',
    {
      ...variables.sandbox,
      WEBHOOK_URL: `http://127.0.0.1:${BALANCER_PORT}/api/v1/gateway/webhook`,
    },
    'sandbox.log',
  );
  running.set('sandbox', sandbox);
  await untilUp(`${SANDBOX}/healthz`, sandbox);
  await sell('the schema becomes newer', ['old'], async () => {
    await wait(2_000);
    await runToEnd(
      { root: roots.new, folder: kept },
      'deploy/api/src/db/migrate-main.ts',
      variables.api,
      'migrate.log',
    );
    await wait(SECONDS * 1000);
  });
  await start('new');
  await sell('side by side', ['old', 'new']);
  await endProcess(running.get('old') as ChildProcess);
  running.delete('old');
  await sell('the newer one alone', ['new']);
  await start('old');
  await sell('taken back', ['old', 'new']);
  await endProcess(running.get('new') as ChildProcess);
  running.delete('new');
  await sell('the earlier one alone', ['old']);
  // Webhooks and sweeps come to an end.
  await wait(3_000);
  const { lost, breaches } = await findLosses(databaseUrl, paid);
  faults = [
    ...new Set(failures),
    ...(lost.length > 0 ? [`acknowledged and lost: ${lost.join(', ')}`] : []),
    ...(breaches > 0 ? [`${breaches} rows in the invariants`] : []),
    ...(paid.length > 0 ? [] : ['nobody could buy']),
  ];
} finally {
  await Promise.all([...running.values()].map(endProcess));
  webhooks.closeAllConnections();
  webhooks.close();
  await postgres.stop();
}
console.log(`\nold is ${commit}, new is the working tree\n${table(rows)}`);
for (const fault of faults) console.log(`FAULT  ${fault}`);
if (faults.length === 0) rmSync(folder, { recursive: true, force: true });
else console.log(`Logs and data are in ${folder}.`);
process.exit(faults.length > 0 ? 1 : 0);
