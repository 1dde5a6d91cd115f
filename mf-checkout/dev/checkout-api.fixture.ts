import {
  checkTapCoin,
  confirmOrder,
  createOrder,
  createVoucherQrCode,
  getAddressBook,
  getOrder,
  getPaymentConfig,
  getPointsAmount,
  getProfile,
  getRegions,
  getVoucherQrCodeStatus,
  listWalletPasses,
  listCards,
  listOrderCoupons,
  payOrder,
} from '@tapnook/contracts/calls';
import { createFakeApi, type FakeApi } from '@tapnook/testing';
import { pendingOrder, voucher } from './order.fixture.ts';

const ORDER_NO = pendingOrder().orderNo;
const text = (en_gb: string, zh_hk: string): { en_gb: string; zh_hk: string } => ({ en_gb, zh_hk });
export const CARD = {
  id: 'pm_1',
  brand: 'visa',
  expireMonth: 8,
  expireYear: 2028,
  country: 'HK',
  type: 'credit',
  last4: '4242',
  fingerprint: null,
  name: null,
  isDefault: true,
};
const ADDRESS = {
  id: 'a-1',
  firstName: 'Ka Yan',
  lastName: 'Cheung',
  phone: '61234567',
  phoneRegionId: 'HK',
  regionId: 'HK',
  email: 'kayan@mail.example',
  useNotification: false,
  address: '',
};

/** The answer that an order of the product was made. */
export const orderMade = (orderNo = ORDER_NO) => ({
  data: {
    transactionId: null,
    client_secret: null,
    cards: [],
    orderResult: { orderId: 'o-1', orderNo, residuePayTime: 1800, productId: '1024' },
  },
});

/**
 * A shop in which one order can be made, confirmed and paid with a saved card; later rules win over
 * these.
 */
export const checkoutApi = (): FakeApi =>
  createFakeApi()
    .on(createOrder, orderMade())
    .on(getOrder, { data: pendingOrder() })
    .on(confirmOrder, { data: pendingOrder({ email: ADDRESS.email }) })
    .on(payOrder, {
      data: { transactionId: 't-1', client_secret: null, status: 'succeeded', nextAction: null },
    })
    .on(getAddressBook, { data: [ADDRESS] })
    .on(getProfile, { code: '10405', status: 404 })
    .on(getRegions, {
      data: [
        { id: 'HK', regionName: text('Hong Kong', '香港'), prefixNo: '852', frequentlyUsed: true },
        {
          id: 'CN',
          regionName: text('Mainland China', '中國內地'),
          prefixNo: '86',
          frequentlyUsed: true,
        },
      ],
    })
    .on(listCards, { data: { total: 1, data: [CARD], checksLeft: 2 } })
    .on(listOrderCoupons, { data: [] })
    .on(checkTapCoin, {
      data: {
        useTapCoinStatus: 'available',
        discountAmount: 2000,
        allowUseCoin: 200,
        expiredTime: null,
        balance: 200,
        orderCoins: 0,
        waiting: null,
      },
    })
    .on(getPaymentConfig, {
      data: {
        publishableKey: 'pk_sandbox',
        frameOrigin: 'http://gateway.test',
        sandbox: true,
        payMethods: ['card', 'alipay_hk', 'wechat_pay_hk'],
      },
    })
    .on(getPointsAmount, {
      data: {
        amount: 200,
        frozenAmount: 0,
        waitingAmount: 0,
        expiring: [],
        discountPerCoin: 10,
        minimumToSpend: 11,
      },
    })
    .on(createVoucherQrCode, {
      data: {
        voucherNo: voucher(1).voucherNo,
        token: 'token',
        payload: 'TAPNOOK:token',
        svg: '<svg/>',
        expiresAt: '2026-11-20T09:51:00.000Z',
      },
    })
    .on(listWalletPasses, { data: [] })
    .on(getVoucherQrCodeStatus, {
      data: {
        voucherNo: voucher(1).voucherNo,
        status: 'requires_redeemed',
        qrStatus: 'waiting',
        usedCount: 0,
        usageLimit: 1,
        redeemedAt: null,
      },
    });
