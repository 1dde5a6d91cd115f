import { Fragment, type ReactElement } from 'react';
import styles from './whole-days.module.css';

/** A day as the shop writes it in either language; the arrow of a period stays with its first one. */
const DAY = /(\d+ [A-Z][a-z]{2} \d{4}(?: →)?|\d+年\d+月\d+日(?: →)?)/;

/** Words that name days, wherever their language puts them: a line breaks beside a day, never inside one. */
export const WholeDays = ({ children }: { readonly children: string }): ReactElement => (
  <>{Array.from(children.split(DAY).entries(), ([place, part]) => (DAY.test(part) ? <span key={place} className={styles.day}>{part}</span> : <Fragment key={place}>{part}</Fragment>))}</>
);
