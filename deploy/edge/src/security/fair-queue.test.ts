import { describe, expect, it } from '@jest/globals';
import { createFairQueue, type FairQueueOptions, OverloadError } from './fair-queue.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const ONE_AT_A_TIME: FairQueueOptions = {
  maxRunning: 1,
  maxRunningPerSource: 1,
  maxWaiting: 3,
  maxWaitingPerSource: 2,
};

describe('createFairQueue', () => {
  it('serves the sources in turn, however many tasks one of them has', async () => {
    const queue = createFairQueue({ ...ONE_AT_A_TIME, maxWaiting: 10, maxWaitingPerSource: 10 });
    const order: string[] = [];
    const task = (name: string) => async (): Promise<void> => {
      order.push(name);
      await settled();
    };
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => queue.run('a', task(name))),
      queue.run('b', task('b1')),
    ]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
    expect(queue.size()).toEqual({ running: 0, waiting: 0 });
  });
  it('refuses what is too much of one source, and still takes others', async () => {
    const queue = createFairQueue(ONE_AT_A_TIME);
    const started: string[] = [];
    const run = (source: string): Promise<void> =>
      queue.run(source, async () => {
        started.push(source);
        await settled();
      });
    const all = ['a', 'a', 'a', 'a', 'b', 'c'].map((source) => run(source));
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
    ]);
    await expect(all[3]).rejects.toThrow(OverloadError);
    expect(started).toHaveLength(4);
  });
  it('runs few tasks of one source at once despite room, and others beside them', async () => {
    const queue = createFairQueue({
      maxRunning: 4,
      maxRunningPerSource: 2,
      maxWaiting: 9,
      maxWaitingPerSource: 9,
    });
    const open: { readonly source: string; readonly end: () => void }[] = [];
    const run = (source: string): Promise<void> =>
      queue.run(source, () => new Promise<void>((end) => open.push({ source, end })));
    const all = ['a', 'a', 'a', 'a', 'b'].map((source) => run(source));
    await settled();
    expect(open.map(({ source }) => source)).toEqual(['a', 'a', 'b']);
    expect(queue.size()).toEqual({ running: 3, waiting: 2 });
    open[2]?.end();
    await settled();
    expect(open).toHaveLength(3);
    open[0]?.end();
    await settled();
    expect(open.map(({ source }) => source)).toEqual(['a', 'a', 'b', 'a']);
    for (const { end } of open) end();
    await settled();
    open.at(-1)?.end();
    await Promise.all(all);
    expect(queue.size()).toEqual({ running: 0, waiting: 0 });
  });
  it('goes on after a task that fails', async () => {
    const queue = createFairQueue(ONE_AT_A_TIME);
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('a', async () => 'yes')).toBe('yes');
  });
});
