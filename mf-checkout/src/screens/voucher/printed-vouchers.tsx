import { Fragment, type ReactElement, type ReactNode } from 'react';
import { VoucherLayout, VoucherNumber } from '../../shared/components/voucher/voucher-layout.tsx';
import type { Order, Voucher } from '../../shared/model/order.ts';
import { usePrinting } from './use-printing.ts';

interface PrintedVouchersProps {
  readonly order: Order;
  /** The voucher that is turned to; `children` is its ticket. */
  readonly shown: Voucher;
  readonly children: ReactNode;
}

/**
 * One ticket on the screen; on paper, in their order, also those of the other vouchers that let
 * somebody in.
 */
export const PrintedVouchers = ({ order, shown, children }: PrintedVouchersProps): ReactElement => {
  const printing = usePrinting();
  return (
    <>
      {order.vouchers.map((voucher) => {
        if (voucher === shown) return <Fragment key="shown">{children}</Fragment>;
        return (
          printing &&
          voucher.status === 'requires_redeemed' &&
          !voucher.given && (
            <VoucherLayout key={voucher.voucherNo} order={order} voucher={voucher}>
              <VoucherNumber voucher={voucher} />
            </VoucherLayout>
          )
        );
      })}
    </>
  );
};
