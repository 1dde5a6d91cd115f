import { links, localePath, PRICE_STEP, SCORE_STEPS } from '@tapnook/contracts';
import type { SearchCounts } from '@tapnook/contracts/api';
import { formatMoney, groupDigits, isDay } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Button, Checkbox, Chip, RangeField, Switch } from '@tapnook/ui';
import { useEffect, useEffectEvent, useState, type ReactElement, type ReactNode } from 'react';
import { DayField, DayFilter } from './day-filter.tsx';
import { FilterTree, shownNodes, type FilterTreeProps, type TreeNode } from './filter-tree.tsx';
import { searchParams, withFilters, type SearchState } from './search-params.ts';
import styles from './filters.module.css';

export interface FiltersProps {
  readonly state: SearchState;
  readonly onChange: (state: SearchState) => void;
  readonly categories: readonly TreeNode[];
  readonly districts: readonly TreeNode[];
  readonly counts: SearchCounts | undefined;
}

const Part = ({
  legend,
  children,
}: {
  readonly legend: string;
  readonly children: ReactNode;
}): ReactElement => (
  <fieldset className={styles.part}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

interface ToggleProps {
  /** What a form without script sends. */
  readonly name: string;
  readonly value: string | number;
  readonly selected: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}
/** A filter that is on or off; without script a button that sends the form with it. */
const Toggle = ({ name, value, selected, onClick, children }: ToggleProps): ReactElement => (
  <>
    <Chip className={styles.scripted} selected={selected} onClick={onClick}>
      {children}
    </Chip>
    <noscript>
      <Chip type="submit" name={name} value={value} data-on={selected || undefined}>
        {children}
      </Chip>
    </noscript>
  </>
);

const When = ({ state, onChange, counts }: FiltersProps): ReactElement => {
  const { t } = useTranslation();
  return (
    <Part legend={t('search.when')}>
      <div className={styles.chips}>
        <DayField value={state.bookableTime} />
        {(['today', 'tomorrow', 'weekend'] as const).map((word) => (
          <Toggle
            key={word}
            name="bookableTime"
            value={word}
            selected={state.bookableTime === word}
            onClick={() =>
              onChange(
                withFilters(state, {
                  bookableTime: state.bookableTime === word ? undefined : word,
                }),
              )
            }
          >
            {t(`search.whens.${word}`)}{' '}
            <span className="text-xs text-dim tabular">
              {counts?.days.find(({ value }) => value === word)?.count}
            </span>
          </Toggle>
        ))}
        <DayFilter
          value={state.bookableTime}
          onChange={(bookableTime) => onChange(withFilters(state, { bookableTime }))}
        />
      </div>
    </Part>
  );
};

const PRICE_PAUSE = 350;

const Prices = ({ state, onChange, counts }: FiltersProps): ReactElement | null => {
  const { t } = useTranslation();
  const most = counts?.priceScale ?? Math.ceil((state.highestPrice ?? 0) / PRICE_STEP) * PRICE_STEP;
  const isDearer = (counts?.highestPrice ?? 0) > most;
  const [range, setRange] = useState<[number, number]>();
  // The address follows the slider after a pause; the newest range decides, among the filters as they are then.
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
    if (!range) return;
    const timer = setTimeout(() => settle(range), PRICE_PAUSE);
    return () => clearTimeout(timer);
  }, [range]);
  if (most <= 0) return null;
  const [low, high] = range ?? [state.lowestPrice ?? 0, state.highestPrice ?? most];
  // On the slider's own steps, or the browser would move its handles there and take that for a choice. The handle that was not moved keeps its price.
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

const Ways = ({ state, onChange, counts }: FiltersProps): ReactElement => {
  const { t } = useTranslation();
  return (
    <Part legend={t('search.confirmation')}>
      {(['instant', 'confirm'] as const).map((way) => (
        <Checkbox
          key={way}
          name="orderCheckWay"
          value={way}
          label={t(`search.${way}`)}
          checked={state.orderCheckWay === way}
          count={countText(counts?.orderCheckWays.find(({ value }) => value === way)?.count)}
          onChange={(event) =>
            onChange(withFilters(state, { orderCheckWay: event.target.checked ? way : undefined }))
          }
        />
      ))}
    </Part>
  );
};
const countText = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : groupDigits(count);

const Scores = ({ state, onChange, counts }: FiltersProps): ReactElement => {
  const { t } = useTranslation();
  return (
    <Part legend={t('search.score')}>
      <div className={styles.chips}>
        {SCORE_STEPS.map((score) => (
          <Toggle
            key={score}
            name="lowestScore"
            value={score}
            selected={state.lowestScore === score}
            onClick={() =>
              onChange(
                withFilters(state, {
                  lowestScore: state.lowestScore === score ? undefined : score,
                }),
              )
            }
          >
            {t('search.scoreUp', { score })}{' '}
            <span className="text-xs text-dim tabular">
              {counts?.scores.find(({ value }) => value === score)?.count}
            </span>
          </Toggle>
        ))}
      </div>
    </Part>
  );
};

/** A tree under its legend; nothing at all where none of it would find anything. */
const Tree = ({
  legend,
  ...tree
}: FilterTreeProps & { readonly legend: string }): ReactElement | null =>
  shownNodes(tree.nodes, tree.chosen).length === 0 ? null : (
    <Part legend={legend}>
      <FilterTree {...tree} />
    </Part>
  );

/** Every filter of a search. A plain form of its own address without script. */
export const Filters = (props: FiltersProps): ReactElement => {
  const { t, locale } = useTranslation();
  const { state, onChange, categories, districts } = props;
  // What no field of the form says without script; a day has its field.
  const hiddenParams = searchParams(
    state.bookableTime && isDay(state.bookableTime) ? { ...state, bookableTime: undefined } : state,
  );
  const unscripted = (
    <noscript>
      <Button type="submit">{t('search.apply')}</Button>
    </noscript>
  );
  return (
    <form
      className={styles.filters}
      action={localePath(locale, links.search())}
      aria-label={t('search.filters')}
      onSubmit={(event) => event.preventDefault()}
    >
      {unscripted}
      {(
        [
          'keyword',
          'bookableTime',
          'lowestPrice',
          'highestPrice',
          'lowestScore',
          'rootCategoryId',
          'productListId',
          'campaignId',
          'showBanner',
          'sort',
        ] as const
      ).map(
        (name) =>
          hiddenParams[name] && (
            <input key={name} type="hidden" name={name} value={String(hiddenParams[name])} />
          ),
      )}
      {state.searchList.map((word) => (
        <input key={word} type="hidden" name="searchList" value={word} />
      ))}
      <When {...props} />
      <Prices {...props} />
      <Tree
        legend={t('search.category')}
        name="categoryId"
        nodes={categories}
        chosen={state.categoryIds}
        onChange={(categoryIds) => onChange(withFilters(state, { categoryIds }))}
      />
      <Tree
        legend={t('search.district')}
        name="districtId"
        nodes={districts}
        chosen={state.districtIds}
        onChange={(districtIds) => onChange(withFilters(state, { districtIds }))}
      />
      <Ways {...props} />
      <Scores {...props} />
      <div className={styles.part}>
        <Switch
          label={t('search.coupons')}
          name="isCashCouponProduct"
          value="true"
          checked={state.isCashCouponProduct}
          onChange={(isCashCouponProduct) =>
            onChange(
              withFilters(state, {
                isCashCouponProduct,
                showBanner: isCashCouponProduct && state.showBanner,
              }),
            )
          }
        />
      </div>
      {unscripted}
    </form>
  );
};
