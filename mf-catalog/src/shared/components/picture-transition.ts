import { matchesMedia } from '@tapnook/platform';
const MAX_WAIT_MS = 1_000;
const FLIGHT = { duration: 320, easing: 'cubic-bezier(.2, .8, .2, 1)' } as const;
/**
 * While it stands on the root, the page's style sheet hides the picture that the copy is flying to.
 */
const FLYING = 'data-picture-flying';

/** Whether moving pictures are wanted and possible here. */
const wanted = (): boolean =>
  typeof Element.prototype.animate === 'function' &&
  !matchesMedia('(prefers-reduced-motion: reduce)') &&
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData !== true;

/**
 * Calls once the selector finds something, in the very task that brought it; never when it takes
 * too long.
 */
const whenInPage = (selector: string, then: (found: Element) => void): void => {
  const look = (): void => {
    const found = document.querySelector(selector);
    if (!found) return;
    end();
    then(found);
  };
  const observer = new MutationObserver(look);
  const end = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(end, MAX_WAIT_MS);
  observer.observe(document.body, { childList: true, subtree: true });
};

interface Box {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
  readonly borderRadius: string;
}
const boxOf = (element: Element, scrolled: number): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    left: `${left}px`,
    top: `${top + scrolled}px`,
    width: `${width}px`,
    height: `${height}px`,
    borderRadius: getComputedStyle(element).borderRadius,
  };
};

/**
 * The copy stays where it has flown to until the page's own picture, which is a larger one, has
 * come.
 */
const removeCopyOnceLoaded = (copy: HTMLImageElement, arrived: string): void => {
  const own = document.querySelector(arrived)?.querySelector('img');
  const leave = (): void => {
    clearTimeout(timer);
    removeEventListener('popstate', leave);
    copy.remove();
    document.documentElement.removeAttribute(FLYING);
  };
  const timer = setTimeout(leave, 2 * MAX_WAIT_MS);
  if (!own || own.complete) return leave();
  // It scrolls with the page now; a page that is left takes it along.
  copy.style.position = 'absolute';
  for (const event of ['load', 'error']) own.addEventListener(event, leave, { once: true });
  addEventListener('popstate', leave);
};

/**
 * Moves a card's picture to where the next page shows it: a copy flies above both pages, so that
 * neither waits for it. To be called with the press, before the page changes; nothing happens where
 * motion is not wanted.
 */
export const animatePicture = (picture: Element | null, arrived: string): void => {
  const image = picture?.querySelector('img');
  if (!picture || !image?.complete || image.naturalWidth === 0 || !wanted()) return;
  const from = boxOf(picture, 0);
  whenInPage(arrived, (place) => {
    const copy = new Image();
    copy.src = image.currentSrc;
    copy.alt = '';
    copy.decoding = 'sync';
    // The new page begins at its top.
    Object.assign(copy.style, {
      ...boxOf(place, scrollY),
      position: 'fixed',
      zIndex: '1',
      objectFit: 'cover',
      pointerEvents: 'none',
    });
    document.body.append(copy);
    document.documentElement.setAttribute(FLYING, '');
    copy
      .animate([{ ...from }, {}], FLIGHT)
      .addEventListener('finish', () => removeCopyOnceLoaded(copy, arrived));
  });
};
