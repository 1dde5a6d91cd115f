import type { Api } from '@tapnook/contracts/api';
import { personName } from '@tapnook/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Call, Handlers } from '../../handlers.ts';
import { sendRefunds } from '../payments/refund-runner.service.ts';
import { merchantOrderViews } from './merchant-order-view.service.ts';
import { mailOrder, notifyRefund, notifyPlaceReleased } from './order-emails.service.ts';
import { lockOrder, record, type Order } from './order-events.service.ts';
import {
  listMerchantOrders,
  merchantIdOf,
  readMerchantOrder,
  readOwnOrder,
} from './order-queries.service.ts';
import { orderViews } from './order-view.service.ts';
import type { MerchantOrderView, OrderView } from './order.types.ts';
import { orders, orderTemps } from './orders.tables.ts';
import { refundVouchers, rejectOrder } from './refunds.service.ts';
import { voucherDocument } from './voucher-document.ts';
import { qrSvg } from './voucher-qr.ts';
import { createToken, issueVouchers, redeem, tokenStatus } from './vouchers.service.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const merchantView = async (deps: Deps, order: Order): Promise<MerchantOrderView> => {
  const [view] = await merchantOrderViews(deps.db, [order]);
  if (!view) throw new ApiError('10405');
  return view;
};

/** The merchant takes an order that awaits confirmation: its vouchers are issued and mailed. */
const confirmByMerchant = async (deps: Deps, orderId: string, actor: string): Promise<void> => {
  const now = await deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const [confirmed] = order
      ? await tx
          .update(orders)
          .set({ code: 'TBR', state: 'requires_redeemed', updatedAt: sql`app_now()` })
          .where(and(eq(orders.id, orderId), eq(orders.code, 'TBC')))
          .returning()
      : [];
    if (!confirmed) throw new ApiError('20601');
    await record(tx, {
      orderId,
      kind: 'order',
      event: 'order_tbr',
      fromState: 'TBC',
      toState: 'TBR',
      actor,
    });
    await issueVouchers(tx, confirmed, confirmed.paidAt ?? confirmed.updatedAt);
    await mailOrder(tx, deps.env, confirmed, now);
  });
};

const decide = async (
  deps: Deps,
  { viewer, params, body }: Call<Api['decideMerchantOrder']>,
): Promise<MerchantOrderView> => {
  const merchantId = await merchantIdOf(deps.db, viewer);
  const order = await readMerchantOrder(deps.db, merchantId, params.orderNo);
  if (body.action === 'confirm') await confirmByMerchant(deps, order.id, viewer.userId);
  else {
    const tell = notifyRefund(deps.env, await deps.clock.now());
    if (body.action === 'reject') await rejectOrder(deps.db, order.id, body.reason ?? null, tell);
    else await refundVouchers(deps.db, order.id, body.voucherNos, body.reason ?? null, tell);
  }
  if (body.action !== 'confirm') await sendRefunds(deps.db, deps.gateway, order.id);
  return merchantView(deps, await readMerchantOrder(deps.db, merchantId, params.orderNo));
};

const redeemOne = async (deps: Deps, { viewer, body }: Call<Api['redeemVoucher']>) => {
  if (!body.token && !body.voucherNo)
    throw new ApiError('10102', {
      fields: [
        {
          field: 'body.token',
          en_US: 'Scan a code or enter a number',
          zh_HK: '請掃描二維碼或輸入號碼',
        },
      ],
    });
  const by = body.token ? { token: body.token } : { voucherNo: body.voucherNo ?? '' };
  const { order, voucher } = await redeem(
    deps.db,
    by,
    await merchantIdOf(deps.db, viewer),
    viewer.userId,
    notifyPlaceReleased(deps.env, await deps.clock.now()),
  );
  return {
    voucherNo: voucher.voucherNo,
    orderNo: order.orderNo,
    productName: order.snapshot.productName,
    planName: order.snapshot.planName,
    customerName: personName(order) || null,
    status: voucher.status,
    usedCount: voucher.usedCount,
    usageLimit: voucher.usageLimit,
    redeemedAt: (voucher.redeemedAt ?? order.updatedAt).toISOString(),
  };
};

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

/** Plan digests need no upkeep here, since every order keeps its plan; administrators learn how many orders there are. */
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
