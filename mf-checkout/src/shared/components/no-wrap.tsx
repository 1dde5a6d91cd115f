import type { ReactElement } from 'react';
import styles from './no-wrap.module.css';

/** A date as formatted in either language, with the arrow of a period, or an order number. */
const UNBREAKABLE = /(\d+ [A-Z][a-z]{2} \d{4}(?: →)?|\d+年\d+月\d+日(?: →)?|TN\d{4}-[0-9A-Z]+)/;

/** Keeps dates and order numbers in a text on one line. */
export const NoWrap = ({ children }: { readonly children: string }): ReactElement => (
  <>
    {Array.from(children.split(UNBREAKABLE).entries(), ([index, part]) =>
      UNBREAKABLE.test(part) ? (
        <span key={index} className={styles.whole}>
          {part}
        </span>
      ) : part.trim() ? (
        <span key={index}>{part}</span>
      ) : (
        part
      ),
    )}
  </>
);
