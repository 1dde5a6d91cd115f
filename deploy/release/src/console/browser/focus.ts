/** Where the focus is now, to come back to. */
export const focusedElement = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/**
 * Brings the focus back to where something was opened. What was drawn anew meanwhile is found by
 * its id; what is gone leaves the focus at the beginning of the content, never nowhere.
 */
export const restoreFocus = (before: HTMLElement | null): void => {
  const same = before?.isConnected
    ? before
    : before?.id
      ? document.getElementById(before.id)
      : null;
  const place = same ?? document.getElementById('main');
  place?.focus({ preventScroll: same === null });
};
