import { PRICE_STEP } from '@tapnook/contracts';
import { formatMoney } from '@tapnook/kernel';
import { withFilters } from '@tapnook/listing';
import { useTranslation } from '@tapnook/platform';
import { RangeField } from '@tapnook/ui';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import type { FiltersProps } from './filter-group.tsx';
import styles from './filters.module.css';

const PRICE_PAUSE = 350;

export const PriceFilter = ({ state, onChange, counts }: FiltersProps): ReactElement | null => {
  const { t } = useTranslation();
  const most = counts?.priceScale ?? Math.ceil((state.highestPrice ?? 0) / PRICE_STEP) * PRICE_STEP;
  const isDearer = (counts?.highestPrice ?? 0) > most;
  const [range, setRange] = useState<[number, number]>();
  // The address follows the slider after a pause; the newest range decides, among the filters as
  // they are then.
  const settle = useEffectEvent(([low, high]: [number, number]) => {
    setRange(undefined);
    onChange(
      withFilters(state, {
        lowestPrice: low > 0 ? low : undefined,
        highestPrice: high >= most ? undefined : high,
      }),
    );
  });
  useEffect(() => {
    if (!range) return undefined;
    const timer = setTimeout(() => settle(range), PRICE_PAUSE);
    return () => clearTimeout(timer);
  }, [range]);
  if (most <= 0) return null;
  const [low, high] = range ?? [state.lowestPrice ?? 0, state.highestPrice ?? most];
  // On the slider's own steps, or the browser would move its handles there and take that for a
  // choice. The handle that was not moved keeps its price.
  const [from, to] = [
    Math.min(Math.floor(low / PRICE_STEP) * PRICE_STEP, most),
    Math.min(Math.ceil(high / PRICE_STEP) * PRICE_STEP, most),
  ];
  const move = ([lower, upper]: [number, number]): void =>
    setRange([
      lower === from ? low : Math.min(lower, high),
      upper === to ? high : Math.max(upper, low),
    ]);
  return (
    <div className={`${styles.part} ${styles.scripted}`}>
      <RangeField
        legend={t('search.price')}
        min={0}
        max={most}
        step={PRICE_STEP}
        value={[from, to]}
        onChange={move}
        bars={counts?.priceBars}
        lowLabel={t('search.lowest')}
        highLabel={t('search.highest')}
        lowText={formatMoney(low)}
        highText={
          isDearer && high === most
            ? t('search.priceUp', { price: formatMoney(most) })
            : formatMoney(high)
        }
      />
    </div>
  );
};
