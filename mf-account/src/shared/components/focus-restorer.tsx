import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';

/** Gives the focus to an element when nothing has it any more: what had it went away with what it did. */
const focusIfLost = (element: HTMLElement | null): void => {
  if (document.activeElement === null || document.activeElement === document.body) element?.focus();
};

/**
 * For the heading of a page whose content takes turns: after each `change` it has the focus, unless something else took it,
 * so that the change is heard and Tab goes on from there. The element needs `tabIndex={-1}`.
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

/** What comes in the element of a form or a button that did its work. */
export const FocusedResult = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => focusIfLost(element.current), []);
  return (
    <div ref={element} tabIndex={-1}>
      {children}
    </div>
  );
};
