import { describe, expect, it } from '@jest/globals';
import type { Tx } from './db/pool.ts';
import { assembleListeners, defineEvent, listenTo } from './domain-events.ts';

const tx = { name: 'the transaction' } as unknown as Tx;

describe('a domain event', () => {
  const paid = defineEvent<{ readonly amount: number }, string>('test.paid');
  const ended = defineEvent<{ readonly amount: number }>('test.ended');

  it('throws before the modules are assembled, so that nothing is left out', async () => {
    await expect(paid.raise(tx, { amount: 1 })).rejects.toThrow('test.paid was raised before');
  });
  it('runs its listeners in turn, in the transaction of whoever raises it', async () => {
    const calls: unknown[] = [];
    assembleListeners([
      listenTo(paid, async (given, { amount }) => {
        await Promise.resolve();
        calls.push([given, amount, 'first']);
        return 'one';
      }),
      listenTo(paid, async (given, { amount }) => {
        calls.push([given, amount, 'second']);
        return 'two';
      }),
    ]);
    expect(await paid.raise(tx, { amount: 7 })).toEqual(['one', 'two']);
    expect(calls).toEqual([
      [tx, 7, 'first'],
      [tx, 7, 'second'],
    ]);
    expect(await ended.raise(tx, { amount: 7 })).toEqual([]);
  });
  it('fails with its listener, and later listeners do not run', async () => {
    const calls: string[] = [];
    assembleListeners([
      listenTo(ended, () => Promise.reject(new Error('the order cannot move'))),
      listenTo(ended, async () => void calls.push('late')),
    ]);
    await expect(ended.raise(tx, { amount: 7 })).rejects.toThrow('the order cannot move');
    expect(calls).toEqual([]);
  });
});
