import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Handlers } from '../../handlers.ts';
import {
  type Order,
  listLimitedOrders,
  listMerchantOrders,
  listOwnOrders,
  listPayable,
  merchantIdOf,
  readOwnOrder,
  type ListQuery,
  type OrderView,
} from '../orders/index.ts';
import { voucherDocument } from '../vouchers/index.ts';
import { merchantOrderViews } from './merchant-order-view.service.ts';
import { readOrder, readTimeline, viewOne } from './order-access.ts';
import { orderViews } from './order-view.service.ts';

const viewPage = async (
  deps: Deps,
  query: ListQuery,
  found: Promise<{ totalCount: number; list: Order[] }>,
) => {
  const { totalCount, list } = await found;
  return {
    totalCount,
    pageIndex: query.pageNum,
    pageSize: query.pageSize,
    items: await orderViews(deps.db, list),
  };
};

/** An order of this shopper that has vouchers; 20601 before it is paid. */
const withVouchers = async (deps: Deps, userId: string, orderNo: string): Promise<OrderView> => {
  const order = await readOwnOrder(deps.db, userId, orderNo);
  const [view] = await orderViews(deps.db, [order]);
  if (!view || view.vouchers.length === 0) throw new ApiError('20601', { data: { orderNo } });
  return view;
};

type ViewCalls =
  | 'listOrders'
  | 'listLegacyOrders'
  | 'listMyLimitedVouchers'
  | 'getOrder'
  | 'retrieveOrder'
  | 'getPendingPayProduct'
  | 'getOrderTimeline'
  | 'getOrderVouchers'
  | 'exportOrderVouchers'
  | 'listMerchantOrders';

/** Orders as their shopper and their merchant read them (part 2, section 7). */
export const orderViewHandlers = (deps: Deps): Pick<Handlers, ViewCalls> => ({
  listOrders: ({ viewer, query }) =>
    viewPage(deps, query, listOwnOrders(deps.db, viewer.userId, query)),
  listLegacyOrders: ({ viewer, query }) =>
    viewPage(deps, query, listOwnOrders(deps.db, viewer.userId, query)),
  listMyLimitedVouchers: ({ viewer, query }) =>
    viewPage(deps, query, listLimitedOrders(deps.db, viewer.userId, query)),
  getOrder: (call) => readOrder(deps, call),
  retrieveOrder: async ({ viewer, body }) =>
    viewOne(deps, await readOwnOrder(deps.db, viewer.userId, body.orderNo ?? body.orderId)),
  getPendingPayProduct: async ({ viewer }) => ({
    items: (await orderViews(deps.db, await listPayable(deps.db, viewer.userId))).map(
      ({
        orderId,
        orderNo,
        productId,
        productRoute,
        productName,
        productImages,
        planName,
        quantity,
        paymentAmount,
        currency,
        residuePayTime,
        holdExpiresAt,
      }) => ({
        orderId,
        orderNo,
        productId,
        productRoute,
        productName,
        productImages,
        planName,
        quantity,
        paymentAmount,
        currency,
        residuePayTime,
        holdExpiresAt,
      }),
    ),
  }),
  getOrderTimeline: (call) => readTimeline(deps, call),
  getOrderVouchers: async ({ viewer, params }) => {
    const { orderNo, orderStatus, vouchersRedeemStatus, vouchers } = await withVouchers(
      deps,
      viewer.userId,
      params.orderNo,
    );
    return { orderNo, orderStatus, vouchersRedeemStatus, vouchers };
  },
  exportOrderVouchers: async ({ viewer, params, locale }) => {
    const view = await withVouchers(deps, viewer.userId, params.orderNo);
    const isOpen = view.orderStatus === 'TBR' || view.orderStatus === 'PTR';
    if (isOpen && view.redemptionHold) throw new ApiError('20622');
    return {
      fileName: `${view.orderNo}.pdf`,
      contentType: 'application/pdf',
      content: (await voucherDocument(view, await deps.clock.today(), locale)).toString('base64'),
    };
  },
  listMerchantOrders: async ({ viewer, query }) => {
    const { totalCount, list } = await listMerchantOrders(
      deps.db,
      await merchantIdOf(deps.db, viewer),
      query,
    );
    return {
      totalCount,
      pageIndex: query.pageNum,
      pageSize: query.pageSize,
      items: await merchantOrderViews(deps.db, list),
    };
  },
});
