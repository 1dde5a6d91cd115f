import type { ReactElement, ReactNode } from 'react';

/** One fact of a voucher under its label. */
export const VoucherFact = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactElement => (
  <div>
    <dt className="text-xs text-muted">{label}</dt>
    <dd className="text-sm bold">{children}</dd>
  </div>
);
