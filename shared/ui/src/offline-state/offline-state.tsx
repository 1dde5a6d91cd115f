import { StateLayout, type StateProps } from '../state-layout/state-layout.tsx';
import styles from '../state-layout/state-layout.module.css';

/** No connection: a boat on the water. */
export const OfflineState = (props: StateProps) => (
  <StateLayout
    {...props}
    kind="offline"
    role="status"
    drawing={
      <>
        <path className={styles.wave} d="M36 84q12-10 24 0t24 0 24 0 24 0" />
        <path className={styles.boat} d="M58 66h44l-8 14H66zM78 62V34l22 26z" />
      </>
    }
  />
);
