import type { PageAnswer } from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import type { Artefacts } from '../composition/artefacts.ts';
import type { FairQueueOptions } from '../security/fair-queue.ts';
import type { FromProcess, RenderCosts, RenderRequest, Stage } from './process/messages.ts';
import type { PublicCall } from './public-calls.ts';
import { startRenderProcess, type RenderProcess } from './render-process.ts';
import { believableStages } from './render-stages.ts';

export interface RenderLimits {
  readonly processes: number;
  readonly maxHeapMegabytes: number;
  /** A process above this is ended at once. */
  readonly maxBytes: number;
  /** A process above this takes no further pages and ends after the last one. */
  readonly recycleBytes: number;
  /** One above this ends so as well once a version that it rendered is served no more. */
  readonly staleBytes: number;
  readonly maxRenders: number;
  /** For one page, waiting for data included, the start of a process not. */
  readonly renderMs: number;
  /** A process with pages in hand that gives no sign of life for so long, and computes, hangs. */
  readonly silenceMs: number;
  /** One that rendered no page for so long ends; without it, all stay ready. */
  readonly idleMs?: number;
  readonly queue: Pick<FairQueueOptions, 'maxWaiting' | 'maxWaitingPerSource'>;
}
export const RENDER_LIMITS: RenderLimits = {
  processes: 2,
  maxHeapMegabytes: 384,
  maxBytes: 768 * 1024 * 1024,
  recycleBytes: 448 * 1024 * 1024,
  staleBytes: 256 * 1024 * 1024,
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
  readonly onCost?: ((cost: RenderCosts) => void) | undefined;
  /** Told what each app did, when the page is made. */
  readonly onStages: (stages: readonly Stage[]) => void;
  /** Runs what is done for this page as a part of its trace. */
  readonly inTrace: <T>(app: string, work: () => Promise<T>) => Promise<T>;
}
export interface RenderPoolOptions {
  readonly node: string;
  readonly artefacts: Pick<Artefacts, 'file'>;
  readonly call: PublicCall;
  readonly limits?: RenderLimits;
  readonly onOutput: (text: string) => void;
}

export interface Task {
  /** The network that the page is for. */
  readonly source: string;
  readonly job: RenderJob;
  readonly resolve: (answer: PageAnswer) => void;
  readonly reject: (error: Error) => void;
  attempts: number;
  /** Until when its data may come (milliseconds since 1970). */
  dataDeadline: number;
  /** Whether a call of this page had no answer, or that of an outage. */
  lacksData: boolean;
  /** Whose code ran last for this page. */
  app: string;
  timer?: NodeJS.Timeout;
}
export interface Member {
  readonly process: RenderProcess;
  readonly tasks: Map<number, Task>;
  readonly numbers: Map<ReleaseRecord, number>;
  readonly records: ReleaseRecord[];
  calls: number;
  isReady: boolean;
  isRetiring: boolean;
  renders: number;
  aliveAt: number;
  /** A sign of life that was judged, and what its code had had of a processor by then. */
  judged: { readonly aliveAt: number; readonly cpuMs: number | undefined };
  /** When a page came or went last. */
  usedAt: number;
  /** The page whose code ran last. */
  lastId: number;
}

const MAX_CALLS_AT_ONCE = 200;
/** No answer at all, or that of somebody who could not get one (RFC 9110, section 15.6). */
const OUTAGE_STATUSES: ReadonlySet<number> = new Set([0, 502, 503, 504]);
const START_MS = 20_000;
/** Of a silence that is a hang, so much is computed. */
const COMPUTED = 0.75;
/** One that is given no processor is silent without a fault of its own, and has longer. */
const MAX_SILENCES = 5;

/** Numbers a record for one process, and tells it of new ones. */
const numberIn = (member: Member, record: ReleaseRecord): number => {
  const known = member.numbers.get(record);
  if (known !== undefined) return known;
  const number = member.records.push(record);
  member.numbers.set(record, number);
  member.process.send({ kind: 'record', number, record });
  return number;
};
export const numbersIn = (
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
  const task = member.tasks.get(message.page);
  // What a bundle asks for after its page is made waits behind the like of it.
  const source = task?.source ?? '';
  const ask = () => call(source, message.call, body, task && task.dataDeadline - Date.now());
  const answer =
    member.calls > MAX_CALLS_AT_ONCE
      ? { status: 0, contentType: '', body: '' }
      : await (task ? task.job.inTrace(task.app, ask) : ask());
  member.calls -= 1;
  if (task && OUTAGE_STATUSES.has(answer.status)) task.lacksData = true;
  const { status, contentType } = answer;
  member.process.send({ kind: 'answer', id, status, contentType }, answer.body);
};

/**
 * Whether a process with pages in hand hangs. On a machine that has too much to do, silence alone
 * says nothing: there it counts once the process has computed that long.
 */
const hangs = (member: Member, { silenceMs }: RenderLimits, now: number): boolean => {
  const { aliveAt } = member;
  const cpuMs = member.process.cpuMs();
  if (member.judged.aliveAt !== aliveAt) member.judged = { aliveAt, cpuMs };
  const silence = now - aliveAt;
  if (silence <= silenceMs) return false;
  if (cpuMs === undefined || member.judged.cpuMs === undefined) return true;
  const computed = cpuMs - member.judged.cpuMs;
  return computed > COMPUTED * silenceMs || silence > MAX_SILENCES * silenceMs;
};

/** Ends, retires or leaves a process, by its memory and its signs of life. */
export const judge = (member: Member, limits: RenderLimits, now: number): void => {
  if (!member.isReady) {
    if (now - member.aliveAt > START_MS) member.process.kill();
    return;
  }
  if (member.tasks.size > 0 && hangs(member, limits, now)) return member.process.kill();
  if (member.tasks.size === 0 && now - member.usedAt > (limits.idleMs ?? Infinity))
    return member.process.kill();
  const bytes = member.process.memory() ?? 0;
  if (bytes > limits.maxBytes) return member.process.kill();
  if (bytes > limits.recycleBytes || member.renders >= limits.maxRenders) member.isRetiring = true;
  if (member.isRetiring && member.tasks.size === 0) member.process.kill();
};

/** What a version left in a process that rendered it goes with the version. */
export const retireStale = (
  member: Member,
  limits: RenderLimits,
  isServed: (record: ReleaseRecord) => boolean,
): void => {
  if (member.records.every(isServed) || (member.process.memory() ?? 0) <= limits.staleBytes) return;
  member.isRetiring = true;
};

/** Takes a page out of a process's hands. */
export const settle = (member: Member, id: number): Task | undefined => {
  const task = member.tasks.get(id);
  member.tasks.delete(id);
  member.usedAt = Date.now();
  clearTimeout(task?.timer);
  return task;
};
/** What lacks data is an outage, however well it looks: not to be cached, and not to be indexed. */
const pageOf = (
  answer: Extract<FromProcess, { kind: 'rendered' }>['answer'],
  html: string,
  lacksData: boolean,
): PageAnswer => {
  if (answer.kind === 'redirect') return answer;
  return lacksData && answer.status === 200
    ? { ...answer, html, status: 503, cacheable: false }
    : { ...answer, html };
};
const onMessage = (
  options: RenderPoolOptions,
  member: Member,
  message: FromProcess,
  text: string,
): void => {
  member.aliveAt = Date.now();
  if (message.kind === 'enter') {
    member.lastId = message.id;
    const task = member.tasks.get(message.id);
    if (task && message.app in task.job.records) task.app = message.app;
  } else if (message.kind === 'rendered') {
    const task = settle(member, message.id);
    if (!task) return;
    const { records, request, onCost, onStages } = task.job;
    if (message.cost && !task.lacksData) onCost?.(message.cost);
    const begin = task.dataDeadline - request.timeout;
    onStages(believableStages(message.stages, records, begin, Date.now()));
    task.resolve(pageOf(message.answer, text, task.lacksData));
  } else if (message.kind === 'failed')
    settle(member, message.id)?.reject(new Error(message.error));
  else if (message.kind === 'error')
    member.tasks.get(message.id)?.job.onError(message.app, new Error(message.error));
  else if (message.kind === 'need' || message.kind === 'call')
    void serve(options, member, message, text);
};
interface MemberEvents {
  /** It can render from now on. */
  readonly onReady: (member: Member) => void;
  /** Told once, however it ended. */
  readonly onEnd: (member: Member) => void;
}

/** Starts a process and follows what it tells. */
export const startMember = (
  options: RenderPoolOptions,
  maxHeapMegabytes: number,
  { onReady, onEnd }: MemberEvents,
): Member => {
  const member: Member = {
    process: startRenderProcess({
      node: options.node,
      maxHeapMegabytes,
      onMessage: (message, text) => {
        onMessage(options, member, message, text);
        if (message.kind !== 'ready') return;
        member.isReady = true;
        onReady(member);
      },
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
    judged: { aliveAt: 0, cpuMs: undefined },
    usedAt: Date.now(),
    lastId: 0,
  };
  return member;
};
