import { setTimeout as wait } from 'node:timers/promises';
import type { BenchSuite } from '../bench-suite.ts';
import { processTree, type ProcessUse } from '../process-tree.ts';

/** What was begun at the start is over by then, and the edge has noticed that nobody is there. */
const SETTLE_MS = 90_000;
const SECONDS = 60;
const MAX_PERCENT = 2;
const MAX_MEGABYTES = 700;

const nameOf = ({ command }: ProcessUse): string =>
  /render\/process/.exec(command)?.[0] ??
  /(\w+)\/src\/(?:server\/)?(?:main|start)\.ts/.exec(command)?.[1] ??
  (command.includes('postgres') ? 'PostgreSQL' : 'this program');

/** What a shop that nobody visits takes from the machine of whoever started it. */
export const idleSuite: BenchSuite = async ({ log }) => {
  log('  waiting until the start is over');
  await wait(SETTLE_MS);
  const before = new Map(processTree(process.pid).map(({ pid, cpuMs }) => [pid, cpuMs]));
  await wait(SECONDS * 1_000);
  const sums = new Map<string, { percent: number; megabytes: number }>();
  for (const use of processTree(process.pid)) {
    const sum = sums.get(nameOf(use)) ?? { percent: 0, megabytes: 0 };
    const ms = use.cpuMs - (before.get(use.pid) ?? 0);
    sums.set(nameOf(use), {
      percent: sum.percent + ms / SECONDS / 10,
      megabytes: sum.megabytes + use.megabytes,
    });
  }
  const all = [...sums.values()];
  const percent = all.reduce((sum, one) => sum + one.percent, 0);
  const megabytes = all.reduce((sum, one) => sum + one.megabytes, 0);
  return [
    {
      title: 'A shop that nobody visits',
      rows: [
        ['processes', '% of a core', 'MB'],
        ...[...sums]
          .toSorted(([, one], [, other]) => other.megabytes - one.megabytes)
          .map(([name, sum]) => [name, sum.percent.toFixed(2), sum.megabytes.toFixed(0)]),
        ['all', percent.toFixed(2), megabytes.toFixed(0)],
        ['budget', MAX_PERCENT.toFixed(2), String(MAX_MEGABYTES)],
      ],
    },
  ];
};
