import { compose, publishChanged } from '../fixtures/versions.ts';
import { productionPins } from '../fixtures/stack.ts';

export interface Pair {
  readonly current: string;
  readonly lastGood: string;
}

/** Two healthy versions of a remote in production, current and last good; the second is made only when there is none yet. */
export const secondVersion = async (remote: string): Promise<Pair> => {
  const before = (await productionPins())[remote];
  if (before?.lastGood && before.lastGood !== before.stable) return { current: before.stable, lastGood: before.lastGood };
  const current = await publishChanged(remote);
  await compose(remote, current);
  return { current, lastGood: before?.stable ?? '' };
};
