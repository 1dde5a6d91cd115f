import { withFilters, type ListingState } from './address.ts';

/** A filter that is on, and the search without it. */
export interface FilterChip<State> {
  readonly id: string;
  readonly label: string;
  readonly without: State;
}

/** One chip; nothing where there is no label for it. */
export const filterChip = <State extends ListingState>(
  state: State,
  id: string,
  label: string | undefined,
  change: Partial<State>,
): FilterChip<State>[] =>
  label === undefined ? [] : [{ id, label, without: withFilters(state, change) }];

/** A chip for each chosen category or district that has a name. */
export const facetChips = <State extends ListingState>(
  state: State,
  key: 'categoryIds' | 'districtIds',
  nameOf: (id: string) => string | undefined,
): FilterChip<State>[] =>
  state[key].flatMap((id) =>
    filterChip(state, `${key}-${id}`, nameOf(id), {
      [key]: state[key].filter((each) => each !== id),
    } as unknown as Partial<State>),
  );
