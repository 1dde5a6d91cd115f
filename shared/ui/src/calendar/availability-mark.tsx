import styles from './calendar.module.css';

const CORNER = 'M1.8 12.2V6.5A4.7 4.7 0 0 1 6.5 1.8h5.7v10.4z';

export type Availability = 'open' | 'few' | 'full' | 'closed' | 'mine';

/** One corner, five fills; decorative, because the word always stands beside it. */
export const AvailabilityMark = ({ state }: { readonly state: Availability }) => (
  <svg className={styles.mark} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
    {state === 'open' && <path data-fill="" d="M1 13V6A5 5 0 0 1 6 1h7v12z" />}
    {state === 'few' && <path data-fill="" d="M1.8 12.2 12.2 1.8v10.4z" />}
    {state === 'closed' && <path d="M2 7h10" />}
    {state !== 'open' && state !== 'closed' && (
      <path d={state === 'full' ? `${CORNER}M2 12 12 2` : CORNER} />
    )}
    {state === 'mine' && <circle data-fill="" cx="7.5" cy="7.5" r="2.6" />}
  </svg>
);
