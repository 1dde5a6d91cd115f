import { writeDraft, readDraft } from './draft-storage.ts';

/** Milliseconds after a press without an answer by which the server has begun all that it will: an attempt that is over, or none, is the last word then. */
export const SERVER_DEADLINE_MS = 45_000;

const attemptKey = (userId: string | undefined, orderNo: string): string =>
  `${userId ?? 'visitor'}.pressed.${orderNo}`;

/** When pay was pressed in this tab for an order without an outcome until now, in milliseconds; outlives a reload, which leaves a press without its answer. `owner` is the shopper's id. */
export const readAttemptTime = (userId: string | undefined, orderNo: string): number | null =>
  readDraft<number>(attemptKey(userId, orderNo)) ?? null;

/** Notes when that was, or with null that its outcome is known. */
export const writeAttemptTime = (
  userId: string | undefined,
  orderNo: string,
  at: number | null,
): void => writeDraft(attemptKey(userId, orderNo), at ?? undefined);

/** Whether that press may still reach the server: before, "nobody tried" says nothing. */
export const mayStillReachServer = (userId: string | undefined, orderNo: string): boolean =>
  Date.now() < (readAttemptTime(userId, orderNo) ?? -SERVER_DEADLINE_MS) + SERVER_DEADLINE_MS;
