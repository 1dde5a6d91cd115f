/** Brings an element into sight with as little scrolling as needed. */
export const scrollToNearest = (
  element: HTMLElement | null | undefined,
  block: ScrollLogicalPosition = 'nearest',
): void => {
  // The DOM of unit tests has no layout and lacks this method.
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  element?.scrollIntoView?.({ block });
};
