import { keep, readKept } from './draft-storage.ts';

/** Milliseconds after a press without an answer by which the server has begun all that it will: an attempt that is over, or none, is the last word then. */
export const LATEST_MS = 45_000;

const placeOf = (owner: string | undefined, orderNo: string): string =>
  `${owner ?? 'visitor'}.pressed.${orderNo}`;

/** When pay was pressed in this tab for an order without an outcome until now, in milliseconds; outlives a reload, which leaves a press without its answer. `owner` is the shopper's id. */
export const pressedAt = (owner: string | undefined, orderNo: string): number | null =>
  readKept<number>(placeOf(owner, orderNo)) ?? null;

/** Notes when that was, or with null that its outcome is known. */
export const notePress = (owner: string | undefined, orderNo: string, at: number | null): void =>
  keep(placeOf(owner, orderNo), at ?? undefined);

/** Whether that press may still reach the server: before, "nobody tried" says nothing. */
export const mayStillArrive = (owner: string | undefined, orderNo: string): boolean =>
  Date.now() < (pressedAt(owner, orderNo) ?? -LATEST_MS) + LATEST_MS;
