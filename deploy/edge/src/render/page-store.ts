import type { PageAnswer } from '@tapnook/contracts';
import { LRUCache } from 'lru-cache';

/** Memory that pages may take, half of it for those that many ask for. */
export const MAX_CACHE_BYTES = 128 * 1024 * 1024;
/** Networks that ask for a page before it counts as one that many ask for. */
export const POPULAR_NETWORKS = 3;
/** A text is held in two bytes a letter, and compressed beside it. */
const BYTES_PER_LETTER = 2.5;
/** What an entry takes beside its page. */
const ENTRY_BYTES = 1_024;

export interface StoredPage {
  readonly answer: PageAnswer;
  readonly madeAt: number;
}
interface Entry extends StoredPage {
  /** The first networks that asked, until they are enough. */
  readonly networks: Set<string>;
}

/** Who asks for a page, and whether it has its place whoever asks. */
export interface PageDemand {
  readonly network: string;
  /** The first pages of the shop are kept from the first request on. */
  readonly isPinned: boolean;
}

const bytesOf = ({ answer }: StoredPage, key: string): number =>
  ENTRY_BYTES +
  Math.ceil(BYTES_PER_LETTER * (key.length + (answer.kind === 'page' ? answer.html.length : 0)));

/** Addresses that lead nowhere are without number. */
const isFound = ({ answer }: StoredPage): boolean => answer.kind === 'page' && answer.status < 400;

/**
 * Pages in bounded memory. Those that many ask for have a part of their own: whoever asks for
 * thousands of others pushes out none of them.
 */
export interface PageStore {
  get(key: string): StoredPage | undefined;
  /** Counts a request; enough of them make a page one that many ask for. */
  demand(key: string, demand: PageDemand): void;
  set(key: string, page: StoredPage, demand: PageDemand): void;
  delete(key: string): void;
  entries(): Iterable<readonly [string, StoredPage]>;
  clear(): void;
}

export const createPageStore = (maxBytes = MAX_CACHE_BYTES): PageStore => {
  const part = () =>
    new LRUCache<string, Entry>({ maxSize: maxBytes / 2, sizeCalculation: bytesOf });
  const popular = part();
  const others = part();
  const peek = (key: string): Entry | undefined => popular.peek(key) ?? others.peek(key);
  const place = (key: string, entry: Entry, isPinned: boolean): void => {
    const isPopular = isPinned || entry.networks.size >= POPULAR_NETWORKS;
    (isPopular ? others : popular).delete(key);
    (isPopular ? popular : others).set(key, entry);
  };
  return {
    get: (key) => popular.get(key) ?? others.get(key),
    demand: (key, { network, isPinned }) => {
      const entry = others.peek(key);
      if (!entry || entry.networks.has(network)) return;
      entry.networks.add(network);
      if (entry.networks.size >= POPULAR_NETWORKS) place(key, entry, isPinned);
    },
    set: (key, page, { network, isPinned }) => {
      const networks = peek(key)?.networks ?? new Set<string>();
      if (networks.size < POPULAR_NETWORKS) networks.add(network);
      place(key, { ...page, networks }, isPinned && isFound(page));
    },
    delete: (key) => {
      popular.delete(key);
      others.delete(key);
    },
    entries: () => [...popular.entries(), ...others.entries()],
    clear: () => {
      popular.clear();
      others.clear();
    },
  };
};
