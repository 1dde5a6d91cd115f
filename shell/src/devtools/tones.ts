import type { PageComposition } from '@tapnook/contracts';

/** The colour of an app, the same in its row and around its regions. */
export const toneOf = (composition: PageComposition, app: string): number =>
  (composition.remotes.findIndex(({ name }) => name === app) + 1) % 6;
