import type { PageAnswer } from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import { createFairQueue, type FairQueue } from '../security/fair-queue.ts';
import {
  judge,
  numbersIn,
  RENDER_LIMITS,
  retireStale,
  settle,
  startMember,
  type Member,
  type RenderJob,
  type RenderLimits,
  type RenderPoolOptions,
  type Task,
} from './render-member.ts';

/**
 * A render whose process had to be ended, or that took too long; by whose code, as far as known.
 */
export class RenderCrash extends Error {
  override readonly name = 'RenderCrash';
  readonly app: string;
  constructor(app: string, reason: string) {
    super(reason);
    this.app = app;
  }
}

export interface RenderPoolStatus {
  readonly processes: number;
  readonly running: number;
  readonly waiting: number;
  /** Memory of all of them. */
  readonly bytes: number;
  /** Processes that ended although nobody wanted them to, since the edge started. */
  readonly crashes: number;
  /** False while processes end before they can render anything. */
  readonly serves: boolean;
}
export interface RenderPool {
  /** Waits its turn behind others of the same source. */
  render(source: string, job: RenderJob): Promise<PageAnswer>;
  /** Has a process ready before the first page asks for one. */
  warm(): void;
  status(): RenderPoolStatus;
  /** Gives memory back that versions took which are served no more. */
  onGeneration(isServed: (record: ReleaseRecord) => boolean): void;
  stop(): void;
}
const RENDERS_AT_ONCE = 6;
/** Of one network in all processes: what it makes the shop compute leaves a processor to others. */
const RENDERS_AT_ONCE_PER_SOURCE = 2;
const MAX_ATTEMPTS = 3;
const CHECK_INTERVAL_MS = 250;
/** So many processes in a row that never came up: nothing can be rendered here. */
const MAX_FAILED_STARTS = 3;

const NEW_TASK = { attempts: 0, dataDeadline: 0, lacksData: false, app: 'shell' } as const;

const queueOf = ({ queue, processes }: RenderLimits): FairQueue =>
  createFairQueue({
    ...queue,
    maxRunning: processes * RENDERS_AT_ONCE,
    maxRunningPerSource: RENDERS_AT_ONCE_PER_SOURCE,
  });

/** A page has its time from when its process can begin: a slow start is not its doing. */
const startClock = (member: Member, id: number, task: Task, { renderMs }: RenderLimits): void => {
  task.dataDeadline = Date.now() + task.job.request.timeout;
  task.timer = setTimeout(() => {
    // What waits for ever is let go; its process takes nothing new and ends with the last page.
    settle(member, id);
    member.isRetiring = true;
    task.reject(new RenderCrash(task.app, `${task.app} was not rendered in time`));
  }, renderMs);
};

/** Pages of one audience, rendered by processes that nobody else's pages share. */
export const createRenderPool = (options: RenderPoolOptions): RenderPool => {
  const limits = options.limits ?? RENDER_LIMITS;
  const members = new Set<Member>();
  const queue = queueOf(limits);
  let lastId = 0;
  let failedStarts = 0;
  let crashes = 0;
  let isStopped = false;
  let checkedAt = Date.now();

  const onEnd = (member: Member): void => {
    members.delete(member);
    failedStarts = member.isReady ? 0 : failedStarts + 1;
    if (!isStopped && (member.tasks.size > 0 || !member.isReady)) crashes += 1;
    const guilty = member.tasks.size === 1 ? [...member.tasks.keys()][0] : member.lastId;
    for (const [id, task] of member.tasks) {
      clearTimeout(task.timer);
      if (isStopped) task.reject(new Error('the edge is closing'));
      else if (member.isReady && id === guilty)
        task.reject(new RenderCrash(task.app, `${task.app} did not let its process go on`));
      else if (task.attempts >= MAX_ATTEMPTS)
        task.reject(new Error('no render process could be had'));
      else dispatch(task);
    }
  };
  const onReady = (member: Member): void => {
    for (const [id, task] of member.tasks) startClock(member, id, task, limits);
  };
  const start = (): Member => {
    const member = startMember(options, limits.maxHeapMegabytes, { onReady, onEnd });
    members.add(member);
    return member;
  };
  const choose = (): Member => {
    const usable = [...members].filter(({ isRetiring }) => !isRetiring);
    const idle = usable.find(({ tasks, isReady }) => tasks.size === 0 && isReady);
    if (idle) return idle;
    if (usable.length < limits.processes) return start();
    return usable.toSorted((a, b) => a.tasks.size - b.tasks.size)[0]!;
  };
  const dispatch = (task: Task): void => {
    const member = choose();
    const id = (lastId += 1);
    task.attempts += 1;
    task.lacksData = false;
    if (member.tasks.size === 0 && member.isReady) member.aliveAt = Date.now();
    member.usedAt = Date.now();
    member.renders += 1;
    member.tasks.set(id, task);
    if (member.isReady) startClock(member, id, task, limits);
    const { request, records, lastGood } = task.job;
    member.process.send({
      kind: 'render',
      id,
      request: {
        ...request,
        records: numbersIn(member, records),
        lastGood: numbersIn(member, lastGood),
      },
    });
  };
  const check = setInterval(() => {
    const now = Date.now();
    const wasHeldUp = now - checkedAt > 2 * CHECK_INTERVAL_MS;
    checkedAt = now;
    // Signs of life came while this process itself was busy; they are read before anyone is judged.
    if (wasHeldUp) return;
    for (const member of members) judge(member, limits, now);
  }, CHECK_INTERVAL_MS).unref();

  return {
    render: (source, job) =>
      queue.run(
        source,
        () =>
          new Promise((resolve, reject) => dispatch({ ...NEW_TASK, source, job, resolve, reject })),
      ),
    warm: () => {
      if (members.size === 0) start();
    },
    status: () => ({
      processes: members.size,
      ...queue.size(),
      bytes: [...members].reduce((sum, { process: one }) => sum + (one.memory() ?? 0), 0),
      crashes,
      serves: failedStarts < MAX_FAILED_STARTS || [...members].some(({ isReady }) => isReady),
    }),
    onGeneration: (isServed) => {
      for (const member of members) retireStale(member, limits, isServed);
      // Where pages always come, the next one does not wait for a start.
      const isRenewed = members.size > 0 && [...members].every(({ isRetiring }) => isRetiring);
      if (isRenewed && limits.idleMs === undefined) start();
    },
    stop: () => {
      isStopped = true;
      clearInterval(check);
      for (const { process: one } of members) one.kill();
    },
  };
};
