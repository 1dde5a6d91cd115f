import { groupDigits } from '@tapnook/kernel';
import { FacetTree, FilterGroup, type FacetNode } from '@tapnook/listing';
import { useTranslation } from '@tapnook/platform';
import { Button, Checkbox } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { SearchState } from './search-url.ts';
import styles from './filters.module.css';

export interface FiltersProps {
  readonly state: SearchState;
  readonly categories: readonly FacetNode[];
  readonly districts: readonly FacetNode[];
  /** Numbers of merchants open now and free this weekend; undefined until loaded. */
  readonly when: { readonly openNow: number; readonly weekend: number } | undefined;
  readonly onChange: (state: SearchState) => void;
}

/**
 * Filters by category, time and district. Without scripts it is a plain form that produces the same
 * URL.
 */
export const Filters = ({
  state,
  categories,
  districts,
  when,
  onChange,
}: FiltersProps): ReactElement => {
  const { t } = useTranslation();
  return (
    <form className={styles.filters} method="get">
      {state.keyword && <input type="hidden" name="keyword" value={state.keyword} />}
      <FacetTree
        legend={t('search.what')}
        name="categoryId"
        nodes={categories}
        chosen={state.categoryIds}
        onChange={(categoryIds) => onChange({ ...state, page: 1, categoryIds })}
      />
      <FilterGroup legend={t('search.when')}>
        <ul role="list">
          <li>
            <Checkbox
              name="openNow"
              value="true"
              label={t('search.openNow')}
              count={when && groupDigits(when.openNow)}
              checked={state.openNow}
              onChange={(event) => onChange({ ...state, page: 1, openNow: event.target.checked })}
            />
          </li>
          <li>
            <Checkbox
              name="bookableTime"
              value="weekend"
              label={t('search.weekend')}
              count={when && groupDigits(when.weekend)}
              checked={state.weekend}
              onChange={(event) => onChange({ ...state, page: 1, weekend: event.target.checked })}
            />
          </li>
        </ul>
      </FilterGroup>
      <FacetTree
        legend={t('search.where')}
        name="districtId"
        nodes={districts}
        chosen={state.districtIds}
        onChange={(districtIds) => onChange({ ...state, page: 1, districtIds })}
      />
      <noscript>
        <Button type="submit">{t('search.apply')}</Button>
      </noscript>
    </form>
  );
};
