import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { qrSvg } from './voucher-qr.ts';
import { createToken, tokenStatus } from './voucher-redemption.service.ts';

type VoucherCalls = 'createVoucherQrCode' | 'getVoucherQrCodeStatus';

/** What a shopper shows at the merchant's (part 3, "Voucher"). */
export const voucherHandlers = (deps: Deps): Pick<Handlers, VoucherCalls> => ({
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
});
