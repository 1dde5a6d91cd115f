import { links, readChoice, type Choice } from '@tapnook/contracts';
import type { Product } from '@tapnook/contracts/api';
import { afterPaint } from '@tapnook/ui';
import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The choice that the address of a product's page holds, and the ways to change it. */
export interface UrlChoice {
  /** As the address has it. */
  readonly choice: Choice;
  /**
   * Changes it in place. The address follows after the next paint, in slices, so that the press is
   * answered first.
   */
  readonly choose: (change: (choice: Choice) => Choice) => void;
  /** As it was last pressed; the address is brought up to it. */
  readonly settle: () => Choice;
}

/** What says which product is shown, and by which preview link. */
const ADDRESS_KEYS = ['productId', 'token'] as const;

/** The choice lives in the address, and nowhere else but on its way there. */
export const useUrlChoice = (product: Product): UrlChoice => {
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search);
  const latest = useRef<Choice>(undefined);
  /** Written, but not drawn yet: the last choice, and every query on its way to the screen. */
  const sent = useRef<{ readonly choice: Choice; readonly queries: readonly string[] }>(undefined);
  useEffect(() => () => void (latest.current = undefined), []);
  useLayoutEffect(() => {
    const { choice: last, queries = [] } = sent.current ?? {};
    const at = queries.indexOf(search.toString());
    // The last one is drawn; or somebody else has changed the address.
    const isOver = at < 0 || at === queries.length - 1;
    sent.current = !last || isOver ? undefined : { choice: last, queries: queries.slice(at + 1) };
  }, [search]);
  const write = (): void => {
    const next = latest.current;
    if (!next) return;
    latest.current = undefined;
    const query = new URLSearchParams(links.product(product, next).split('?')[1] ?? '');
    for (const key of ADDRESS_KEYS) {
      const value = search.get(key);
      if (value) query.set(key, value);
    }
    sent.current = { choice: next, queries: [...(sent.current?.queries ?? []), query.toString()] };
    startTransition(() => setSearch(query, { replace: true, preventScrollReset: true }));
  };
  const current = (): Choice => latest.current ?? sent.current?.choice ?? choice;
  const choose = (change: (choice: Choice) => Choice): void => {
    const waits = latest.current !== undefined;
    latest.current = change(current());
    if (!waits) afterPaint(write);
  };
  const settle = (): Choice => {
    const settled = current();
    write();
    return settled;
  };
  return { choice, choose, settle };
};
