/** Name of the picture that a card and its page share; the page's style sheet bears it too. */
export const SHARED_PICTURE = 'product-picture';
const LONGEST_WAIT = 150;

/** Waits until the page's own picture stands; the former page is shown meanwhile, so it is cut short. */
const untilArrived = (selector: string): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.querySelector(selector)) end();
    };
    // Told with the change itself: a timer would wait behind whatever else the new page has to do.
    const observer = new MutationObserver(look);
    const end = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, LONGEST_WAIT);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });

/** Whether moving pictures are wanted and possible here. */
const wanted = (): boolean =>
  typeof document.startViewTransition === 'function' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData !== true;

/** Moves a card's picture to where the next page shows it. False when there is to be no motion: the caller goes plainly. */
export const carryPicture = (picture: HTMLElement | null, arrived: string, go: () => void): boolean => {
  if (!picture || !wanted()) return false;
  picture.style.setProperty('view-transition-name', SHARED_PICTURE);
  const { finished } = document.startViewTransition(async () => {
    go();
    await untilArrived(arrived);
    picture.style.removeProperty('view-transition-name');
  });
  finished.catch(() => undefined);
  return true;
};
