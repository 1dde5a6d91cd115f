import type { ReactElement, ReactNode } from 'react';

interface FactProps {
  readonly label: string;
  /** It takes the whole width on a phone. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One fact of a ticket under its label. */
export const Fact = ({ label, wide, children }: FactProps): ReactElement => (
  <div data-wide={wide || undefined}>
    <dt className="xs mut">{label}</dt>
    <dd className="sm b">{children}</dd>
  </div>
);
