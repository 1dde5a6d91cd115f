import { LOCALES, type Locale } from '@tapnook/contracts';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../errors.ts';
import { findGiftOfNumber, readGift } from '../gifts/index.ts';
import { viewOne } from '../order-views/index.ts';
import { readOrderOfVoucher, readOwnOrder, type OrderView } from '../orders/index.ts';
import { applePass, signsApplePasses } from './apple-pass.ts';
import { googlePassUrl, signsGooglePasses } from './google-pass.ts';
import { giftPassContent, passContent, type PassContent } from './pass-content.ts';
import { createWalletToken, voucherNoOf } from './wallet-token.ts';

/** Where the routes of passes stand, without `/api`. */
export const WALLET_PATH = '/v1/wallet-passes';

type Voucher = OrderView['vouchers'][number];

/** The addresses of a voucher's passes, in the reader's language; null without keys. */
export const walletAddresses = (env: Env, voucherNo: string, locale: Locale) => {
  const base = `${env.PUBLIC_ORIGIN}/api${WALLET_PATH}/${createWalletToken(env, voucherNo)}`;
  return {
    apple: signsApplePasses(env) ? `${base}/apple.pkpass?lang=${locale}` : null,
    google: signsGooglePasses(env) ? `${base}/google?lang=${locale}` : null,
  };
};

/** A voucher that can be redeemed: neither used, ended nor returned, and its payment is good. */
const isGood = ({ redemptionHold }: OrderView, { status }: Voucher): boolean =>
  status === 'requires_redeemed' && !redemptionHold;
/** A good voucher that is still its shopper's: not given away. */
const isUsable = (order: OrderView, voucher: Voucher): boolean =>
  isGood(order, voucher) && !voucher.given;
/** What is sent by post has nothing to be shown. */
const isShown = ({ planInfo }: OrderView): boolean => !planInfo.customerAddressOption.display;

export const listWalletPasses = async (
  deps: Deps,
  userId: string,
  orderNo: string,
  locale: Locale,
) => {
  const order = await viewOne(deps, await readOwnOrder(deps.db, userId, orderNo));
  if (!isShown(order)) return [];
  return order.vouchers
    .filter((voucher) => isUsable(order, voucher))
    .map(({ voucherNo }) => ({ voucherNo, ...walletAddresses(deps.env, voucherNo, locale) }))
    .filter(({ apple, google }) => apple !== null || google !== null);
};

interface Found {
  readonly content: PassContent;
  readonly isUsable: boolean;
}
/** The given ticket of a number that is a friend's. */
const findGiftPass = async (deps: Deps, giftNo: string): Promise<Found | undefined> => {
  const gift = await findGiftOfNumber(deps, giftNo);
  const order = gift && (await viewOne(deps, gift.order));
  const voucher = order?.vouchers.find((one) => one.voucherNo === gift?.voucherNo);
  if (!gift || !order || !voucher) return undefined;
  return {
    content: giftPassContent(order, voucher, deps.env.PUBLIC_ORIGIN, { giftNo, page: gift.page }),
    isUsable: isShown(order) && isGood(order, voucher) && gift.state !== 'taken_back',
  };
};

/** The pass of a given ticket, for whoever may show it; 10405 for a link that we did not sign. */
export const listGiftPasses = async (
  deps: Deps,
  viewerId: string | undefined,
  token: string,
  locale: Locale,
) => {
  const { number } = await readGift(deps, viewerId, token);
  const found = number === null ? undefined : await findGiftPass(deps, number);
  if (number === null || !found?.isUsable) return [];
  return [{ voucherNo: number, ...walletAddresses(deps.env, number, locale) }].filter(
    ({ apple, google }) => apple !== null || google !== null,
  );
};

/** The voucher of a signed address: 10405 for any other address. */
const findPass = async (deps: Deps, token: string): Promise<Found> => {
  const voucherNo = voucherNoOf(deps.env, token);
  const found = voucherNo ? await readOrderOfVoucher(deps.db, voucherNo) : undefined;
  const order = found && (await viewOne(deps, found));
  const voucher = order?.vouchers.find((one) => one.voucherNo === voucherNo);
  if (!order || !voucher) {
    const given = voucherNo ? await findGiftPass(deps, voucherNo) : undefined;
    if (given) return given;
    throw new ApiError('10405');
  }
  return {
    content: passContent(order, voucher, deps.env.PUBLIC_ORIGIN),
    isUsable: isShown(order) && isUsable(order, voucher),
  };
};

/** The language that an address asks for. */
export const localeOf = (lang: string | undefined): Locale =>
  LOCALES.find((locale) => locale === lang) ?? 'zh-HK';

/**
 * A pass of Apple's, or the page of a voucher that can no longer be used. 10405 without a
 * certificate.
 */
export const openApplePass = async (
  deps: Deps,
  token: string,
  locale: Locale,
): Promise<Buffer | string> => {
  if (!signsApplePasses(deps.env)) throw new ApiError('10405');
  const found = await findPass(deps, token);
  return found.isUsable ? applePass(deps.env, found.content, locale) : found.content.url[locale];
};

/** The address of Google's page, or of a voucher that can no longer be used. 10405 as above. */
export const openGooglePass = async (
  deps: Deps,
  token: string,
  locale: Locale,
): Promise<string> => {
  if (!signsGooglePasses(deps.env)) throw new ApiError('10405');
  const found = await findPass(deps, token);
  return found.isUsable
    ? googlePassUrl(deps.env, found.content, locale)
    : found.content.url[locale];
};
