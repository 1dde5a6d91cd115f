import type { ReactNode } from 'react';

/** Text for screen readers alone; the class lies in `styles/base.css`. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className="visually-hidden">{children}</span>
);
