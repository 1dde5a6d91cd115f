import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { chevronDownIcon } from '../icon/icons.ts';
import styles from './accordion.module.css';

export interface AccordionProps {
  readonly items: readonly {
    readonly id: string;
    readonly title: ReactNode;
    readonly body: ReactNode;
    readonly open?: boolean | undefined;
  }[];
  /** Opening one closes the others. */
  readonly exclusive?: boolean | undefined;
}

/**
 * Questions that open in place: native disclosure, so that they work without script and are found
 * by the browser's search.
 */
export const Accordion = ({ items, exclusive }: AccordionProps) => {
  const name = useId();
  return (
    <div>
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          className={styles.item}
          name={exclusive ? name : undefined}
          open={item.open}
        >
          <summary>
            <span>{item.title}</span>
            <Icon d={chevronDownIcon} size="s" />
          </summary>
          <div className={styles.body}>{item.body}</div>
        </details>
      ))}
    </div>
  );
};
