import type { LocalisedText } from '@tapnook/contracts';
import { checkDiscount, checkTapCoin } from '@tapnook/contracts/calls';
import {
  breakdown,
  COIN_SHARES,
  COINS_TO_EXCEED,
  CENTS_PER_COIN,
  coinsOfShare,
  coinsToSpend,
  formatMoney,
  groupDigits,
  hongKongTime,
  SMALLEST_CHARGE_CENTS,
  type Breakdown,
  type CoinShare,
} from '@tapnook/kernel';
import { useCall, useTranslation, type CallData, type Words } from '@tapnook/platform';
import { ChipGroup, CoinMark, Panel, Switch, usePressed } from '@tapnook/ui';
import { memo, useEffect, useMemo, useState, type ReactElement } from 'react';
import { codeDraft, useKept, useWish } from '../../counter/kept.ts';
import type { Order } from '../../counter/order.ts';
import { CodeForm, codeOf, ToHolder } from './code-form.tsx';
import { holderOf } from './pay-order.ts';
import styles from './checkout.module.css';

/** Why a code does not count; `holder` is the shopper's own unpaid order that has it. */
interface CodeRefusal {
  readonly text: LocalisedText;
  readonly holder: string | undefined;
}
const QUIET = ['20627', '20714', '10102', '10405', '10429', '10500', '10503', 'network'] as const;

export interface SavingsModel {
  readonly sum: Breakdown;
  /** The code that counts now, and what is wrong with the one that was tried. */
  readonly code: string | null;
  readonly codeError: LocalisedText | null;
  /** No answer came whether the code counts. */
  readonly unreached: boolean;
  /** The number of the shopper's own unpaid order that has the code. */
  readonly codeHolder: string | undefined;
  readonly checking: boolean;
  /** What stands in the field, applied or not. */
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** Applies what was typed and never applied; true when there was such a code, so that the sum is not yet the one to pay. */
  readonly applyTyped: () => boolean;
  readonly apply: (code: string) => void;
  readonly drop: (reason?: CodeRefusal) => void;
  /** Undefined until the balance is here. */
  readonly coinsHeld: number | undefined;
  /** The shopper's own unpaid order without which there were coins enough. */
  readonly coinsHolder: CallData<'checkTapCoin'>['waiting'];
  readonly useCoins: boolean;
  readonly setUseCoins: (use: boolean, reason?: LocalisedText) => void;
  readonly coinError: LocalisedText | null;
  /** How much of what the order could take is spent, of the shares that make a difference, and what that comes to; undefined is as many as help. */
  readonly share: CoinShare;
  readonly shares: readonly CoinShare[];
  readonly setShare: (share: CoinShare) => void;
  readonly mostCoins: number | undefined;
}

/** The shares of so many coins; of those that come to the same the largest. */
export const sharesOf = (most: number): readonly CoinShare[] =>
  COIN_SHARES.filter(
    (share, index) =>
      coinsOfShare(most, share) < coinsOfShare(most, COIN_SHARES[index + 1] ?? 100) ||
      share === 100,
  );

/** Code and coins as wanted, with the sum they give. The server reserves them anew at each confirmation. */
export const useSavings = (order: Order): SavingsModel => {
  const [wanted, setWanted] = useWish<string | null>(order, 'code', () => order.discountCode);
  const [typed, setTyped] = useKept<string>(codeDraft(order.productId), () => '');
  const [useCoins, setCoins] = useWish<boolean>(order, 'coins', () => order.usedTapCoin > 0);
  const [wish, setShare] = useWish<CoinShare>(order, 'share', () => 100);
  const [lost, setLost] = useState<CodeRefusal | null>(null);
  const [coinError, setCoinError] = useState<LocalisedText | null>(null);
  // What this order holds already is not asked again: it would count as used.
  const own = wanted !== null && wanted === order.discountCode;
  const check = useCall(
    checkDiscount,
    {
      body: {
        code: wanted ?? '-',
        productId: order.productId,
        amount: order.totalAmount,
        orderNo: order.orderNo,
      },
    },
    { enabled: wanted !== null && !own, handledErrorCodes: QUIET, refreshOnReturn: true },
  );
  const coins = useCall(
    checkTapCoin,
    { body: { productId: order.productId, amount: order.totalAmount, orderNo: order.orderNo } },
    { handledErrorCodes: QUIET, staleTime: 0, refreshOnReturn: true },
  );
  const held = coins.data && coins.data.balance + coins.data.orderCoins;
  const waiting = coins.data?.waiting ?? null;
  // What code or coins were refused for may have passed by the time the balance is read again.
  useEffect(() => {
    setLost(null);
    setCoinError(null);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [coins.dataUpdatedAt]);
  const { refetch, isFetching, error } = check;
  const { refetch: readCoins } = coins;
  const found = check.data?.discountAmount;
  const refused = wanted !== null && !own && error !== null;
  const discount = wanted === null || refused ? 0 : own ? order.discountAmount : (found ?? 0);
  const spend = useCoins && held !== undefined && held > COINS_TO_EXCEED;
  const all = spend ? breakdown(order.totalAmount, discount, held, true).coins : 0;
  const shares = useMemo(() => sharesOf(all), [all]);
  const share = shares.find((offered) => offered >= wish) ?? 100;
  const mostCoins = spend && share < 100 ? coinsOfShare(all, share) : undefined;
  const sum = useMemo(
    () => breakdown(order.totalAmount, discount, held ?? 0, spend, mostCoins),
    [order.totalAmount, discount, held, spend, mostCoins],
  );
  // The same model while nothing of it changed, so that a press elsewhere on the page does not draw it again.
  return useMemo(() => {
    const apply = (code: string): void => {
      setLost(null);
      if (code === wanted) void refetch();
      setWanted(code);
    };
    return {
      sum,
      share,
      shares,
      setShare,
      mostCoins,
      code: wanted !== null && !refused ? wanted : null,
      codeError: refused ? error.text : (lost?.text ?? null),
      unreached: refused && error.code === 'network',
      codeHolder: refused ? holderOf(error) : lost?.holder,
      checking: wanted !== null && !own && isFetching,
      apply,
      typed,
      setTyped: (next) => {
        setLost(null);
        setTyped(next);
        // Who writes another one has done with the one that was refused.
        if (refused && codeOf(next) !== wanted) setWanted(null);
      },
      applyTyped: () => {
        const code = codeOf(typed);
        // Nothing that was refused is tried again before it is changed.
        const waits =
          code !== '' && code !== wanted && lost === null && (wanted === null || refused);
        if (waits) apply(code);
        return waits;
      },
      drop: (reason) => {
        setLost(reason ?? null);
        setWanted(null);
        if (!reason) setTyped('');
      },
      coinsHeld: held,
      coinsHolder:
        waiting &&
        held !== undefined &&
        held <= COINS_TO_EXCEED &&
        held + waiting.coins > COINS_TO_EXCEED
          ? waiting
          : null,
      useCoins: spend,
      setUseCoins: (use, reason) => {
        setCoinError(reason ?? null);
        setCoins(use);
        // Another order may have taken them since; the answer says which one.
        if (reason) void readCoins();
      },
      coinError,
    };
  }, [
    sum,
    wanted,
    own,
    refused,
    spend,
    mostCoins,
    share,
    shares,
    lost,
    typed,
    coinError,
    held,
    waiting,
    error,
    isFetching,
    refetch,
    readCoins,
    setWanted,
    setTyped,
    setCoins,
    setShare,
  ]);
};

/** How many coins there are and what they take off, or why none can be used. */
const coinsHint = (
  { coinError, coinsHolder, coinsHeld: held = 0, share, useCoins, sum }: SavingsModel,
  offer: number,
  { t, text, locale }: Words,
): string => {
  if (coinError) return text(coinError);
  if (coinsHolder)
    return t('save.coinsHolder', {
      coins: groupDigits(coinsHolder.coins),
      time: hongKongTime(coinsHolder.holdExpiresAt),
    });
  if (held <= COINS_TO_EXCEED) return t('save.coinsFew', { held, count: COINS_TO_EXCEED + 1 });
  const payable = sum.payment + (useCoins ? sum.coinDiscount : 0);
  const capped = share === 100 && held * CENTS_PER_COIN > payable - SMALLEST_CHARGE_CENTS;
  return [
    t('save.coinsHint', {
      held: groupDigits(held),
      coins: groupDigits(offer),
      amount: formatMoney(offer * CENTS_PER_COIN),
    }),
    ...(capped ? [t('save.coinsLeast', { amount: formatMoney(SMALLEST_CHARGE_CENTS) })] : []),
  ].join(locale === 'zh-HK' ? '' : ' ');
};

/** How much of the coins is spent. */
const Shares = ({ model }: { readonly model: SavingsModel }): ReactElement => {
  const { t } = useTranslation();
  const [share, choose] = usePressed(model.share, model.setShare);
  return (
    <ChipGroup
      legend={t('save.share')}
      hideLegend
      className={styles.shares}
      value={String(share)}
      options={model.shares.map((offered) => ({ value: String(offered), label: `${offered}%` }))}
      onChange={(value) => choose(COIN_SHARES.find((offered) => String(offered) === value) ?? 100)}
    />
  );
};

/** Whether coins are spent, and how many; a plain reason when there are too few. */
const Coins = ({ model }: { readonly model: SavingsModel }): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const [on, turn] = usePressed(model.useCoins, (use) => model.setUseCoins(use));
  const held = model.coinsHeld ?? 0;
  const enough = held > COINS_TO_EXCEED;
  const offer = model.useCoins
    ? model.sum.coins
    : coinsToSpend(held, model.sum.payment - SMALLEST_CHARGE_CENTS).coins;
  const holder = model.coinsHolder;
  return (
    <div className={styles.coins}>
      <CoinMark size="l" />
      <Switch
        label={
          offer > 0 && enough ? t('save.coins', { coins: groupDigits(offer) }) : t('save.coinsNone')
        }
        hint={coinsHint(model, offer, words)}
        checked={on}
        disabled={!enough}
        onChange={turn}
      />
      {holder && <ToHolder orderNo={holder.orderNo} />}
      {model.useCoins && model.shares.length > 1 && <Shares model={model} />}
    </div>
  );
};

/** Coins and discount code, each with a plain reason when it cannot be used. */
export const Savings = memo(({ model }: { readonly model: SavingsModel }): ReactElement => {
  const { t } = useTranslation();
  return (
    <Panel title={t('save.title')}>
      {model.coinsHeld !== undefined && <Coins model={model} />}
      <CodeForm model={model} />
    </Panel>
  );
});
