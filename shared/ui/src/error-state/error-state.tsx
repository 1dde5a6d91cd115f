import { StateLayout, type StateProps } from '../state-layout/state-layout.tsx';
import styles from '../state-layout/state-layout.module.css';

/** Something failed on our side. */
export const ErrorState = (props: StateProps) => (
  <StateLayout
    {...props}
    kind="error"
    role="alert"
    drawing={
      <>
        <rect className={styles.room} x="58" y="38" width="44" height="46" rx="10" />
        <path className={styles.exclamation} d="M80 50v16M80 74v1" />
      </>
    }
  />
);
