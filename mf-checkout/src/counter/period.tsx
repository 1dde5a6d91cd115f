import { useWords } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { periodLine } from './order-lines.ts';
import styles from './period.module.css';

/** A voucher's own period as it is drawn: where there is no room for both days it breaks between them, never inside one. */
export const Period = ({ from, to }: { readonly from: string | null; readonly to: string | null }): ReactElement => {
  const [first, last] = periodLine(from, to, useWords().locale).split(' → ');
  if (!last) return <span className={styles.day}>{first}</span>;
  return <><span className={styles.day}>{first} →</span> <span className={styles.day}>{last}</span></>;
};
