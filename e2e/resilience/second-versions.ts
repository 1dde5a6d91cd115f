import { compose, publishChanged } from '../fixtures/versions.ts';
import { productionVersions } from '../fixtures/stack.ts';

export interface Pair {
  readonly current: string;
  readonly lastGood: string;
}

/** Gives a remote a second version, so that there is a last good one to turn to. */
export const secondVersion = async (remote: string): Promise<Pair> => {
  const { versions } = await productionVersions();
  const lastGood = versions[remote] ?? '';
  const current = await publishChanged(remote);
  await compose(remote, current);
  return { current, lastGood };
};
