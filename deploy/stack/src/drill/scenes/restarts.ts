import { setTimeout as wait } from 'node:timers/promises';
import type { Scene } from '../scene.ts';
import { underLoad } from './under-load.ts';

/** A deploy: each process is told to end and is replaced, one after the other. */
export const rollingRestart: Scene = (tools) =>
  underLoad('rolling restart', tools, { noFailure: true, silence: 3 }, async () => {
    await wait(3_000);
    for (const kind of ['api', 'edge', 'release'] as const)
      for (const index of [0, 1] as const) {
        await tools.shop.restart(kind, index, 'SIGTERM');
        await wait(1_500);
      }
  });

/** An API and an edge die without a word. Requests in flight fail; no other may. */
export const kills: Scene = (tools) =>
  underLoad('kill -9 of an API and an edge', tools, { silence: 3 }, async () => {
    await wait(3_000);
    await tools.shop.restart('api', 0, 'SIGKILL');
    await wait(2_000);
    await tools.shop.restart('edge', 1, 'SIGKILL');
    await wait(2_000);
  });
