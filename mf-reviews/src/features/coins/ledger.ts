import { hongKongDay, type HongKongDay } from '@tapnook/kernel';
import type { CallData, CallInput } from '@tapnook/platform';

export type LedgerEntry = CallData<'listPointTransactions'>['items'][number];
export type PointStatus = LedgerEntry['status'];
const LEDGER_PAGE_SIZE = 20;

/** The filters of the ledger and the statuses behind each (part 1, section 4). */
export const LEDGER_FILTERS = {
  all: undefined,
  earned: 'ENTRY',
  spent: 'PAID',
  held: 'FROZEN',
  returned: 'REFUNDED',
  unpaid: 'PAID_FAILED',
  expired: 'EXPIRED',
} as const satisfies Record<string, PointStatus | undefined>;
export type LedgerFilter = keyof typeof LEDGER_FILTERS;

export const ledgerInput = (
  filter: LedgerFilter,
  page: number,
): CallInput<'listPointTransactions'> => {
  const status = LEDGER_FILTERS[filter];
  return { query: { pageIndex: page, pageSize: LEDGER_PAGE_SIZE, ...(status ? { status } : {}) } };
};

/** Entries by Hong Kong month (`YYYY-MM`), in the order they come. */
export const byMonth = (
  entries: readonly LedgerEntry[],
): readonly { readonly month: string; readonly entries: readonly LedgerEntry[] }[] => {
  const months: { month: string; entries: LedgerEntry[] }[] = [];
  for (const entry of entries) {
    const month = hongKongDay(entry.createdAt).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
};

/** The order that an entry belongs to; undefined for reviews and hand-made movements. */
export const orderOf = ({ externalId }: LedgerEntry): string | undefined =>
  externalId?.startsWith('TN') ? externalId : undefined;

/** The day on which earned coins end, while they are still to end. */
export const endsOn = (
  { status, expiredTime }: LedgerEntry,
  now: number,
): HongKongDay | undefined =>
  status === 'ENTRY' && expiredTime && Date.parse(expiredTime) > now
    ? hongKongDay(expiredTime)
    : undefined;

/**
 * Coins of an entry as counted into the balance: nothing for an order that died, whose coins came
 * back.
 */
export const signOf = ({ method, status }: LedgerEntry): '+' | '\u2212' | '' =>
  status === 'PAID_FAILED' ? '' : method === 'IN_ACCOUNT' ? '+' : '\u2212';

/**
 * What could be spent after each entry, by its id: counted back from what can be spent now. Entries
 * are newest first, all of them.
 */
export const balancesAfter = (
  entries: readonly LedgerEntry[],
  amount: number,
): ReadonlyMap<string, number> => {
  const after = new Map<string, number>();
  let left = amount;
  for (const entry of entries) {
    after.set(entry.id, left);
    const sign = signOf(entry);
    left -= sign === '' ? 0 : sign === '+' ? entry.amount : -entry.amount;
  }
  return after;
};
