/** Name of the picture that a card and its page share; the page's style sheet bears it too. */
export const SHARED_PICTURE = 'product-picture';
const LONGEST_WAIT = 150;
const POLL = 8;

/** Waits until the page's own picture stands; the former page is shown meanwhile, so it is cut short. */
const untilArrived = async (selector: string): Promise<void> => {
  const end = performance.now() + LONGEST_WAIT;
  while (!document.querySelector(selector) && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, POLL));
};

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
