import { setTimeout as wait } from 'node:timers/promises';
import type { Scene } from '../scene.ts';
import { underLoad } from './under-load.ts';

/**
 * The primary is stopped in order and the standby promoted; the old primary comes back as its
 * standby.
 */
export const switchover: Scene = (tools) =>
  underLoad('switchover', tools, { silence: 3 }, async () => {
    await wait(3_000);
    await tools.shop.promoteStandby('SIGINT');
    await wait(6_000);
  });

/** The primary's machine is lost under load. */
export const nodeLoss: Scene = (tools) =>
  underLoad('loss of the primary', tools, { silence: 10 }, async () => {
    await wait(3_000);
    await tools.shop.promoteStandby('SIGKILL');
    await wait(6_000);
  });

const LAG_MS = 30_000;
const NAME = 'A name of today';

/**
 * The standby stops replaying for half a minute: own orders are read at once, and public pages
 * change within a few seconds.
 */
export const replicaLag: Scene = async (tools) => {
  const { shop } = tools;
  const [primary, standby] = shop.nodes();
  let seenAfter = Number.NaN;
  const result = await underLoad(
    'a replica that lags by 30 s',
    tools,
    { noFailure: true },
    async () => {
      await wait(2_000);
      const [product] = await primary.query<{ id: number; route: string }>(
        "select id, route from products where status = 'ON_SHELF' order by id desc limit 1",
        'tapnook',
      );
      await standby.query('select pg_wal_replay_pause()');
      const paused = Date.now();
      await shop.rename(product?.id ?? 0, NAME);
      while (Date.now() - paused < LAG_MS && Number.isNaN(seenAfter)) {
        const response = await fetch(`${shop.target().shop}/en-US/detail/${product?.route}`);
        if ((await response.text()).includes(NAME)) seenAfter = (Date.now() - paused) / 1000;
        await wait(250);
      }
      await standby.query('select pg_wal_replay_resume()');
    },
  );
  tools.log(
    Number.isNaN(seenAfter)
      ? '  the changed name was not seen while the replica lagged'
      : `  the changed name was seen after ${seenAfter.toFixed(1)} s`,
  );
  return {
    ...result,
    faults: [
      ...result.faults,
      ...(seenAfter <= 5 ? [] : ['a public page stayed old while the replica lagged']),
    ],
  };
};
