import {
  changePolicyOf,
  freeChangeUntil,
  hongKongInstant,
  type ChangePolicy,
} from '@tapnook/kernel';
import type { Order } from './order-events.service.ts';

/** The rule under which an order was bought; older orders have the one of every booking. */
export const policyOf = ({ snapshot }: Pick<Order, 'snapshot'>): ChangePolicy =>
  snapshot.changePolicy ??
  (snapshot.planInfo.appointDateOrPeriod === 'DATE'
    ? { kind: 'dated', freeHours: snapshot.cutOffHours }
    : changePolicyOf('period', []));

/** The instant (ISO 8601) at which the day that was bought starts; null without a day. */
const startOf = ({
  participationDate,
  startTime,
}: Pick<Order, 'participationDate' | 'startTime'>): string | null =>
  participationDate && hongKongInstant(participationDate, startTime ?? '00:00');

/** Until when the day that was bought may be changed for nothing. */
export const freeUntilOf = (
  order: Pick<Order, 'snapshot' | 'participationDate' | 'startTime'>,
): string | null => freeChangeUntil(policyOf(order), startOf(order));

/** Until when a visit may be changed or given back. */
export const changeableUntil = (order: Pick<Order, 'snapshot'>, startsAt: Date): string =>
  new Date(startsAt.getTime() - order.snapshot.cutOffHours * 3_600_000).toISOString();
