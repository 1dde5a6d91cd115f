import type { PageAnswer } from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import type { Artefacts } from '../composition/artefacts.ts';
import { createFairQueue, type FairQueueOptions } from './fair-queue.ts';
import type { FromProcess, RenderRequest } from './process/messages.ts';
import type { createPublicCalls } from './public-calls.ts';
import { startRenderProcess, type RenderProcess } from './render-process.ts';

/** A render whose process had to be ended, or that took too long; by whose code, as far as known. */
export class RenderCrash extends Error {
  override readonly name = 'RenderCrash';
  readonly app: string;
  constructor(app: string, reason: string) {
    super(reason);
    this.app = app;
  }
}

export interface RenderLimits {
  readonly processes: number;
  readonly maxHeapMegabytes: number;
  /** A process above this is ended at once. */
  readonly maxBytes: number;
  /** A process above this takes no further pages and ends after the last one. */
  readonly recycleBytes: number;
  readonly maxRenders: number;
  /** For one page, waiting for data included. */
  readonly renderMs: number;
  /** A process with pages in hand that gives no sign of life for so long hangs. */
  readonly silenceMs: number;
  readonly queue: Omit<FairQueueOptions, 'maxRunning'>;
}
export const RENDER_LIMITS: RenderLimits = {
  processes: 2,
  maxHeapMegabytes: 384,
  maxBytes: 768 * 1024 * 1024,
  recycleBytes: 448 * 1024 * 1024,
  maxRenders: 20_000,
  renderMs: 10_000,
  silenceMs: 2_000,
  queue: { maxWaiting: 200, maxWaitingPerSource: 40 },
};

export interface RenderJob {
  readonly request: Omit<RenderRequest, 'records' | 'lastGood'>;
  readonly records: Readonly<Record<string, ReleaseRecord>>;
  readonly lastGood: Readonly<Record<string, ReleaseRecord>>;
  readonly onError: (app: string, error: Error) => void;
}
export interface RenderPoolStatus {
  readonly processes: number;
  readonly running: number;
  readonly waiting: number;
  /** False while processes end before they can render anything. */
  readonly serves: boolean;
}
export interface RenderPool {
  /** Waits its turn behind others of the same source. */
  render(source: string, job: RenderJob): Promise<PageAnswer>;
  /** Has a process ready before the first page asks for one. */
  warm(): void;
  status(): RenderPoolStatus;
  stop(): void;
}
export interface RenderPoolOptions {
  readonly node: string;
  readonly artefacts: Pick<Artefacts, 'file'>;
  readonly call: ReturnType<typeof createPublicCalls>;
  readonly limits?: RenderLimits;
  readonly onOutput: (text: string) => void;
}

interface Task {
  readonly job: RenderJob;
  readonly resolve: (answer: PageAnswer) => void;
  readonly reject: (error: Error) => void;
  attempts: number;
  /** Whose code ran last for this page. */
  app: string;
  timer?: NodeJS.Timeout;
}
interface Member {
  readonly process: RenderProcess;
  readonly tasks: Map<number, Task>;
  readonly numbers: Map<ReleaseRecord, number>;
  readonly records: ReleaseRecord[];
  calls: number;
  isReady: boolean;
  isRetiring: boolean;
  renders: number;
  aliveAt: number;
  /** The page whose code ran last. */
  lastId: number;
}

const RENDERS_AT_ONCE = 6;
const MAX_ATTEMPTS = 3;
const MAX_CALLS_AT_ONCE = 200;
const CHECK_INTERVAL_MS = 250;
const START_MS = 20_000;
const IDLE_MS = 60_000;
/** So many processes in a row that never came up: nothing can be rendered here. */
const MAX_FAILED_STARTS = 3;

/** Numbers a record for one process, and tells it of new ones. */
const numberIn = (member: Member, record: ReleaseRecord): number => {
  const known = member.numbers.get(record);
  if (known !== undefined) return known;
  const number = member.records.push(record);
  member.numbers.set(record, number);
  member.process.send({ kind: 'record', number, record });
  return number;
};
const numbersIn = (
  member: Member,
  records: Readonly<Record<string, ReleaseRecord>>,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(records).map(([name, record]) => [name, numberIn(member, record)]),
  );

type Services = Pick<RenderPoolOptions, 'artefacts' | 'call'>;
/** Gives a process what it asked for: a file of a version that it renders, or a public answer. */
const serve = async (
  { artefacts, call }: Services,
  member: Member,
  message: Extract<FromProcess, { kind: 'need' | 'call' }>,
  body: string,
): Promise<void> => {
  const { id } = message;
  if (message.kind === 'need') {
    try {
      const record = member.records[message.number - 1];
      if (!record) throw new Error('no such record');
      const content = await artefacts.file(record, message.file);
      member.process.send({ kind: 'file', id }, content.toString('utf8'));
    } catch (error) {
      member.process.send({ kind: 'file', id, error: String(error) });
    }
    return;
  }
  member.calls += 1;
  const answer =
    member.calls > MAX_CALLS_AT_ONCE
      ? { status: 0, contentType: '', body: '' }
      : await call(message.call, body);
  member.calls -= 1;
  const { status, contentType } = answer;
  member.process.send({ kind: 'answer', id, status, contentType }, answer.body);
};

/** Ends, retires or leaves a process, by its memory and its signs of life. */
const judge = (member: Member, limits: RenderLimits, now: number): void => {
  const silence = now - member.aliveAt;
  if (!member.isReady) {
    if (silence > START_MS) member.process.kill();
    return;
  }
  if (member.tasks.size > 0 && silence > limits.silenceMs) return member.process.kill();
  const bytes = member.process.memory() ?? 0;
  if (bytes > limits.maxBytes) return member.process.kill();
  if (bytes > limits.recycleBytes || member.renders >= limits.maxRenders) member.isRetiring = true;
  if (member.isRetiring && member.tasks.size === 0) member.process.kill();
};

/** Pages of one audience, rendered by processes that nobody else's pages share. */
export const createRenderPool = (options: RenderPoolOptions): RenderPool => {
  const limits = options.limits ?? RENDER_LIMITS;
  const members = new Set<Member>();
  const queue = createFairQueue({
    ...limits.queue,
    maxRunning: limits.processes * RENDERS_AT_ONCE,
  });
  let lastId = 0;
  let failedStarts = 0;
  let isStopped = false;
  let checkedAt = Date.now();

  const settle = (member: Member, id: number): Task | undefined => {
    const task = member.tasks.get(id);
    member.tasks.delete(id);
    clearTimeout(task?.timer);
    return task;
  };
  const onMessage = (member: Member, message: FromProcess, text: string): void => {
    member.aliveAt = Date.now();
    if (message.kind === 'ready') {
      member.isReady = true;
      failedStarts = 0;
    } else if (message.kind === 'enter') {
      member.lastId = message.id;
      const task = member.tasks.get(message.id);
      if (task && message.app in task.job.records) task.app = message.app;
    } else if (message.kind === 'rendered') {
      const { answer } = message;
      settle(member, message.id)?.resolve(
        answer.kind === 'redirect' ? answer : { ...answer, html: text },
      );
    } else if (message.kind === 'failed')
      settle(member, message.id)?.reject(new Error(message.error));
    else if (message.kind === 'error')
      member.tasks.get(message.id)?.job.onError(message.app, new Error(message.error));
    else if (message.kind === 'need' || message.kind === 'call')
      void serve(options, member, message, text);
  };
  const onEnd = (member: Member): void => {
    members.delete(member);
    if (!member.isReady) failedStarts += 1;
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
  const start = (): Member => {
    const member: Member = {
      process: startRenderProcess({
        node: options.node,
        maxHeapMegabytes: limits.maxHeapMegabytes,
        onMessage: (message, text) => onMessage(member, message, text),
        onEnd: () => onEnd(member),
        onOutput: options.onOutput,
      }),
      tasks: new Map(),
      numbers: new Map(),
      records: [],
      calls: 0,
      isReady: false,
      isRetiring: false,
      renders: 0,
      aliveAt: Date.now(),
      lastId: 0,
    };
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
    if (member.tasks.size === 0 && member.isReady) member.aliveAt = Date.now();
    member.renders += 1;
    member.tasks.set(id, task);
    task.timer = setTimeout(() => {
      // What waits for ever is let go; its process takes nothing new and ends with the last page.
      settle(member, id);
      member.isRetiring = true;
      task.reject(new RenderCrash(task.app, `${task.app} was not rendered in time`));
    }, limits.renderMs);
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
    for (const member of [...members].slice(1))
      if (member.tasks.size === 0 && now - member.aliveAt > IDLE_MS) member.process.kill();
  }, CHECK_INTERVAL_MS).unref();

  return {
    render: (source, job) =>
      queue.run(
        source,
        () =>
          new Promise((resolve, reject) =>
            dispatch({ job, resolve, reject, attempts: 0, app: 'shell' }),
          ),
      ),
    warm: () => {
      if (members.size === 0) start();
    },
    status: () => ({
      processes: members.size,
      ...queue.size(),
      serves: failedStarts < MAX_FAILED_STARTS,
    }),
    stop: () => {
      isStopped = true;
      clearInterval(check);
      for (const { process: one } of members) one.kill();
    },
  };
};
