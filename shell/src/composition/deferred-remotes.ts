import {
  matchRemote,
  splitLocale,
  type PageComposition,
  type ResolvedRemote,
} from '@tapnook/contracts';
import { whenIdle } from '../scheduling/idle-callback.ts';
import { loaded } from '../scheduling/page-load.ts';
import type { Remotes } from './remotes.ts';

/** The remotes of a large composition that the page did not name. */
export interface DeferredRemotes {
  /**
   * Fetches them, once; a document that is not the one the page was promised is refused. Never
   * rejects.
   */
  load(): Promise<void>;
  /** Whether an address may belong to a remote that is not known yet. */
  mayOwn(pathname: string): boolean;
}

export const createDeferredRemotes = (
  composition: PageComposition,
  remotes: Remotes,
  onMore: (more: readonly ResolvedRemote[]) => void,
): DeferredRemotes => {
  const { rest } = composition;
  let complete = rest === undefined;
  let arriving: Promise<void> | undefined;
  const fetchRemotes = async (): Promise<void> => {
    if (!rest) return;
    const answer = await fetch(rest.url, { integrity: rest.integrity });
    // An edge that no longer knows this composition: every move is a new document from now on.
    if (!answer.ok) return;
    onMore(remotes.add((await answer.json()) as ResolvedRemote[]));
    complete = true;
  };
  return {
    load: () => (arriving ??= fetchRemotes().catch(() => undefined)),
    mayOwn: (pathname) =>
      !complete && matchRemote(remotes.all, splitLocale(pathname).path) === undefined,
  };
};

/**
 * Fetches them once the page has loaded and is idle; a move to an unknown path loads a new
 * document.
 */
export const loadDeferredRemotesWhenIdle = (deferredRemotes: DeferredRemotes): void => {
  void loaded().then(() => whenIdle(() => void deferredRemotes.load()));
  addEventListener('single-spa:before-routing-event', () => {
    if (deferredRemotes.mayOwn(location.pathname)) location.reload();
  });
};
