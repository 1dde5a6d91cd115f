import {
  mayBecome,
  REFUND_REQUEST_EDGES,
  statesBefore,
  type RefundRequestState,
} from '@tapnook/kernel';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { record } from '../orders/index.ts';
import { refundRequestEvents, refundRequests } from './refund-requests.tables.ts';

export type RefundRequest = typeof refundRequests.$inferSelect;
export type RefundRequestEvent = typeof refundRequestEvents.$inferSelect;

/** Who does a step of a request, and what is written with it. */
export interface Step {
  readonly actor: RefundRequestEvent['actor'];
  readonly actorId?: string | undefined;
  readonly message?: string | null | undefined;
  readonly amount?: number | undefined;
}

/** Locks a request. Its order is locked before it, as for every change of money. */
export const lockRequest = async (tx: Tx, id: string): Promise<RefundRequest | undefined> => {
  const [request] = await tx
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.id, id))
    .for('update');
  return request;
};

/** Keeps a step that leaves the state as it is: a message. */
export const addMessage = async (tx: Tx, request: RefundRequest, step: Step): Promise<void> => {
  await tx.insert(refundRequestEvents).values({
    requestId: request.id,
    event: 'answered',
    fromState: request.state,
    toState: request.state,
    ...step,
  });
};

/** What the timeline of the order is told of a step; the refund itself is told by its own event. */
const EVENTS = {
  waiting: 'refund_asked',
  declined: 'refund_declined',
  escalated: 'refund_escalated',
  refused: 'refund_refused',
  withdrawn: 'refund_withdrawn',
} as const satisfies Partial<Record<RefundRequestState, string>>;

export const recordOnOrder = (
  tx: Tx,
  request: RefundRequest,
  to: keyof typeof EVENTS,
): Promise<void> =>
  record(tx, {
    orderId: request.orderId,
    kind: 'refund',
    event: EVENTS[to],
    amount: request.amount,
  });

const CLOSED: ReadonlySet<RefundRequestState> = new Set(['approved', 'refused', 'withdrawn']);

/** Moves a request along one edge: one conditional update and its event. 20628 for any other. */
export const moveRequest = async (
  tx: Tx,
  request: RefundRequest,
  to: Exclude<RefundRequestState, 'waiting'>,
  step: Step,
  changes: Partial<RefundRequest> = {},
): Promise<RefundRequest> => {
  if (!mayBecome(REFUND_REQUEST_EDGES, request.state, to)) throw new ApiError('20628');
  const [moved] = await tx
    .update(refundRequests)
    .set({ ...changes, state: to, ...(CLOSED.has(to) && { closedAt: sql`app_now()` }) })
    .where(
      and(
        eq(refundRequests.id, request.id),
        inArray(refundRequests.state, [...statesBefore(REFUND_REQUEST_EDGES, to)]),
      ),
    )
    .returning();
  if (!moved) throw new ApiError('20628');
  await tx.insert(refundRequestEvents).values({
    requestId: request.id,
    event: to,
    fromState: request.state,
    toState: to,
    ...step,
  });
  if (to !== 'approved') await recordOnOrder(tx, moved, to);
  return moved;
};
