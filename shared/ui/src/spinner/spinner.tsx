import styles from './spinner.module.css';

/** A turning arc; decorative, so the region around it says that it is busy. */
export const Spinner = ({ size = 'm' }: { readonly size?: 's' | 'm' | undefined }) => (
  <span className={styles.spinner} data-size={size} aria-hidden="true" />
);
