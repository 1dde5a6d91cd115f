import { typedLine } from '@tapnook/kernel';

/** What every listing holds in its address. */
export interface ListingState {
  readonly keyword: string;
  readonly categoryIds: readonly string[];
  readonly districtIds: readonly string[];
  readonly sort: string;
  /** From 1. */
  readonly page: number;
}

const ID = /^[1-9]\d{0,14}$/;
const MAX_KEYWORD_LENGTH = 100;
const MAX_IDS = 50;
const MAX_PAGES = 10_000;

/** One id of the address; nothing for what is none. */
export const readId = (value: string | null): string | undefined =>
  value && ID.test(value) ? value : undefined;

/** Ids of one parameter, given once each or several at a time. */
export const readIds = (search: URLSearchParams, name: string): string[] =>
  [...new Set(search.getAll(name).flatMap((value) => value.split(',')))]
    .filter((value) => ID.test(value))
    .slice(0, MAX_IDS);

/** Typed words, shortened without cutting a character in two. */
export const readKeyword = (value: string | null): string =>
  typedLine(value ?? '')
    .slice(0, MAX_KEYWORD_LENGTH)
    .replace(/[\ud800-\udbff]$/, '');

/**
 * Reads the common fields of a listing back; malformed ones are left out. The first order is the
 * default.
 */
export const readListing = <Sort extends string>(
  search: URLSearchParams,
  sorts: readonly [Sort, ...Sort[]],
): ListingState & { readonly sort: Sort } => {
  const page = Number(search.get('page'));
  const sort = search.get('sort');
  return {
    keyword: readKeyword(search.get('keyword')),
    categoryIds: readIds(search, 'categoryId'),
    districtIds: readIds(search, 'districtId'),
    sort: sorts.find((known) => known === sort) ?? sorts[0],
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGES ? page : 1,
  };
};

/** The same as parameters of a link; what is at its default is left out. */
export const listingParams = <State extends ListingState>({
  keyword,
  categoryIds,
  districtIds,
  sort,
  page,
}: State) => ({
  keyword: keyword || undefined,
  categoryId: categoryIds,
  districtId: districtIds,
  sort: sort === 'recommended' ? undefined : (sort as Exclude<State['sort'], 'recommended'>),
  page: page > 1 ? page : undefined,
});

/** A change of filters begins at the first page again. */
export const withFilters = <State extends ListingState>(
  state: State,
  change: Partial<State>,
): State => ({ ...state, page: 1, ...change });

/** The query of a path, as the router takes it. */
export const queryOf = (path: string): URLSearchParams =>
  new URLSearchParams(path.split('?')[1] ?? '');
