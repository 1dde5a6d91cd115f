import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';

/** Focuses the element when the element that had focus was removed. */
const focusIfLost = (element: HTMLElement | null): void => {
  if (document.activeElement === null || document.activeElement === document.body) element?.focus();
};

/**
 * Returns a ref for the heading of a page whose content is replaced. After each `change` the
 * heading gets the focus, unless something else took it, so that screen readers announce the
 * change. The element needs `tabIndex={-1}`.
 */
export const useFocusRestorer = <T extends HTMLElement>(change: unknown): RefObject<T | null> => {
  const element = useRef<T>(null);
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    focusIfLost(element.current);
  }, [change]);
  return element;
};

/** The result that replaces a form or button; it takes over the focus that the replaced one had. */
export const FocusedResult = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => focusIfLost(element.current), []);
  return (
    <div ref={element} tabIndex={-1}>
      {children}
    </div>
  );
};
