import { afterEach, describe, expect, test } from '@jest/globals';
import type { PageComposition, RemoteRoute, ResolvedRemote } from '@tapnook/contracts';
import { createDeferredRemotes } from './deferred-remotes.ts';
import { createRemotes } from './remotes.ts';

const remote = (name: string, path: string): ResolvedRemote => ({
  name,
  current: { version: '1.0.0', entry: '', global: name, integrity: '' },
  bucket: 'stable',
  routes: [{ id: name, path } as RemoteRoute],
  slots: [`slot-${name}`],
});
const asked: unknown[][] = [];
const setUp = (answer: () => Promise<unknown>, large = true) => {
  const composition: PageComposition = {
    channel: 'production',
    generation: 1,
    shell: { version: '1.0.0', bucket: 'stable' },
    remotes: [remote('mf-a', '/a')],
    ...(large ? { rest: { url: '/compositions/x', integrity: 'sha384-x' } } : {}),
  };
  const remotes = createRemotes(composition, () => Promise.reject(new Error('none')), {
    record: () => undefined,
  });
  Object.assign(globalThis, { fetch: (...args: unknown[]) => (asked.push(args), answer()) });
  const more: string[] = [];
  return {
    remotes,
    more,
    deferredRemotes: createDeferredRemotes(composition, remotes, (fresh) =>
      more.push(...fresh.map(({ name }) => name)),
    ),
  };
};
afterEach(() => void asked.splice(0));
const whole = () =>
  Promise.resolve({ ok: true, json: async () => [remote('mf-a', '/a'), remote('mf-b', '/b')] });

// Covers: REL-030
describe('the rest of a large composition', () => {
  test('is fetched once, held to its hash, and known from then on', async () => {
    const { deferredRemotes, remotes, more } = setUp(whole);
    expect([deferredRemotes.mayOwn('/en-US/a'), deferredRemotes.mayOwn('/en-US/b')]).toEqual([
      false,
      true,
    ]);
    await Promise.all([deferredRemotes.load(), deferredRemotes.load()]);
    expect(asked).toEqual([['/compositions/x', { integrity: 'sha384-x' }]]);
    expect(more).toEqual(['mf-b']);
    expect(remotes.slotOwner('slot-mf-b')?.name).toBe('mf-b');
    expect([deferredRemotes.mayOwn('/en-US/b'), deferredRemotes.mayOwn('/en-US/nowhere')]).toEqual([
      false,
      false,
    ]);
  });
  test.each([
    ['is not to be had', () => Promise.reject(new TypeError('integrity'))],
    ['is forgotten by the edge', () => Promise.resolve({ ok: false })],
  ])('that %s leaves every unknown address to a new document', async (_name, answer) => {
    const { deferredRemotes, more } = setUp(answer);
    await deferredRemotes.load();
    expect([more, deferredRemotes.mayOwn('/en-US/b'), deferredRemotes.mayOwn('/en-US/a')]).toEqual([
      [],
      true,
      false,
    ]);
  });
  test('does not exist for a small one', async () => {
    const { deferredRemotes } = setUp(whole, false);
    await deferredRemotes.load();
    expect([asked, deferredRemotes.mayOwn('/en-US/b')]).toEqual([[], false]);
  });
});
