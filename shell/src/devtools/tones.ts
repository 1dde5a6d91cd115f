import type { PageComposition } from '@tapnook/contracts';

/** The colour of a part, the same in its row and around its regions. */
export const toneOf = (composition: PageComposition, part: string): number =>
  (composition.remotes.findIndex(({ name }) => name === part) + 1) % 6;
