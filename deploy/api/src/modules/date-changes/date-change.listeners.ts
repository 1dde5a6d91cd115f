import { listenTo } from '../../domain-events.ts';
import { orderRelationsAsked } from '../order-views/index.ts';
import { orderEnded } from '../orders/index.ts';
import { orderPaid } from '../payments/index.ts';
import { applyPaidChange, endUnpaidChange } from './date-change-settlement.service.ts';
import { changeRelations } from './date-change-view.service.ts';

export const dateChangeListeners = [
  listenTo(orderPaid, async (tx, { order }) => {
    if (order.changeOf) await applyPaidChange(tx, order);
  }),
  listenTo(orderEnded, async (tx, { order }) => {
    if (order.changeOf) await endUnpaidChange(tx, order);
  }),
  listenTo(orderRelationsAsked, (tx, { orderIds }) => changeRelations(tx, orderIds)),
];
