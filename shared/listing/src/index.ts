export {
  listingParams,
  queryOf,
  readId,
  readIds,
  readKeyword,
  readListing,
  withFilters,
  type ListingState,
} from './address.ts';
export { FacetTree, FilterGroup } from './facet-tree.tsx';
export { facetName, type FacetNode } from './facets.ts';
export { facetChips, filterChip, type FilterChip } from './filter-chips.ts';
export { Listing, type ListingProps } from './listing.tsx';
export { ListingHeader, type ListingHeaderProps } from './listing-header.tsx';
export { ListingResults, type ListingResultsProps } from './listing-results.tsx';
