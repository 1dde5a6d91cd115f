import { StateLayout, type StateProps } from '../state-layout/state-layout.tsx';
import styles from '../state-layout/state-layout.module.css';

/** Nothing here yet: an empty corner with a tap. */
export const EmptyState = (props: StateProps) => (
  <StateLayout
    {...props}
    kind="empty"
    drawing={
      <>
        <path className={styles.room} d="M44 92V64a20 20 0 0 1 20-20h52v48z" />
        <circle className={styles.tap} cx="98" cy="74" r="10" />
      </>
    }
  />
);
