import type { Api } from '@tapnook/contracts/api';
import { maskedNumber, personName } from '@tapnook/kernel';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { MANAGERS } from '../merchants/index.ts';
import { mailOrder, notifyRefund, notifyPlaceReleased } from '../order-emails/index.ts';
import { merchantOrderViews, personOf } from '../order-views/index.ts';
import {
  confirmWaitingOrder,
  lockOrder,
  type Order,
  isRefundable,
  merchantIdOf,
  readMerchantOrder,
  type MerchantOrderView,
  vouchersOf,
} from '../orders/index.ts';
import { sendRefunds } from '../payments/index.ts';
import { endWaitingOrder, previewRefund, refundVouchers } from '../refunds/index.ts';
import { givenVoucherNos, redeem, issueVouchers } from '../vouchers/index.ts';

const merchantView = async (deps: Deps, order: Order): Promise<MerchantOrderView> => {
  const [view] = await merchantOrderViews(deps.db, [order]);
  if (!view) throw new ApiError('10405');
  return view;
};

/** Confirms an order for its merchant, and issues and mails its vouchers. */
const confirmByMerchant = async (deps: Deps, orderId: string, actor: string): Promise<void> => {
  const now = await deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const confirmed = order && (await confirmWaitingOrder(tx, orderId, actor));
    if (!confirmed) throw new ApiError('20601');
    await issueVouchers(tx, confirmed, confirmed.paidAt ?? confirmed.updatedAt);
    await mailOrder(tx, deps.env, confirmed, now);
  });
};

export const decide = async (
  deps: Deps,
  { viewer, params, body }: Call<Api['decideMerchantOrder']>,
): Promise<MerchantOrderView> => {
  const merchantId = await merchantIdOf(deps.db, viewer, MANAGERS);
  const order = await readMerchantOrder(deps.db, merchantId, params.orderNo);
  if (body.action === 'confirm') await confirmByMerchant(deps, order.id, viewer.userId);
  else {
    const notify = notifyRefund(deps.env, await deps.clock.now());
    if (body.action === 'reject')
      await endWaitingOrder(deps.db, order.id, 'rejected', body.reason ?? null, notify);
    else await refundVouchers(deps.db, order.id, body, body.reason ?? null, notify);
  }
  if (body.action !== 'confirm') await sendRefunds(deps.db, deps.gateway, order.id);
  return merchantView(deps, await readMerchantOrder(deps.db, merchantId, params.orderNo));
};

/** What a refund would bring back, and the vouchers among which a merchant chooses by row. */
export const readRefundPreview = async (
  deps: Deps,
  { viewer, params, body }: Call<Api['previewMerchantRefund']>,
) => {
  const merchantId = await merchantIdOf(deps.db, viewer, MANAGERS);
  const order = await readMerchantOrder(deps.db, merchantId, params.orderNo);
  const { amount, coins } = await previewRefund(deps.db, order, body);
  const given = await givenVoucherNos(deps.db, order.id);
  const all = await vouchersOf(deps.db, order.id);
  return {
    orderNo: order.orderNo,
    currency: order.currency,
    amount,
    coins,
    vouchers: all.filter(isRefundable).map((voucher) => ({
      position: voucher.position,
      voucherNo: maskedNumber(voucher.voucherNo),
      ...personOf(order, voucher),
      usedCount: voucher.usedCount,
      usageLimit: voucher.usageLimit,
      isExpired: voucher.status === 'expired_and_unredeemed',
      isGiven: given.has(voucher.voucherNo),
    })),
  };
};

export const redeemOne = async (deps: Deps, { viewer, body }: Call<Api['redeemVoucher']>) => {
  if (!body.token && !body.voucherNo)
    throw new ApiError('10102', {
      fields: [fieldError('body.token', 'fault.scanCodeOrEnter2')],
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
