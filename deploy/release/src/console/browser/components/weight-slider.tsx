import type { CSSProperties, KeyboardEvent } from 'react';
import { weightText } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './weight-slider.module.css';

/** Stops of the slider, in basis points. */
export const STOPS = [0, 100, 500, 1_000, 2_500, 5_000, 10_000];
const LABELLED = [0, 1_000, 2_500, 5_000, 10_000];

export const nextStop = (value: number): number => STOPS.find((stop) => stop > value) ?? 10_000;
const previousStop = (value: number): number => STOPS.findLast((stop) => stop < value) ?? 0;

const stopFor = (key: string, value: number): number | null => {
  if (key === 'ArrowRight' || key === 'ArrowUp' || key === 'PageUp') return nextStop(value);
  if (key === 'ArrowLeft' || key === 'ArrowDown' || key === 'PageDown') return previousStop(value);
  if (key === 'Home') return 0;
  return key === 'End' ? 10_000 : null;
};
const at = (value: number) => ({ '--at': value / 10_000 }) as CSSProperties;

/** A range whose keys walk the stops; Enter commits what it shows. */
export const WeightSlider = ({
  id,
  value,
  disabled,
  onMove,
  onCommit,
}: {
  readonly id: string;
  readonly value: number;
  readonly disabled: boolean;
  readonly onMove: (value: number) => void;
  readonly onCommit: () => void;
}) => {
  const { t } = useTexts();
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onCommit();
    const stop = stopFor(event.key, value);
    if (stop === null) return;
    event.preventDefault();
    onMove(stop);
  };
  return (
    <div className={styles.slider}>
      <input
        id={id}
        type="range"
        className={styles.range}
        style={at(value)}
        min={0}
        max={10_000}
        step={50}
        value={value}
        disabled={disabled}
        aria-label={t('canary.traffic')}
        aria-valuetext={t('canary.trafficOf', { weight: weightText(value) })}
        onChange={({ target }) => onMove(Number(target.value))}
        onKeyDown={press}
      />
      <div className={styles.ticks} aria-hidden="true">
        {LABELLED.map((stop) => (
          <span key={stop} style={at(stop)}>
            {stop === 10_000 ? '100%' : stop / 100}
          </span>
        ))}
      </div>
    </div>
  );
};
