import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { PageComposition, ResolvedVersion } from '@tapnook/contracts';
import type { TelemetryEvent } from '@tapnook/platform';
import { createRemotes, type ModuleLoader } from './remotes.ts';

const version = (number: string): ResolvedVersion => ({
  version: number,
  entry: `/remotes/mf-x/${number}/remoteEntry.js`,
  global: `mf_x_${number.replaceAll('.', '_')}`,
  integrity: '',
});
const composition = (lastGood?: ResolvedVersion): PageComposition => ({
  channel: 'production',
  generation: 1,
  shell: { version: '1.0.0', bucket: 'stable' },
  remotes: [
    {
      name: 'mf-x',
      current: version('2.0.0'),
      ...(lastGood && { lastGood }),
      bucket: 'stable',
      routes: [],
      slots: ['coin-banner'],
    },
  ],
});
const setUp = (
  answers: Readonly<Record<string, () => Promise<unknown>>>,
  lastGood: ResolvedVersion | null = version('1.0.0'),
) => {
  const recorded: TelemetryEvent[] = [];
  const asked: string[] = [];
  const loader: ModuleLoader = <T>(one: ResolvedVersion, module: string) => {
    asked.push(`${one.version} ${module}`);
    return (answers[one.version]?.() ?? Promise.reject(new Error('404'))) as Promise<T>;
  };
  return {
    remotes: createRemotes(
      composition(lastGood ?? undefined),
      loader,
      { record: (event) => recorded.push(event) },
      () => 0,
    ),
    recorded,
    asked,
  };
};
const good = (): Promise<string> => Promise.resolve('module');
const bad = (): Promise<never> => Promise.reject(new Error('garbage'));

describe('loading a remote', () => {
  test('uses the current version', async () => {
    const { remotes, recorded } = setUp({ '2.0.0': good });
    await expect(remotes.load('mf-x', 'app')).resolves.toMatchObject({
      module: 'module',
      version: { version: '2.0.0' },
    });
    expect(recorded).toEqual([]);
  });
  test('turns to the last good version within the same page load; says who failed', async () => {
    const { remotes, recorded } = setUp({ '2.0.0': bad, '1.0.0': good });
    await expect(remotes.load('mf-x', 'app')).resolves.toMatchObject({
      version: { version: '1.0.0' },
    });
    expect(recorded).toMatchObject([{ kind: 'load-failure', app: 'mf-x', version: '2.0.0' }]);
  });
  test('stays with the last good version from then on', async () => {
    const { remotes, asked } = setUp({ '2.0.0': bad, '1.0.0': good });
    await remotes.load('mf-x', 'app');
    await remotes.load('mf-x', 'slot-coin-banner');
    expect(asked).toEqual(['2.0.0 app', '1.0.0 app', '1.0.0 slot-coin-banner']);
  });
  test('fails when neither can be had, and starts over on a retry', async () => {
    const answers: Record<string, () => Promise<unknown>> = { '2.0.0': bad, '1.0.0': bad };
    const { remotes } = setUp(answers);
    await expect(remotes.load('mf-x', 'app')).rejects.toThrow('garbage');
    answers['2.0.0'] = good;
    remotes.retry('mf-x');
    await expect(remotes.load('mf-x', 'app')).resolves.toMatchObject({
      version: { version: '2.0.0' },
    });
  });
  test('has nothing to turn to without a last good version', async () => {
    const { remotes } = setUp({ '2.0.0': bad }, null);
    await expect(remotes.load('mf-x', 'app')).rejects.toThrow('garbage');
    expect(remotes.abandon('mf-x')).toBe(false);
  });
  describe('that hangs', () => {
    const hangs = (): Promise<never> => new Promise(() => {});
    afterEach(() => void jest.useRealTimers());

    test('is replaced after two seconds', async () => {
      jest.useFakeTimers();
      const { remotes } = setUp({ '2.0.0': hangs, '1.0.0': good });
      const loaded = remotes.load('mf-x', 'app');
      await jest.advanceTimersByTimeAsync(2_000);
      await expect(loaded).resolves.toMatchObject({ version: { version: '1.0.0' } });
    });
    test('is waited for when there is no other', async () => {
      jest.useFakeTimers();
      const late = (): Promise<string> =>
        new Promise((resolve) => setTimeout(() => resolve('module'), 9_000));
      const { remotes, recorded } = setUp({ '2.0.0': late }, null);
      const loaded = remotes.load('mf-x', 'app');
      await jest.advanceTimersByTimeAsync(9_000);
      await expect(loaded).resolves.toMatchObject({
        module: 'module',
        version: { version: '2.0.0' },
      });
      expect(recorded).toEqual([]);
    });
    test('is given up in the end', async () => {
      jest.useFakeTimers();
      const { remotes } = setUp({ '2.0.0': hangs, '1.0.0': hangs });
      const loaded = expect(remotes.load('mf-x', 'app')).rejects.toMatchObject({
        name: 'HangError',
        message: 'mf-x 1.0.0 did not load within 10000 ms',
      });
      await jest.advanceTimersByTimeAsync(12_000);
      await loaded;
    });
  });
  test('knows who gives a slot', () => {
    expect(setUp({}).remotes.slotOwner('coin-banner')?.name).toBe('mf-x');
    expect(setUp({}).remotes.slotOwner('merchant-card')).toBeUndefined();
  });
});
