import { groupDigits } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Button, Checkbox } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { TreeNode } from './filter-tree.ts';
import type { SearchState } from './search-url.ts';
import styles from './filters.module.css';

interface FilterTreeProps {
  /** Name of the search parameter. */
  readonly name: string;
  readonly nodes: readonly TreeNode[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

const descendants = (node: TreeNode): string[] =>
  node.children.flatMap((child) => [child.id, ...descendants(child)]);
const isOpen = (node: TreeNode, chosen: readonly string[]): boolean =>
  [node.id, ...descendants(node)].some((id) => chosen.includes(id));
/** Nodes that would find a merchant or are selected. */
const visibleNodes = (nodes: readonly TreeNode[], chosen: readonly string[]): TreeNode[] =>
  nodes.filter((node) => node.count > 0 || isOpen(node, chosen));

/**
 * A tree of checkboxes; a selected node unfolds its children. Selecting a node replaces its
 * ancestors and descendants, because the wider one includes the narrower.
 */
const FilterTree = ({ name, nodes, chosen, onChange }: FilterTreeProps): ReactElement => (
  <ul role="list">
    {visibleNodes(nodes, chosen).map((node) => (
      <li key={node.id}>
        <Checkbox
          name={name}
          value={node.id}
          label={node.name}
          count={groupDigits(node.count)}
          checked={chosen.includes(node.id)}
          onChange={(event) =>
            onChange(
              event.target.checked
                ? [...chosen.filter((id) => !descendants(node).includes(id)), node.id]
                : chosen.filter((id) => id !== node.id),
            )
          }
        />
        {isOpen(node, chosen) && visibleNodes(node.children, chosen).length > 0 && (
          <div className={styles.children}>
            <FilterTree
              name={name}
              nodes={node.children}
              chosen={chosen}
              onChange={(next) =>
                onChange(
                  next.some((id) => !chosen.includes(id))
                    ? next.filter((id) => id !== node.id)
                    : next,
                )
              }
            />
          </div>
        )}
      </li>
    ))}
  </ul>
);

export interface FiltersProps {
  readonly state: SearchState;
  readonly categories: readonly TreeNode[];
  readonly districts: readonly TreeNode[];
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
      {visibleNodes(categories, state.categoryIds).length > 0 && (
        <fieldset className={styles.group}>
          <legend>{t('search.what')}</legend>
          <FilterTree
            name="categoryId"
            nodes={categories}
            chosen={state.categoryIds}
            onChange={(categoryIds) => onChange({ ...state, page: 1, categoryIds })}
          />
        </fieldset>
      )}
      <fieldset className={styles.group}>
        <legend>{t('search.when')}</legend>
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
      </fieldset>
      {visibleNodes(districts, state.districtIds).length > 0 && (
        <fieldset className={styles.group}>
          <legend>{t('search.where')}</legend>
          <FilterTree
            name="districtId"
            nodes={districts}
            chosen={state.districtIds}
            onChange={(districtIds) => onChange({ ...state, page: 1, districtIds })}
          />
        </fieldset>
      )}
      <noscript>
        <Button type="submit">{t('search.apply')}</Button>
      </noscript>
    </form>
  );
};
