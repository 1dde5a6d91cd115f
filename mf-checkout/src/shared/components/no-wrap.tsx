import { Fragment, type ReactElement } from 'react';
import styles from './no-wrap.module.css';

/** A day as the shop writes it in either language, the arrow of a period with its first one; or an order's number. */
const UNBREAKABLE = /(\d+ [A-Z][a-z]{2} \d{4}(?: →)?|\d+年\d+月\d+日(?: →)?|TN\d{4}-[0-9A-Z]+)/;

/** Words that name days or orders, wherever their language puts them: a line breaks beside one, never inside. */
export const NoWrap = ({ children }: { readonly children: string }): ReactElement => (
  <>
    {Array.from(children.split(UNBREAKABLE).entries(), ([index, part]) =>
      UNBREAKABLE.test(part) ? (
        <span key={index} className={styles.whole}>
          {part}
        </span>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    )}
  </>
);
