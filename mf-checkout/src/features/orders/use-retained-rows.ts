import { useCallback, useState } from 'react';
import type { Order } from '../../shared/model/order.ts';

interface Shown {
  readonly order: Order;
  /** It is no longer in the list that the server gives. */
  readonly left: boolean;
}
/** Puts each that left behind the one it stood behind. */
const withLeft = (orders: readonly Order[], before: readonly Shown[]): readonly Shown[] => {
  const shown: Shown[] = orders.map((order) => ({ order, left: false }));
  const placeOf = (orderNo: string | undefined): number =>
    shown.findIndex(({ order }) => order.orderNo === orderNo);
  for (const [index, { order }] of before.entries()) {
    if (placeOf(order.orderNo) < 0)
      shown.splice(placeOf(before[index - 1]?.order.orderNo) + 1, 0, { order, left: true });
  }
  return shown;
};

/** The orders of a list, and in their places those that left it while it was looked at; `drop` takes one of these out. Where `wanted` is false only the list counts. */
export const useStaying = (
  orders: readonly Order[],
  wanted: boolean,
): { readonly shown: readonly Shown[]; readonly drop: (orderNo: string) => void } => {
  const [kept, keep] = useState<readonly Shown[]>([]);
  const shown = withLeft(orders, wanted ? kept : []);
  const same =
    shown.length === kept.length &&
    shown.every(
      ({ order, left }, index) => order === kept[index]?.order && left === kept[index].left,
    );
  if (wanted && !same) keep(shown);
  const drop = useCallback(
    (orderNo: string): void => keep((all) => all.filter(({ order }) => order.orderNo !== orderNo)),
    [],
  );
  return { shown, drop };
};
