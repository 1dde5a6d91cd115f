import type { RenderCosts } from './messages.ts';

/** A version's first pages are slower than all later ones: its code is compiled and warmed up. */
export const WARM_UP_RENDERS = 10;
const MAX_KNOWN = 10_000;

interface Usage {
  readonly milliseconds: number;
  readonly kilobytes: number;
}
interface Running {
  milliseconds: number;
  kilobytes: number;
  gaveBack: boolean;
  readonly counts: boolean;
}

export interface RenderCostMeter {
  /** A page begins; `apps` are the numbers of the records that it may use. */
  readonly begin: (id: number, apps: readonly number[]) => void;
  /** What the page took; undefined while a version of it is warming up. */
  readonly end: (id: number) => RenderCosts | undefined;
}

// The bundles' `process` has none of these; they are taken before theirs is in its place.
const cpu = process.threadCpuUsage.bind(process);
const memory = process.memoryUsage.bind(process);
const readUsage = (): Usage => {
  const { user, system } = cpu();
  const { heapUsed, external } = memory();
  return { milliseconds: (user + system) / 1_000, kilobytes: (heapUsed + external) / 1_024 };
};

/**
 * Pages of one process take turns, so what it used between two moments is shared equally among
 * those that were being rendered.
 */
export const createRenderCosts = (usage: () => Usage = readUsage): RenderCostMeter => {
  const running = new Map<number, Running>();
  const renders = new Map<number, number>();
  let last = usage();
  const share = (): void => {
    const now = usage();
    for (const page of running.values()) {
      page.milliseconds += Math.max(0, now.milliseconds - last.milliseconds) / running.size;
      page.kilobytes += (now.kilobytes - last.kilobytes) / running.size;
      if (now.kilobytes < last.kilobytes) page.gaveBack = true;
    }
    last = now;
  };
  const isWarm = (app: number): boolean => {
    const count = (renders.get(app) ?? 0) + 1;
    if (renders.size >= MAX_KNOWN) renders.clear();
    renders.set(app, count);
    return count > WARM_UP_RENDERS;
  };
  return {
    begin: (id, apps) => {
      share();
      const counts = apps.map(isWarm).every(Boolean);
      running.set(id, { milliseconds: 0, kilobytes: 0, gaveBack: false, counts });
    },
    end: (id) => {
      share();
      const page = running.get(id);
      running.delete(id);
      if (!page?.counts) return undefined;
      const { milliseconds, kilobytes, gaveBack } = page;
      return { milliseconds, kilobytes: gaveBack ? null : Math.max(0, kilobytes) };
    },
  };
};
