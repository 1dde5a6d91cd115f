import { groupDigits } from '@tapnook/kernel';
import { FilterGroup, withFilters } from '@tapnook/listing';
import { useTranslation } from '@tapnook/platform';
import { Checkbox } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { FiltersProps } from './filter-group.tsx';

export const ConfirmationFilter = ({ state, onChange, counts }: FiltersProps): ReactElement => {
  const { t } = useTranslation();
  return (
    <FilterGroup legend={t('search.confirmation')}>
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
    </FilterGroup>
  );
};

const countText = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : groupDigits(count);
