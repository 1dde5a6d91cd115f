import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';

/** Gives the focus to an element when nothing has it any more: what had it went away with what it did. */
const take = (element: HTMLElement | null): void => {
  if (document.activeElement === null || document.activeElement === document.body) element?.focus();
};

/**
 * For the heading of a page whose content takes turns: after each `change` it has the focus, unless something else took it,
 * so that the change is heard and Tab goes on from there. The element needs `tabIndex={-1}`.
 */
export const useKeptFocus = <T extends HTMLElement>(change: unknown): RefObject<T | null> => {
  const place = useRef<T>(null);
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    take(place.current);
  }, [change]);
  return place;
};

/** What comes in the place of a form or a button that did its work. */
export const Outcome = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => take(place.current), []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
};
