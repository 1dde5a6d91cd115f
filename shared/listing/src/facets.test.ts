import { describe, expect, test } from '@jest/globals';
import { facetName, shownFacets, toggleFacet, type FacetNode } from './facets.ts';
import { facetChips, filterChip } from './filter-chips.ts';

const node = (id: string, count: number, children: readonly FacetNode[] = []): FacetNode => ({
  id,
  name: `Name ${id}`,
  count,
  children,
});
const TREE = [
  node('1', 5, [node('11', 3, [node('111', 2)]), node('12', 0)]),
  node('2', 0, [node('21', 0)]),
];
const STATE = {
  keyword: '',
  categoryIds: ['11', '9'],
  districtIds: [],
  sort: 'recommended',
  page: 3,
};

describe('the facets of a listing', () => {
  test('leave out what would find nothing, unless it or something below is chosen', () => {
    expect(shownFacets(TREE, []).map(({ id }) => id)).toEqual(['1']);
    expect(shownFacets(TREE, ['21']).map(({ id }) => id)).toEqual(['1', '2']);
  });

  test('are chosen instead of those above and below', () => {
    expect(toggleFacet(TREE, ['111', '2'], '1')).toEqual(['2', '1']);
    expect(toggleFacet(TREE, ['1', '2'], '111')).toEqual(['2', '111']);
  });

  test('are cleared alone', () => {
    expect(toggleFacet(TREE, ['11', '2'], '11')).toEqual(['2']);
  });

  test('have names at every level', () => {
    expect(facetName(TREE, '111')).toBe('Name 111');
    expect(facetName(TREE, '9')).toBeUndefined();
  });

  test('have a chip each, if they have a name', () => {
    expect(facetChips(STATE, 'categoryIds', (id) => facetName(TREE, id))).toEqual([
      {
        id: 'categoryIds-11',
        label: 'Name 11',
        without: { ...STATE, page: 1, categoryIds: ['9'] },
      },
    ]);
    expect(filterChip(STATE, 'price', undefined, {})).toEqual([]);
  });
});
