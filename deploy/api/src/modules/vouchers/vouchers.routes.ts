import type { Api } from '@tapnook/contracts/api';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Call, Handlers } from '../../handlers.ts';
import { decide, redeemOne } from '../order-lifecycle/merchant-orders.service.ts';
import { merchantOrderViews } from '../order-views/merchant-order-view.service.ts';
import { orderViews } from '../order-views/order-view.service.ts';
import { listMerchantOrders, merchantIdOf, readOwnOrder } from '../orders/order-queries.service.ts';
import type { OrderView } from '../orders/order.types.ts';
import { orderTemps } from '../orders/orders.tables.ts';
import { voucherDocument } from './voucher-document.ts';
import { qrSvg } from './voucher-qr.ts';
import { createToken, tokenStatus } from './voucher-redemption.service.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** An order of this shopper that has vouchers; 20601 before it is paid. */
const withVouchers = async (deps: Deps, userId: string, orderNo: string): Promise<OrderView> => {
  const order = await readOwnOrder(deps.db, userId, orderNo);
  const [view] = await orderViews(deps.db, [order]);
  if (!view || view.vouchers.length === 0) throw new ApiError('20601', { data: { orderNo } });
  return view;
};

const temps = (deps: Deps): Pick<Handlers, 'createOrderTemp' | 'getOrderTemp'> => ({
  createOrderTemp: async ({ viewer, body }) => {
    const [row] = await deps.db
      .insert(orderTemps)
      .values({ userId: viewer.userId, choice: body, expiresAt: sql`app_now() + interval '1 day'` })
      .returning();
    if (!row) throw new Error('the choice was not kept');
    return { orderTempId: row.id, expiresAt: row.expiresAt.toISOString() };
  },
  getOrderTemp: async ({ viewer, params }) => {
    const [row] = UUID.test(params.orderTempId)
      ? await deps.db
          .select()
          .from(orderTemps)
          .where(
            and(
              eq(orderTemps.id, params.orderTempId),
              eq(orderTemps.userId, viewer.userId),
              sql`${orderTemps.expiresAt} > app_now()`,
            ),
          )
      : [];
    if (!row) throw new ApiError('10405');
    return {
      orderTempId: row.id,
      choice: row.choice as Call<Api['createOrderTemp']>['body'],
      expiresAt: row.expiresAt.toISOString(),
    };
  },
});

/**
 * Plan digests need no upkeep here, since every order keeps its plan; administrators learn how many
 * orders there are.
 */
const planDigests = async (deps: Deps, isAdmin: boolean) => {
  const { rows } = isAdmin
    ? await deps.db.execute<{ checked: number }>(sql`select count(*)::int as checked from orders`)
    : { rows: [] };
  return { checked: rows[0]?.checked ?? 0, updated: 0 };
};

type VoucherCalls =
  | 'createVoucherQrCode'
  | 'getVoucherQrCodeStatus'
  | 'getOrderVouchers'
  | 'exportOrderVouchers'
  | 'redeemVoucher'
  | 'listMerchantOrders'
  | 'decideMerchantOrder'
  | 'createOrderTemp'
  | 'getOrderTemp'
  | 'updateAllOrderPlanMd5';

/** Vouchers, and the merchant's side of orders (part 3, "Voucher"). */
export const voucherHandlers = (deps: Deps): Pick<Handlers, VoucherCalls> => ({
  ...temps(deps),
  updateAllOrderPlanMd5: ({ viewer }) => planDigests(deps, viewer.role === 'admin'),
  createVoucherQrCode: async ({ viewer, body }) => {
    const { token, payload, expiresAt } = await createToken(
      deps.db,
      viewer.userId,
      body.orderNo,
      body.voucherNo,
    );
    return {
      voucherNo: body.voucherNo,
      token,
      payload,
      svg: await qrSvg(payload),
      expiresAt: expiresAt.toISOString(),
    };
  },
  getVoucherQrCodeStatus: async ({ viewer, params }) => {
    const { voucher, qrStatus } = await tokenStatus(deps.db, viewer.userId, params.voucherNo);
    return {
      voucherNo: voucher.voucherNo,
      status: voucher.status,
      qrStatus,
      usedCount: voucher.usedCount,
      usageLimit: voucher.usageLimit,
      redeemedAt: voucher.redeemedAt?.toISOString() ?? null,
    };
  },
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
    return {
      fileName: `${view.orderNo}.pdf`,
      contentType: 'application/pdf',
      content: (await voucherDocument(view, await deps.clock.today(), locale)).toString('base64'),
    };
  },
  redeemVoucher: (call) => redeemOne(deps, call),
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
  decideMerchantOrder: (call) => decide(deps, call),
});
