import { groupDigits } from '@tapnook/kernel';
import { Button, Checkbox } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useWords } from '../../street/use-words.ts';
import styles from './filters.module.css';
import type { SearchState } from './search-address.ts';
import type { TreeNode } from './tree-nodes.ts';

interface FilterTreeProps {
  /** Name in the address. */
  readonly name: string;
  readonly nodes: readonly TreeNode[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

const holdsChosen = (node: TreeNode, chosen: readonly string[]): boolean => node.children.some((child) => chosen.includes(child.id) || holdsChosen(child, chosen));
const descendants = (node: TreeNode): string[] => node.children.flatMap((child) => [child.id, ...descendants(child)]);

/** Boxes to tick; what is below a node unfolds. Choosing a node replaces what was chosen below it, which it holds already. */
const FilterTree = (props: FilterTreeProps): ReactElement => {
  const { name, nodes, chosen, onChange } = props;
  const { t } = useWords();
  const shown = nodes.filter((node) => node.count > 0 || chosen.includes(node.id) || holdsChosen(node, chosen));
  return (
    <ul role="list">
      {shown.map((node) => (
        <li key={node.id}>
          <Checkbox
            name={name} value={node.id} label={node.name} count={groupDigits(node.count)} checked={chosen.includes(node.id)}
            onChange={(event) => onChange(event.target.checked ? [...chosen.filter((id) => !descendants(node).includes(id)), node.id] : chosen.filter((id) => id !== node.id))}
          />
          {node.children.some(({ count }) => count > 0) && (
            <details className={styles.below} open={holdsChosen(node, chosen)}>
              <summary>{t('search.within', { name: node.name })}</summary>
              <FilterTree {...props} nodes={node.children} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
};

export interface FiltersProps {
  readonly state: SearchState;
  readonly categories: readonly TreeNode[];
  readonly districts: readonly TreeNode[];
  readonly onChange: (state: SearchState) => void;
}

/** What they do and where. A plain form without scripts: its boxes make the same address. */
export const Filters = ({ state, categories, districts, onChange }: FiltersProps): ReactElement => {
  const { t } = useWords();
  return (
    <form className={styles.filters} method="get">
      {state.keyword && <input type="hidden" name="keyword" value={state.keyword} />}
      <fieldset className={styles.part}>
        <legend>{t('search.what')}</legend>
        <FilterTree name="categoryId" nodes={categories} chosen={state.categoryIds} onChange={(categoryIds) => onChange({ ...state, page: 1, categoryIds })} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('search.where')}</legend>
        <FilterTree name="districtId" nodes={districts} chosen={state.districtIds} onChange={(districtIds) => onChange({ ...state, page: 1, districtIds })} />
      </fieldset>
      <noscript>
        <Button type="submit">{t('search.apply')}</Button>
      </noscript>
    </form>
  );
};
