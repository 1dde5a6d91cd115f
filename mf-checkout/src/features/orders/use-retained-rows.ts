import { useCallback, useState } from 'react';
import type { Order } from '../../shared/model/order.ts';

interface RetainedRow {
  readonly order: Order;
  /** It is no longer in the list that the server gives. */
  readonly isRemoved: boolean;
}
/** Puts each that left behind the one it stood behind. */
const withRemoved = (
  orders: readonly Order[],
  before: readonly RetainedRow[],
): readonly RetainedRow[] => {
  const shown: RetainedRow[] = orders.map((order) => ({ order, isRemoved: false }));
  const placeOf = (orderNo: string | undefined): number =>
    shown.findIndex(({ order }) => order.orderNo === orderNo);
  for (const [index, { order }] of before.entries()) {
    if (placeOf(order.orderNo) < 0)
      shown.splice(placeOf(before[index - 1]?.order.orderNo) + 1, 0, { order, isRemoved: true });
  }
  return shown;
};

/**
 * The orders of a list, and in their places those that left it while it was looked at; `drop` takes
 * one of these out. Where `wanted` is false only the list counts.
 */
export const useRetainedRows = (
  orders: readonly Order[],
  wanted: boolean,
): { readonly shown: readonly RetainedRow[]; readonly drop: (orderNo: string) => void } => {
  const [rows, setRows] = useState<readonly RetainedRow[]>([]);
  const shown = withRemoved(orders, wanted ? rows : []);
  const same =
    shown.length === rows.length &&
    shown.every(
      ({ order, isRemoved }, index) =>
        order === rows[index]?.order && isRemoved === rows[index].isRemoved,
    );
  if (wanted && !same) setRows(shown);
  const drop = useCallback(
    (orderNo: string): void =>
      setRows((all) => all.filter(({ order }) => order.orderNo !== orderNo)),
    [],
  );
  return { shown, drop };
};
