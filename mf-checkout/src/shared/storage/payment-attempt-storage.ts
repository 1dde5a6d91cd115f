import { writeDraft, readDraft } from './draft-storage.ts';

/** By then the server has begun all that a lost request can start, so "no attempt" is final. */
export const SERVER_DEADLINE_MS = 45_000;

const attemptKey = (userId: string | undefined, orderNo: string): string =>
  `${userId ?? 'visitor'}.pressed.${orderNo}`;

/**
 * When paying was last started in this tab without a known outcome, in milliseconds. It survives a
 * reload.
 */
export const readAttemptTime = (userId: string | undefined, orderNo: string): number | null =>
  readDraft<number>(attemptKey(userId, orderNo)) ?? null;

/** Stores that time, or removes it with null once the outcome is known. */
export const writeAttemptTime = (
  userId: string | undefined,
  orderNo: string,
  at: number | null,
): void => writeDraft(attemptKey(userId, orderNo), at ?? undefined);

/** Whether that request may still reach the server; until then "no attempt" means nothing. */
export const mayStillReachServer = (userId: string | undefined, orderNo: string): boolean =>
  Date.now() < (readAttemptTime(userId, orderNo) ?? -SERVER_DEADLINE_MS) + SERVER_DEADLINE_MS;
