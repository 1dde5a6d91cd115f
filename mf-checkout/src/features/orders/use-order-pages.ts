import { listOrders } from '@tapnook/contracts/calls';
import { useInfiniteCall, type CallFailure } from '@tapnook/platform';
import { shortestPollInterval, type Order } from '../../shared/model/order.ts';

export const FILTERS = ['ALL', 'TBP', 'TBC', 'TBR', 'PTR', 'COM', 'EXP', 'INV'] as const;
export type Filter = (typeof FILTERS)[number];
const PAGE_SIZE = 10;
const HANDLED_CODES = ['10500', '10503', 'network'] as const;

const usePages = (filter: Filter, enabled = true) =>
  useInfiniteCall(
    listOrders,
    (page) => ({ query: { pageNum: page, pageSize: PAGE_SIZE, status: filter } }),
    (last) => last.data.pageIndex * last.data.pageSize < last.data.totalCount,
    {
      handledErrorCodes: HANDLED_CODES,
      enabled,
      refetchInterval: (pages) => shortestPollInterval(pages.flatMap((page) => page.data.items)),
    },
  );
type Pages = ReturnType<typeof usePages>;

const ordersOf = ({ data }: Pages): readonly Order[] => {
  const seen = new Set<string>();
  return (data?.pages ?? [])
    .flatMap((page) => page.data.items)
    .filter((order: Order) => !seen.has(order.orderNo) && seen.add(order.orderNo));
};

export interface OrderPages {
  readonly orders: readonly Order[];
  /** How many there are in all. */
  readonly total: number;
  readonly isPending: boolean;
  /** The list could not be read now. */
  readonly failure: CallFailure | null;
  /**
   * Where it could not, when what is shown was read, in milliseconds; undefined where nothing is.
   */
  readonly lastAt: number | undefined;
  readonly nextPage: {
    readonly hasMore: boolean;
    readonly busy: boolean;
    readonly load: () => void;
  };
  readonly refetch: () => void;
}

/**
 * The orders of one status, page by page. Where they cannot be read, what the list of all told of
 * them last, with its time.
 */
export const useOrderPages = (filter: Filter): OrderPages => {
  const own = usePages(filter);
  const all = usePages('ALL', false);
  const hasFailed = own.isError && own.data === undefined;
  // Of all orders only the first pages may be known: they can show some of this status, never that
  // there is none.
  const orders = hasFailed
    ? ordersOf(all).filter(({ orderStatus }) => filter === 'ALL' || orderStatus === filter)
    : ordersOf(own);
  const lastAt = hasFailed ? orders.length > 0 && all.dataUpdatedAt : own.dataUpdatedAt;
  return {
    orders,
    total: own.data?.pages.at(-1)?.data.totalCount ?? orders.length,
    isPending: own.isPending,
    failure: own.error,
    lastAt: (own.isError && lastAt) || undefined,
    nextPage: {
      hasMore: own.hasNextPage,
      busy: own.isFetchingNextPage,
      load: () => void own.fetchNextPage(),
    },
    refetch: () => void own.refetch(),
  };
};
