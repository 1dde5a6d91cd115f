import { checkDiscount, checkTapCoin } from '@tapnook/contracts/calls';
import { links, type LocalisedText } from '@tapnook/contracts';
import { breakdown, COIN_SHARES, COINS_TO_EXCEED, CENTS_PER_COIN, coinsOfShare, coinsToSpend, formatMoney, groupDigits, hongKongTime, required, SMALLEST_CHARGE_CENTS, type Breakdown, type CoinShare } from '@tapnook/kernel';
import { AppLink, useCall, useWords, type CallData, type Words } from '@tapnook/platform';
import { Button, ChipGroup, CoinMark, Icon, Panel, Switch, TextField, checkIcon } from '@tapnook/ui';
import { memo, useEffect, useMemo, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { codeDraft, useKept, useWish } from '../../counter/kept.ts';
import type { Order } from '../../counter/order.ts';
import styles from './checkout.module.css';
import { holderOf } from './pay-order.ts';

/** Why a code does not count; `holder` is the shopper's own unpaid order that has it. */
interface CodeRefusal {
  readonly text: LocalisedText;
  readonly holder: string | undefined;
}
const QUIET = ['20627', '20714', '10102', '10405', '10429', '10500', '10503', 'network'] as const;
export const CODE_FIELD_ID = 'co-code';

export interface SavingsModel {
  readonly sum: Breakdown;
  /** The code that counts now, and what is wrong with the one that was tried. */
  readonly code: string | null;
  readonly codeError: LocalisedText | null;
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
  /** How much of what the order could take is spent, and what that comes to; undefined is as many as help. */
  readonly share: CoinShare;
  readonly setShare: (share: CoinShare) => void;
  readonly mostCoins: number | undefined;
}

const codeOf = (typed: string): string => typed.trim().toUpperCase();

/** Code and coins as wanted, with the sum they give. The server reserves them anew at each confirmation. */
export const useSavings = (order: Order): SavingsModel => {
  const [wanted, setWanted] = useWish<string | null>(order, 'code', () => order.discountCode);
  const [typed, setTyped] = useKept<string>(codeDraft(order.productId), () => '');
  const [useCoins, setCoins] = useWish<boolean>(order, 'coins', () => order.usedTapCoin > 0);
  const [share, setShare] = useWish<CoinShare>(order, 'share', () => 100);
  const [lost, setLost] = useState<CodeRefusal | null>(null);
  const [coinError, setCoinError] = useState<LocalisedText | null>(null);
  // What this order holds already is not asked again: it would count as used.
  const own = wanted !== null && wanted === order.discountCode;
  const check = useCall(checkDiscount, { body: { code: wanted ?? '-', productId: order.productId, amount: order.totalAmount, orderNo: order.orderNo } }, { enabled: wanted !== null && !own, handles: QUIET, refreshOnReturn: true });
  const coins = useCall(checkTapCoin, { body: { productId: order.productId, amount: order.totalAmount, orderNo: order.orderNo } }, { handles: QUIET, staleTime: 0, refreshOnReturn: true });
  const held = coins.data && coins.data.balance + coins.data.orderCoins;
  const waiting = coins.data?.waiting ?? null;
  // What code or coins were refused for may have passed by the time the balance is read again.
  useEffect(() => {
    setLost(null);
    setCoinError(null);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [coins.dataUpdatedAt]);
  const { refetch, isFetching, error } = check;
  const found = check.data?.discountAmount;
  const refused = wanted !== null && !own && error !== null;
  const discount = wanted === null || refused ? 0 : own ? order.discountAmount : (found ?? 0);
  const spend = useCoins && held !== undefined && held > COINS_TO_EXCEED;
  const mostCoins = spend && share < 100 ? coinsOfShare(breakdown(order.totalAmount, discount, held, true).coins, share) : undefined;
  const sum = useMemo(() => breakdown(order.totalAmount, discount, held ?? 0, spend, mostCoins), [order.totalAmount, discount, held, spend, mostCoins]);
  // The same model while nothing of it changed, so that a press elsewhere on the page does not draw it again.
  return useMemo(() => {
    const apply = (code: string): void => {
      setLost(null);
      if (code === wanted) void refetch();
      setWanted(code);
    };
    return {
      sum,
      share, setShare, mostCoins,
      code: wanted !== null && !refused ? wanted : null,
      codeError: refused ? error.text : (lost?.text ?? null),
      codeHolder: refused ? holderOf(error) : lost?.holder,
      checking: wanted !== null && !own && isFetching,
      apply,
      typed,
      setTyped: (next) => {
        setLost(null);
        setTyped(next);
      },
      applyTyped: () => {
        const code = codeOf(typed);
        // Nothing that was refused is tried again before it is changed.
        const waits = code !== '' && code !== wanted && lost === null && (wanted === null || refused);
        if (waits) apply(code);
        return waits;
      },
      drop: (reason) => {
        setLost(reason ?? null);
        setWanted(null);
        if (!reason) setTyped('');
      },
      coinsHeld: held,
      coinsHolder: waiting && held !== undefined && held <= COINS_TO_EXCEED && held + waiting.coins > COINS_TO_EXCEED ? waiting : null,
      useCoins: spend,
      setUseCoins: (use, reason) => {
        setCoinError(reason ?? null);
        setCoins(use);
      },
      coinError,
    };
  }, [sum, wanted, own, refused, spend, mostCoins, share, lost, typed, coinError, held, waiting, error, isFetching, refetch, setWanted, setTyped, setCoins, setShare]);
};

/** The way to the unpaid order that has the code or the coins. */
const ToHolder = ({ orderNo }: { readonly orderNo: string }): ReactElement => {
  const { t } = useWords();
  return <AppLink to={links.checkoutOrder(orderNo)} className="link sm">{t('ownHold.pay')}</AppLink>;
};

const CodeForm = ({ model }: { readonly model: SavingsModel }): ReactElement => {
  const { t, text } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  // On a phone the bar for paying may lie over what is said below the field.
  useEffect(() => {
    if (model.codeError) field.current?.form?.scrollIntoView?.({ block: 'nearest' });
  }, [model.codeError]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = codeOf(model.typed);
    setMissing(code === '');
    if (code) return model.apply(code);
    return field.current?.focus();
  };
  if (model.code && !model.checking && !model.codeError) {
    return (
      <div className={styles.applied}>
        <p role="status"><Icon d={checkIcon} size="s" />{t('save.applied', { code: model.code, amount: formatMoney(model.sum.discount) })}</p>
        <Button tone="ghost" size="s" onClick={() => model.drop()}>{t('save.remove')}</Button>
      </div>
    );
  }
  return (
    <form className={styles.codeForm} onSubmit={submit} noValidate>
      <TextField id={CODE_FIELD_ID} label={t('save.code')} ref={field} value={model.typed} error={text((missing && required(model.typed)?.text) || model.codeError) || undefined} onChange={(event) => model.setTyped(event.target.value)} autoCapitalize="characters" autoComplete="off" spellCheck={false} maxLength={40} />
      <Button type="submit" tone="outline" busy={model.checking}>{t('save.apply')}</Button>
      {model.codeHolder && <ToHolder orderNo={model.codeHolder} />}
    </form>
  );
};

/** How many coins there are and what they take off, or why none can be used. */
const coinsHint = ({ coinError, coinsHolder, coinsHeld: held = 0, share, useCoins, sum }: SavingsModel, offer: number, { t, text, locale }: Words): string => {
  if (coinError) return text(coinError);
  if (coinsHolder) return t('save.coinsHolder', { coins: groupDigits(coinsHolder.coins), time: hongKongTime(coinsHolder.holdExpiresAt) });
  if (held <= COINS_TO_EXCEED) return t('save.coinsFew', { held, count: COINS_TO_EXCEED + 1 });
  const payable = sum.payment + (useCoins ? sum.coinDiscount : 0);
  const capped = share === 100 && held * CENTS_PER_COIN > payable - SMALLEST_CHARGE_CENTS;
  return [t('save.coinsHint', { held: groupDigits(held), coins: groupDigits(offer), amount: formatMoney(offer * CENTS_PER_COIN) }), ...(capped ? [t('save.coinsLeast', { amount: formatMoney(SMALLEST_CHARGE_CENTS) })] : [])].join(locale === 'zh-HK' ? '' : ' ');
};

/** Coins and discount code, each with a plain reason when it cannot be used. */
export const Savings = memo(({ model }: { readonly model: SavingsModel }): ReactElement => {
  const words = useWords();
  const { t } = words;
  const held = model.coinsHeld ?? 0;
  const enough = held > COINS_TO_EXCEED;
  const offer = model.useCoins ? model.sum.coins : coinsToSpend(held, model.sum.payment - SMALLEST_CHARGE_CENTS).coins;
  const holder = model.coinsHolder;
  return (
    <Panel title={t('save.title')}>
      {model.coinsHeld !== undefined && (
        <div className={styles.coins}>
          <CoinMark size="l" />
          <Switch label={offer > 0 && enough ? t('save.coins', { coins: groupDigits(offer) }) : t('save.coinsNone')} hint={coinsHint(model, offer, words)} checked={model.useCoins} disabled={!enough} onChange={(use) => model.setUseCoins(use)} />
          {holder && <ToHolder orderNo={holder.orderNo} />}
          {model.useCoins && (
            <ChipGroup
              legend={t('save.share')} hideLegend className={styles.shares} value={String(model.share)} options={COIN_SHARES.map((share) => ({ value: String(share), label: `${share}%` }))}
              onChange={(value) => model.setShare(COIN_SHARES.find((share) => String(share) === value) ?? 100)}
            />
          )}
        </div>
      )}
      <CodeForm model={model} />
    </Panel>
  );
});
