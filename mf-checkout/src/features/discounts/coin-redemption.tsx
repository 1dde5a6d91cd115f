import {
  CENTS_PER_COIN,
  COIN_SHARES,
  COINS_TO_EXCEED,
  coinsToSpend,
  formatMoney,
  groupDigits,
  hongKongTime,
  SMALLEST_CHARGE_CENTS,
} from '@tapnook/kernel';
import { useTranslation, type Words } from '@tapnook/platform';
import { ChipGroup, CoinMark, Switch, usePressed } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { UnpaidOrderLink } from '../../shared/components/unpaid-order-link.tsx';
import type { DiscountsModel } from './use-discounts.ts';
import styles from '../../shared/components/checkout.module.css';

/** The balance and what it takes off, or why it cannot be used. */
const coinsHint = (
  { coinError, coinsHolder, coinsHeld: held = 0, share, useCoins, sum }: DiscountsModel,
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

/** How large a share of the coins is spent. */
const ShareChoice = ({ model }: { readonly model: DiscountsModel }): ReactElement => {
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

/** Switch and share of the coins, with the reason when there are too few. */
export const CoinRedemption = ({ model }: { readonly model: DiscountsModel }): ReactElement => {
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
      {holder && <UnpaidOrderLink orderNo={holder.orderNo} />}
      {model.useCoins && model.shares.length > 1 && <ShareChoice model={model} />}
    </div>
  );
};
