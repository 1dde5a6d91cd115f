import { Icon } from '../icon/icon.tsx';
import { checkIcon } from '../icon/icons.ts';
import styles from './steps.module.css';

export interface StepsProps {
  readonly label: string;
  readonly items: readonly { readonly label: string }[];
  /** Index of the step the person is at. */
  readonly current: number;
  /** Read with the steps that are behind: "done". */
  readonly doneWord: string;
}

/** Where the person is in a short journey. */
export const Steps = ({ label, items, current, doneWord }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {items.map((item, index) => (
      <li
        key={item.label}
        aria-current={index === current ? 'step' : undefined}
        data-done={index < current || undefined}
      >
        <span className={styles.number}>
          {index < current ? <Icon d={checkIcon} size="s" /> : index + 1}
        </span>
        <span className={styles.stepLabel}>
          <span>{item.label}</span>
          {index < current && <span className={styles.hidden}>{`, ${doneWord}`}</span>}
        </span>
      </li>
    ))}
  </ol>
);
