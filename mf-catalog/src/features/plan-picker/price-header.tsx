import { coinsForPurchase, formatMoney, formatUsd, groupDigits } from '@tapnook/kernel';
import { useClock, useTranslation } from '@tapnook/platform';
import { CoinMark, Countdown, Price, Tag } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { fromLabel } from '../../shared/components/card-price.tsx';
import type { PickerProps } from './buy-button.tsx';
import styles from './plan-picker.module.css';

/** What is left of the whole product is said from here down. */
const FEW_UNITS = 20;

export const UnitPrice = ({
  picker,
  size,
}: PickerProps & { readonly size?: 'l' }): ReactElement | null => {
  const { t, locale } = useTranslation();
  const { unit, busy, isLeast } = picker;
  if (!unit) return null;
  return (
    <Price
      size={size}
      {...fromLabel(locale, isLeast ? t('card.from') : undefined)}
      amount={formatMoney(unit.pay)}
      usd={formatUsd(unit.pay)}
      was={unit.was === undefined ? undefined : formatMoney(unit.was)}
      wasWord={t('card.was')}
      stale={busy.day || busy.calendar}
    />
  );
};

const LimitedPrice = ({ picker }: PickerProps): ReactElement | null => {
  const { t, locale } = useTranslation();
  const { now, offsetMs } = useClock();
  const ends = picker.selection.plan?.limitedTimePrice
    ? picker.selection.plan.limitedTimePriceEndTime
    : null;
  if (!ends) return null;
  return (
    <p className={styles.limited}>
      <span>{t('picker.limited')}</span>{' '}
      <Countdown
        endsAt={ends}
        offsetMs={offsetMs}
        initialNow={now}
        label={t('picker.limited')}
        locale={locale}
      />
    </p>
  );
};

export const PriceHeader = ({ picker }: PickerProps): ReactElement => {
  const { t } = useTranslation();
  const { unit, total, product, isLeast, selection } = picker;
  const most = Math.max(
    total ?? unit?.pay ?? 0,
    isLeast && !selection.date ? (selection.plan?.highestPrice.HKD ?? 0) * selection.quantity : 0,
  );
  const coins = product.isCompleteRewardCoin
    ? coinsForPurchase(most, product.completeRewardCoinRatio)
    : 0;
  const left = product.inventory.unlimited ? null : product.inventory.remainingQuota;
  const off = unit?.was ? Math.round((1 - unit.pay / unit.was) * 100) : 0;
  return (
    <div className={styles.head}>
      <div className="row space-between flex-wrap">
        <UnitPrice picker={picker} size="l" />
        {off > 0 && <Tag tone="hot">{t('picker.off', { percent: off })}</Tag>}
      </div>
      <LimitedPrice picker={picker} />
      {left !== null && left <= FEW_UNITS && (
        <p className={styles.limited}>{t('picker.left', { count: left })}</p>
      )}
      {coins > 0 && (
        <p className={styles.coins}>
          <CoinMark size="s" />
          <span>{t('picker.coins', { coins: groupDigits(coins) })}</span>
        </p>
      )}
    </div>
  );
};
