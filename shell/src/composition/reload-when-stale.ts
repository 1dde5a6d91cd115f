import type { PageComposition } from '@tapnook/contracts';
import { isSensitive } from './payment-pages.ts';
import type { StalePageDetector } from './stale-page-detector.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (target: unknown): target is Field =>
  (target instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'hidden', 'button', 'submit'].includes(target.type)) ||
  target instanceof HTMLTextAreaElement;

/** Fields of the page that hold what somebody typed; a search box is no form to lose. */
export const watchTyping = (page: Document): (() => boolean) => {
  const touched = new Set<Field>();
  page.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target) && !target.closest('header, [role="search"]')) touched.add(target);
    },
    { capture: true },
  );
  return () => [...touched].some((field) => field.isConnected && field.value !== '');
};

/**
 * Whether this move is the place to take the newer composition by a new document: between journeys
 * only. Within payment it is never changed; the way into it and out of it takes a new document
 * anyhow.
 */
export const shouldReload = (options: {
  readonly composition: PageComposition;
  readonly stale: boolean;
  readonly typed: boolean;
  readonly from: string;
  readonly to: string;
}): boolean => {
  const { composition, stale, typed, from, to } = options;
  return (
    stale &&
    !typed &&
    from !== to &&
    !isSensitive(composition, from) &&
    !isSensitive(composition, to)
  );
};

/**
 * Lets an open tab take a newer composition at its next move. The address has moved already when we
 * are told, so that loading the document again arrives at the new page, and Back still leads to the
 * former one.
 */
export const reloadWhenStale = (
  composition: PageComposition,
  stalePageDetector: StalePageDetector,
): void => {
  const hasTyped = watchTyping(document);
  let shown = location.pathname;
  addEventListener('single-spa:before-routing-event', () => {
    const from = shown;
    shown = location.pathname;
    if (
      shouldReload({
        composition,
        stale: stalePageDetector.isStale(),
        typed: hasTyped(),
        from,
        to: shown,
      })
    )
      location.reload();
  });
};
