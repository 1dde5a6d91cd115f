import type { ReactElement } from 'react';
import styles from './about.module.css';

const MARK = 'M4 37V17A13 13 0 0 1 17 4h20v13H20a3 3 0 0 0-3 3v17z';
const MONTHS = 12;
const CENTRE = 600;
const RADIUS = 404;
/** Degrees of the first and the last coin on the arc. */
const FROM = 5;
const TO = 85;

const positionOf = (month: number): string => {
  const angle = ((FROM + ((TO - FROM) * month) / (MONTHS - 1)) * Math.PI) / 180;
  return (
    `translate(${(CENTRE - RADIUS * Math.cos(angle)).toFixed(1)} ` +
    `${(450 - RADIUS * Math.sin(angle)).toFixed(1)})`
  );
};

const Coin = ({
  at,
  scale = 1,
}: {
  readonly at: string;
  readonly scale?: number;
}): ReactElement => (
  <g transform={`${at} scale(${scale})`}>
    <circle r="24" className={styles.coinFace} />
    <circle r="19.5" className={styles.coinRim} />
    <g transform="translate(-12 -12) scale(.6)">
      <path d={MARK} className={styles.coinWall} />
      <circle cx="29" cy="29" r="7" className={scale > 1 ? styles.coinTap : styles.coinWall} />
    </g>
  </g>
);

/** Twelve coins on an arc, one for each month of validity, and the large one they add up to. */
export const CoinArc = ({ label }: { readonly label: string }): ReactElement => (
  <svg className={styles.arc} viewBox="150 10 450 440" role="img" aria-label={label}>
    <path className={styles.corner} d="M246 450A354 354 0 0 1 600 96V450Z" />
    <path className={styles.corner} d="M306 450A294 294 0 0 1 600 156V450Z" />
    {Array.from({ length: MONTHS }, (_, month) => (
      <Coin key={month} at={positionOf(month)} />
    ))}
    <Coin at="translate(480 330)" scale={4.1} />
  </svg>
);
