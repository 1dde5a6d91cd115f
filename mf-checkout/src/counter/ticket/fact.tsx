import type { ReactElement, ReactNode } from 'react';

/** One fact of a ticket under its label. */
export const Fact = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactElement => (
  <div>
    <dt className="xs mut">{label}</dt>
    <dd className="sm b">{children}</dd>
  </div>
);
