import { groupDigits } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Checkbox, chevronDownIcon, Icon } from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import { containsChosen, shownFacets, toggleFacet, type FacetNode } from './facets.ts';
import styles from './facets.module.css';

/** One filter under its legend. */
export const FilterGroup = ({
  legend,
  children,
}: {
  readonly legend: string;
  readonly children: ReactNode;
}): ReactElement => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

interface FacetTreeProps {
  /** Name of the parameter in the address. */
  readonly name: string;
  readonly nodes: readonly FacetNode[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

const Level = ({
  name,
  nodes,
  chosen,
  onToggle,
}: Omit<FacetTreeProps, 'onChange'> & {
  readonly onToggle: (id: string) => void;
}): ReactElement => {
  const { t } = useTranslation();
  return (
    <ul role="list">
      {shownFacets(nodes, chosen).map((node) => (
        <li key={node.id} className={styles.node}>
          <Checkbox
            name={name}
            value={node.id}
            label={node.name}
            count={node.count === undefined ? undefined : groupDigits(node.count)}
            checked={chosen.includes(node.id)}
            onChange={() => onToggle(node.id)}
          />
          {shownFacets(node.children, chosen).length > 0 && (
            <details className={styles.below} open={containsChosen(node, chosen)}>
              <summary>
                <span className="visually-hidden">{t('search.more', { name: node.name })}</span>
                <Icon d={chevronDownIcon} size="s" />
              </summary>
              <Level name={name} nodes={node.children} chosen={chosen} onToggle={onToggle} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
};

/**
 * A tree of boxes to tick under its legend; what is below a node unfolds. Those that would find
 * nothing are left out, and nothing at all is shown where none would.
 */
export const FacetTree = ({
  legend,
  onChange,
  ...tree
}: FacetTreeProps & { readonly legend: string }): ReactElement | null =>
  shownFacets(tree.nodes, tree.chosen).length === 0 ? null : (
    <FilterGroup legend={legend}>
      <Level {...tree} onToggle={(id) => onChange(toggleFacet(tree.nodes, tree.chosen, id))} />
    </FilterGroup>
  );
