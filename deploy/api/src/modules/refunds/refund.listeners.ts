import { and, desc, eq, inArray } from 'drizzle-orm';
import { listenTo } from '../../domain-events.ts';
import { orderRelationsAsked, type ContributedRelations } from '../order-views/index.ts';
import { calledOffDays, calledOffVisits, refundRequests } from './refund-requests.tables.ts';

/** The newest request of each order, and the visit that was called off and not settled yet. */
export const refundListeners = [
  listenTo(orderRelationsAsked, async (tx, { orderIds }) => {
    const requests = await tx
      .selectDistinctOn([refundRequests.orderId], {
        orderId: refundRequests.orderId,
        requestId: refundRequests.id,
        state: refundRequests.state,
      })
      .from(refundRequests)
      .where(inArray(refundRequests.orderId, [...orderIds]))
      .orderBy(refundRequests.orderId, desc(refundRequests.createdAt));
    const visits = await tx
      .select({ visit: calledOffVisits, reason: calledOffDays.reason })
      .from(calledOffVisits)
      .innerJoin(calledOffDays, eq(calledOffDays.id, calledOffVisits.calledOffId))
      .where(
        and(inArray(calledOffVisits.orderId, [...orderIds]), eq(calledOffVisits.state, 'choosing')),
      );
    const relations = new Map<string, ContributedRelations>();
    for (const { orderId, ...refundRequest } of requests) relations.set(orderId, { refundRequest });
    for (const { visit, reason } of visits.toReversed())
      relations.set(visit.orderId, {
        ...relations.get(visit.orderId),
        calledOff: {
          date: visit.day,
          time: visit.time,
          reason,
          chooseUntil: visit.chooseUntil.toISOString(),
        },
      });
    return relations;
  }),
];
