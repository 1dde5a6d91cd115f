import { groupDigits } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Checkbox, chevronDownIcon, Icon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './filters.module.css';

/** A category or district with what is below it. */
export interface TreeNode {
  readonly id: string;
  readonly name: string;
  /** Undefined while it is not known. */
  readonly count: number | undefined;
  readonly children: readonly TreeNode[];
}
export interface FilterTreeProps {
  /** Name in the address. */
  readonly name: string;
  readonly nodes: readonly TreeNode[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

const containsChosen = (node: TreeNode, chosen: readonly string[]): boolean =>
  node.children.some((child) => chosen.includes(child.id) || containsChosen(child, chosen));

/** Choosing a node replaces what was chosen below it, which it holds already. */
const descendants = (node: TreeNode): string[] =>
  node.children.flatMap((child) => [child.id, ...descendants(child)]);

/** What would find something, or is chosen. */
export const shownNodes = (nodes: readonly TreeNode[], chosen: readonly string[]): TreeNode[] =>
  nodes.filter(
    (node) => node.count !== 0 || chosen.includes(node.id) || containsChosen(node, chosen),
  );

/** Boxes to tick, two levels and more: what is below a node unfolds. Those that would find nothing are left out. */
export const FilterTree = (props: FilterTreeProps): ReactElement => {
  const { name, nodes, chosen, onChange } = props;
  const { t } = useTranslation();
  return (
    <ul role="list">
      {shownNodes(nodes, chosen).map((node) => (
        <li key={node.id} className={styles.node}>
          <Checkbox
            name={name}
            value={node.id}
            label={node.name}
            count={node.count === undefined ? undefined : groupDigits(node.count)}
            checked={chosen.includes(node.id)}
            onChange={(event) =>
              onChange(
                event.target.checked
                  ? [...chosen.filter((id) => !descendants(node).includes(id)), node.id]
                  : chosen.filter((id) => id !== node.id),
              )
            }
          />
          {node.children.length > 0 && (
            <details className={styles.below} open={containsChosen(node, chosen)}>
              <summary>
                <span className="visually-hidden">{t('search.more', { name: node.name })}</span>
                <Icon d={chevronDownIcon} size="s" />
              </summary>
              <FilterTree {...props} nodes={node.children} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
};
