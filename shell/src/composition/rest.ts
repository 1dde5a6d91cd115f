import { splitLocale, type PageComposition, type ResolvedRemote } from '@tapnook/contracts';
import { whenIdle } from '../idle.ts';
import { loaded } from '../loaded.ts';
import { matchRoute } from '../routes/match.ts';
import type { Remotes } from './remotes.ts';

/** The remotes of a large composition that the page did not name. */
export interface Rest {
  /** Fetches them, once; a document that is not the one the page was promised is refused. Never rejects. */
  arrive(): Promise<void>;
  /** Whether an address may belong to a remote that is not known yet. */
  mayHold(pathname: string): boolean;
}

export const createRest = (
  composition: PageComposition,
  remotes: Remotes,
  onMore: (more: readonly ResolvedRemote[]) => void,
): Rest => {
  const { rest } = composition;
  let complete = rest === undefined;
  let arriving: Promise<void> | undefined;
  const fetchRest = async (): Promise<void> => {
    if (!rest) return;
    const answer = await fetch(rest.url, { integrity: rest.integrity });
    // An edge that no longer knows this composition: every move is a new document from now on.
    if (!answer.ok) return;
    onMore(remotes.add((await answer.json()) as ResolvedRemote[]));
    complete = true;
  };
  return {
    arrive: () => (arriving ??= fetchRest().catch(() => undefined)),
    mayHold: (pathname) =>
      !complete && matchRoute(remotes.all, splitLocale(pathname).path) === undefined,
  };
};

/** Fetches the rest when the page is at rest; a move to what is not known yet is a new document. */
export const followRest = (rest: Rest): void => {
  void loaded().then(() => whenIdle(() => void rest.arrive()));
  addEventListener('single-spa:before-routing-event', () => {
    if (rest.mayHold(location.pathname)) location.reload();
  });
};
