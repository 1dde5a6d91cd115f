import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { restoreFocus } from './focus.ts';

/** The result that replaces a form or button; it takes over the focus that the replaced one had. */
export const FocusedResult = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => restoreFocus(element.current), []);
  return (
    <div ref={element} tabIndex={-1}>
      {children}
    </div>
  );
};
