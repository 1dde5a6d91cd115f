import type { TreeNode } from './filter-tree.ts';
import type { SearchState } from './search-url.ts';

export interface FilterChip {
  readonly id: string;
  readonly label: string;
  /** The search without this filter. */
  readonly without: SearchState;
}

const nameIn = (nodes: readonly TreeNode[], id: string): string | undefined => {
  for (const node of nodes) {
    const found = node.id === id ? node.name : nameIn(node.children, id);
    if (found) return found;
  }
  return undefined;
};

/** The active filters, each with the search without it. Ids that no tree contains get no chip. */
export const filterChips = (
  state: SearchState,
  categories: readonly TreeNode[],
  districts: readonly TreeNode[],
  t: (key: string) => string,
): FilterChip[] => {
  const chipsOf = (key: 'categoryIds' | 'districtIds', nodes: readonly TreeNode[]): FilterChip[] =>
    state[key].flatMap((id) => {
      const label = nameIn(nodes, id);
      return label
        ? [
            {
              id: `${key}-${id}`,
              label,
              without: { ...state, page: 1, [key]: state[key].filter((each) => each !== id) },
            },
          ]
        : [];
    });
  const when = (['openNow', 'weekend'] as const).flatMap((key) =>
    state[key]
      ? [{ id: key, label: t(`search.${key}`), without: { ...state, page: 1, [key]: false } }]
      : [],
  );
  return [...chipsOf('categoryIds', categories), ...when, ...chipsOf('districtIds', districts)];
};
