import {
  facetChips,
  facetName,
  filterChip,
  type FacetNode,
  type FilterChip,
} from '@tapnook/listing';
import type { Words } from '@tapnook/platform';
import type { SearchState } from './search-url.ts';

/** The active filters, each with the search without it. Ids that no tree contains get no chip. */
export const filterChips = (
  state: SearchState,
  categories: readonly FacetNode[],
  districts: readonly FacetNode[],
  t: Words['t'],
): FilterChip<SearchState>[] => [
  ...facetChips(state, 'categoryIds', (id) => facetName(categories, id)),
  ...(['openNow', 'weekend'] as const).flatMap((key) =>
    filterChip(state, key, state[key] ? t(`search.${key}`) : undefined, { [key]: false }),
  ),
  ...facetChips(state, 'districtIds', (id) => facetName(districts, id)),
];
