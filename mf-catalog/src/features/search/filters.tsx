import { links, localePath } from '@tapnook/contracts';
import { isDay } from '@tapnook/kernel';
import { FacetTree, withFilters } from '@tapnook/listing';
import { useTranslation } from '@tapnook/platform';
import { Button, Switch } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { ConfirmationFilter } from './confirmation-filter.tsx';
import { DatePresets } from './date-presets.tsx';
import type { FiltersProps } from './filter-group.tsx';
import { PriceFilter } from './price-filter.tsx';
import { ScoreFilter } from './score-filter.tsx';
import { searchParams } from './search-params.ts';
import styles from './filters.module.css';

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
      <DatePresets {...props} />
      <PriceFilter {...props} />
      <FacetTree
        legend={t('search.category')}
        name="categoryId"
        nodes={categories}
        chosen={state.categoryIds}
        onChange={(categoryIds) => onChange(withFilters(state, { categoryIds }))}
      />
      <FacetTree
        legend={t('search.district')}
        name="districtId"
        nodes={districts}
        chosen={state.districtIds}
        onChange={(districtIds) => onChange(withFilters(state, { districtIds }))}
      />
      <ConfirmationFilter {...props} />
      <ScoreFilter {...props} />
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
