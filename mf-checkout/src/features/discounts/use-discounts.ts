import type { LocalisedText } from '@tapnook/contracts';
import { checkDiscount, checkTapCoin } from '@tapnook/contracts/calls';
import {
  breakdown,
  COIN_SHARES,
  COINS_TO_EXCEED,
  coinsOfShare,
  type Breakdown,
  type CoinShare,
} from '@tapnook/kernel';
import { useCall, type CallData, type CallFailure } from '@tapnook/platform';
import { useEffect, useMemo, useState } from 'react';
import { couponCode, orderUsingCoupon } from '../../shared/model/coupon.ts';
import type { Order } from '../../shared/model/order.ts';
import {
  couponDraftKey,
  useDraft,
  useOrderPreference,
} from '../../shared/storage/draft-storage.ts';

/** Why a code does not count; `holder` is the shopper's own unpaid order that uses it. */
interface CouponRefusal {
  readonly text: LocalisedText;
  readonly holder: string | undefined;
}
const HANDLED_CODES = [
  '20627',
  '20714',
  '10102',
  '10405',
  '10429',
  '10500',
  '10503',
  'network',
] as const;

export interface DiscountsModel {
  readonly sum: Breakdown;
  /** The applied code, and the error of the one that was tried. */
  readonly code: string | null;
  readonly codeError: LocalisedText | null;
  /** The check of the code got no answer. */
  readonly unreached: boolean;
  /** The shopper's own unpaid order that uses the code. */
  readonly codeHolderOrderNo: string | undefined;
  readonly checking: boolean;
  /** The content of the field, applied or not. */
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /**
   * Applies a typed code that was not applied yet; true when there was one, so that the sum is not
   * final.
   */
  readonly applyTyped: () => boolean;
  readonly applyCode: (code: string) => void;
  readonly removeCode: (reason?: CouponRefusal) => void;
  /** Undefined until the balance is loaded. */
  readonly coinsHeld: number | undefined;
  /** The shopper's own unpaid order that uses the missing coins. */
  readonly coinsHolder: CallData<'checkTapCoin'>['waiting'];
  readonly useCoins: boolean;
  readonly setUseCoins: (use: boolean, reason?: LocalisedText) => void;
  readonly coinError: LocalisedText | null;
  /**
   * The share of the usable coins to spend, the shares that differ, and their number; undefined
   * means as many as possible.
   */
  readonly share: CoinShare;
  readonly shares: readonly CoinShare[];
  readonly setShare: (share: CoinShare) => void;
  readonly mostCoins: number | undefined;
}

/** The shares of so many coins; of equal ones only the largest. */
export const sharesOf = (most: number): readonly CoinShare[] =>
  COIN_SHARES.filter(
    (share, index) =>
      coinsOfShare(most, share) < coinsOfShare(most, COIN_SHARES[index + 1] ?? 100) ||
      share === 100,
  );

/**
 * The discount code of one order: the one that is to be used, what is typed, and the server's
 * answer.
 */
const useCoupon = (order: Order) => {
  const [wanted, setWanted] = useOrderPreference<string | null>(
    order,
    'code',
    () => order.discountCode,
  );
  const [typed, setTyped] = useDraft<string>(couponDraftKey(order.productId), () => '');
  // The server counts a code that this order holds as used, so it is not checked again.
  const isOwn = wanted !== null && wanted === order.discountCode;
  const { data, error, isFetching, refetch } = useCall(
    checkDiscount,
    {
      body: {
        code: wanted ?? '-',
        productId: order.productId,
        amount: order.totalAmount,
        orderNo: order.orderNo,
      },
    },
    { enabled: wanted !== null && !isOwn, handledErrorCodes: HANDLED_CODES, refreshOnReturn: true },
  );
  const failure: CallFailure | null = wanted === null || isOwn ? null : error;
  const found = isOwn ? order.discountAmount : (data?.discountAmount ?? 0);
  return {
    wanted,
    setWanted,
    typed,
    setTyped,
    failure,
    refetch,
    discount: wanted === null || failure ? 0 : found,
    checking: wanted !== null && !isOwn && isFetching,
  };
};

/** The coins that the shopper has for one order, and how many of them are to be spent. */
const useCoinBalance = (order: Order) => {
  const [useCoins, setUseCoins] = useOrderPreference<boolean>(
    order,
    'coins',
    () => order.usedTapCoin > 0,
  );
  const [wantedShare, setShare] = useOrderPreference<CoinShare>(order, 'share', () => 100);
  const { data, dataUpdatedAt, refetch } = useCall(
    checkTapCoin,
    { body: { productId: order.productId, amount: order.totalAmount, orderNo: order.orderNo } },
    { handledErrorCodes: HANDLED_CODES, staleTime: 0, refreshOnReturn: true },
  );
  const coinsHeld = data && data.balance + data.orderCoins;
  return {
    coinsHeld,
    setUseCoins,
    wantedShare,
    setShare,
    isSpending: useCoins && coinsHeld !== undefined && coinsHeld > COINS_TO_EXCEED,
    waiting: data?.waiting ?? null,
    dataUpdatedAt,
    refetch,
  };
};

/** The shopper's own unpaid order, where its coins would make the balance large enough. */
const coinsHolderOf = (
  coinsHeld: number | undefined,
  waiting: CallData<'checkTapCoin'>['waiting'],
): CallData<'checkTapCoin'>['waiting'] =>
  waiting &&
  coinsHeld !== undefined &&
  coinsHeld <= COINS_TO_EXCEED &&
  coinsHeld + waiting.coins > COINS_TO_EXCEED
    ? waiting
    : null;

/**
 * Code and coins as chosen, with the sum they give. The server reserves them anew at each
 * confirmation.
 */
export const useDiscounts = (order: Order): DiscountsModel => {
  const coupon = useCoupon(order);
  const coins = useCoinBalance(order);
  const [refusal, setRefusal] = useState<CouponRefusal | null>(null);
  const [coinError, setCoinError] = useState<LocalisedText | null>(null);
  // The reason for a refusal may be gone by the time the balance is read again.
  useEffect(() => {
    setRefusal(null);
    setCoinError(null);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [coins.dataUpdatedAt]);
  const { wanted, setWanted, typed, setTyped, failure, discount, checking } = coupon;
  const { refetch: recheckCoupon } = coupon;
  const {
    coinsHeld,
    setUseCoins,
    wantedShare,
    setShare,
    isSpending,
    waiting,
    refetch: readCoins,
  } = coins;
  const all = isSpending ? breakdown(order.totalAmount, discount, coinsHeld ?? 0, true).coins : 0;
  const shares = useMemo(() => sharesOf(all), [all]);
  const share = shares.find((offered) => offered >= wantedShare) ?? 100;
  const mostCoins = isSpending && share < 100 ? coinsOfShare(all, share) : undefined;
  const sum = useMemo(
    () => breakdown(order.totalAmount, discount, coinsHeld ?? 0, isSpending, mostCoins),
    [order.totalAmount, discount, coinsHeld, isSpending, mostCoins],
  );
  // The model keeps its identity while nothing changed, so that other presses do not redraw it.
  return useMemo(() => {
    const applyCode = (code: string): void => {
      setRefusal(null);
      if (code === wanted) void recheckCoupon();
      setWanted(code);
    };
    return {
      sum,
      share,
      shares,
      setShare,
      mostCoins,
      code: failure ? null : wanted,
      codeError: failure ? failure.text : (refusal?.text ?? null),
      unreached: failure?.code === 'network',
      codeHolderOrderNo: failure ? orderUsingCoupon(failure) : refusal?.holder,
      checking,
      applyCode,
      typed,
      setTyped: (next) => {
        setRefusal(null);
        setTyped(next);
        // Typing another code replaces the one that was refused.
        if (failure && couponCode(next) !== wanted) setWanted(null);
      },
      applyTyped: () => {
        const code = couponCode(typed);
        // A refused code is not tried again before it is changed.
        const isUnapplied =
          code !== '' &&
          code !== wanted &&
          refusal === null &&
          (wanted === null || failure !== null);
        if (isUnapplied) applyCode(code);
        return isUnapplied;
      },
      removeCode: (reason) => {
        setRefusal(reason ?? null);
        setWanted(null);
        if (!reason) setTyped('');
      },
      coinsHeld: coinsHeld,
      coinsHolder: coinsHolderOf(coinsHeld, waiting),
      useCoins: isSpending,
      setUseCoins: (use, reason) => {
        setCoinError(reason ?? null);
        setUseCoins(use);
        // Another order may have taken the coins since; the answer says which one.
        if (reason) void readCoins();
      },
      coinError,
    };
  }, [
    sum,
    wanted,
    failure,
    checking,
    isSpending,
    mostCoins,
    share,
    shares,
    refusal,
    typed,
    coinError,
    coinsHeld,
    waiting,
    recheckCoupon,
    readCoins,
    setWanted,
    setTyped,
    setUseCoins,
    setShare,
  ]);
};
