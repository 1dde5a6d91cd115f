import type { CallData } from '@tapnook/platform';

export type TimelineEvent = CallData<'getOrderTimeline'>['events'][number];

/**
 * Which use of its voucher each redemption was, by the event's id; one that was undone is none.
 */
export const usesByEvent = (events: readonly TimelineEvent[]): ReadonlyMap<string, number> => {
  const redemptions = new Map<string | null, string[]>();
  const uses = new Map<string, number>();
  for (const { id, event, voucherNo } of events) {
    const mine = redemptions.get(voucherNo) ?? [];
    redemptions.set(voucherNo, mine);
    if (event === 'voucher_redeemed') uses.set(id, mine.push(id));
    if (event === 'redemption_undone') uses.delete(mine.pop() ?? '');
  }
  return uses;
};

/** What happened to several vouchers in one go is one entry. */
export interface EventGroup {
  readonly first: TimelineEvent;
  readonly voucherNos: readonly string[];
}
const visitKey = ({ slot, options }: TimelineEvent): string => JSON.stringify([slot, options]);
const sameMoment = (a: TimelineEvent, b: TimelineEvent): boolean =>
  a.event === b.event &&
  visitKey(a) === visitKey(b) &&
  a.voucherNo !== null &&
  b.voucherNo !== null &&
  a.at.slice(0, 16) === b.at.slice(0, 16);

/**
 * Joins neighbours of the same kind and minute that differ by their voucher only; the order stays.
 */
export const groupEvents = (events: readonly TimelineEvent[]): readonly EventGroup[] => {
  const groups: { first: TimelineEvent; voucherNos: string[] }[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && sameMoment(last.first, event) && !last.voucherNos.includes(event.voucherNo ?? ''))
      last.voucherNos.push(event.voucherNo ?? '');
    else groups.push({ first: event, voucherNos: event.voucherNo ? [event.voucherNo] : [] });
  }
  return groups;
};
