/**
 * Whether the element that had the focus is gone: then the keyboard would start at the top (WCAG
 * 2.4.3).
 */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Moves the focus to an element that may not be there. */
export const moveFocus = (target: HTMLElement | null | undefined, options?: FocusOptions): void =>
  target?.focus(options);

/** Moves the focus only where it was lost: what took it meanwhile keeps it. */
export const restoreFocus = (
  target: HTMLElement | null | undefined,
  options?: FocusOptions,
): void => {
  if (isFocusLost()) moveFocus(target, options);
};

/** Moves the focus to the heading of the page. */
export const focusHeading = (): void => {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  moveFocus(heading);
};
