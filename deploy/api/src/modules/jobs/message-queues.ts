import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss';
import { type Db, inTransaction, type Pool } from '../../db/pool.ts';
import { createLoop } from './loop.ts';
import type { Delivery } from './message-delivery.ts';
import { giveUp, sendMessage } from './outbox-sender.ts';
import { queueError } from './queue-error.ts';

/** Its tables lie beside the shop's, so that a backup holds both. */
const SCHEMA = 'pgboss';
const CHANNELS = ['mail', 'sms', 'push'] as const;
/** Where a message goes that was tried often enough. */
const DEAD_LETTERS = 'dead-letters';
/** Two workers for each channel, so that one slow message does not hold up all others. */
const WORKERS = [...CHANNELS, ...CHANNELS];
/**
 * How many messages a worker takes at once; a full batch is followed by the next at once. Workers
 * are woken by the relay, so that they seldom need to look by themselves.
 */
const TAKING = {
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 15,
} as const;
/** One in so many turns of the relay wakes the workers for what is to be tried again. */
const TURNS_PER_RETRY = 3;
/** Messages that go over to the queues in one transaction. */
const BATCH = 200;
/** A process that says nothing for so long is dead, and what it had is tried again. */
const HEARTBEAT_SECONDS = 10;
const RELAY_EVERY_MS = 1_000;

interface MessageJob {
  readonly id: number;
}

/** How a message is tried again that its receiver refused. */
export interface RetryPolicy {
  /** Tries after the first. */
  readonly retryLimit: number;
  /** Seconds before the second try; each further one waits twice as long, up to an hour. */
  readonly retryDelay: number;
}

export interface QueueOptions {
  readonly retries?: RetryPolicy | undefined;
  /** Whether to look for new messages this second; every second without it. */
  readonly isDue?: (() => boolean) | undefined;
}

/** Goes on for half a day, longer than a mail server is usually away. */
const RETRIES: RetryPolicy = { retryLimit: 20, retryDelay: 5 };

/**
 * Sends the outbox through queues; any number of processes may have them. A message is claimed by
 * one process and stays so while that lives, however slow the receiver is. Mail and text messages
 * do not wait for each other, nor anything else for them.
 */
export interface MessageQueues {
  readonly start: () => Promise<void>;
  /** Hands over what was written to the outbox since; gives how many messages. */
  readonly relay: () => Promise<number>;
  /** Waits for what is under way for at most so many milliseconds; the rest is tried again. */
  readonly stop: (graceMs: number) => Promise<void>;
}

const createBoss = (pool: Pool): PgBoss =>
  new PgBoss({
    // The shop's own pool: no connections beside it, and nothing that needs a session.
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    schedule: false,
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
  });

const createQueues = async (boss: PgBoss, retries: RetryPolicy): Promise<void> => {
  await boss.createQueue(DEAD_LETTERS);
  for (const channel of CHANNELS) {
    const options = {
      ...retries,
      retryBackoff: true,
      retryDelayMax: 3600,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: 86_400,
      deadLetter: DEAD_LETTERS,
    };
    await boss.createQueue(channel, options);
    await boss.updateQueue(channel, options);
  }
};

/**
 * Of many processes one hands a message over, since rows are claimed. The row is looked at again a
 * day later: should its job be lost, it goes over once more then.
 */
const relayBatch = (db: Db, boss: PgBoss): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: number; channel: (typeof CHANNELS)[number] }>(sql`
      update outbox set next_attempt_at = now() + interval '1 day'
      where id in (select id from outbox where status = 'queued' and next_attempt_at <= now()
        order by next_attempt_at limit ${BATCH} for update skip locked)
      returning id, channel`);
    for (const channel of CHANNELS) {
      const jobs = rows
        .filter((row) => row.channel === channel)
        .map(({ id }) => ({ data: { id } }));
      if (jobs.length > 0) await boss.insert(channel, jobs, { db: fromDrizzle(tx, sql) });
    }
    return rows.length;
  });

/** What became of a job's work; a failure does not touch the others of its batch. */
const settled = ({ id }: Job<MessageJob>, work: Promise<unknown>): Promise<JobResult> =>
  work.then(
    () => ({ id, status: 'completed' as const }),
    (error: unknown) => ({ id, status: 'failed' as const, output: { message: String(error) } }),
  );

export const createMessageQueues = (
  { db, pool }: { readonly db: Db; readonly pool: Pool },
  delivery: Delivery,
  report: (error: unknown) => void,
  { retries = RETRIES, isDue }: QueueOptions = {},
): MessageQueues => {
  const boss = createBoss(pool);
  boss.on('error', (error) => report(queueError(error)));
  const workers: string[] = [];
  const wakeWorkers = (): void => {
    for (const worker of workers) boss.notifyWorker(worker);
  };
  const relay = async (): Promise<number> => {
    let handedOver = 0;
    for (let batch = BATCH; batch === BATCH; handedOver += batch)
      batch = await relayBatch(db, boss);
    if (handedOver > 0) wakeWorkers();
    return handedOver;
  };
  let turns = 0;
  const loop = createLoop(
    async () => {
      turns += 1;
      await relay().catch(report);
      if (turns % TURNS_PER_RETRY === 0) wakeWorkers();
    },
    RELAY_EVERY_MS,
    isDue,
  );
  return {
    relay,
    start: async () => {
      await boss.start();
      await createQueues(boss, retries);
      // Each by a call of its own, since only the first worker of a call can be woken.
      for (const channel of WORKERS) {
        workers.push(
          await boss.work(channel, TAKING, (jobs: Job<MessageJob>[]) =>
            Promise.all(jobs.map((job) => settled(job, sendMessage(db, delivery, job.data.id)))),
          ),
        );
      }
      workers.push(
        await boss.work(DEAD_LETTERS, TAKING, (jobs: Job<MessageJob>[]) =>
          Promise.all(jobs.map((job) => settled(job, giveUp(db, job.data.id)))),
        ),
      );
      loop.start();
    },
    stop: async (graceMs) => {
      await loop.stop();
      await boss.stop({ graceful: true, timeout: graceMs });
      delivery.close();
    },
  };
};
