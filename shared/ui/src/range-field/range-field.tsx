import { useId } from 'react';
import styles from './range-field.module.css';

export interface RangeFieldProps {
  readonly legend: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly value: readonly [low: number, high: number];
  readonly onChange: (value: [low: number, high: number]) => void;
  readonly lowLabel: string;
  readonly highLabel: string;
  /** The figures as they are shown and read: "HK$800". */
  readonly lowText: string;
  readonly highText: string;
  /** How many there are along the range, drawn above it. */
  readonly bars?: readonly number[] | undefined;
}

/** A low and a high bound: two native sliders on one track, so every key of a slider works. */
export const RangeField = ({
  legend,
  min,
  max,
  step = 1,
  value: [low, high],
  onChange,
  lowLabel,
  highLabel,
  lowText,
  highText,
  bars,
}: RangeFieldProps) => {
  const id = useId();
  const share = (value: number) => ((value - min) / Math.max(1, max - min)) * 100;
  const peak = Math.max(1, ...(bars ?? []));
  const count = bars?.length ?? 1;
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{legend}</legend>
      <svg
        className={styles.drawing}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        data-bars={bars ? '' : undefined}
        aria-hidden="true"
        focusable="false"
      >
        {bars?.map((bar, index) => {
          const at = (index / count) * 100;
          const on = at + 50 / count >= share(low) && at + 50 / count <= share(high);
          return (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- a bar is its place on it
              key={index}
              data-on={on || undefined}
              x={at + 0.4}
              width={100 / count - 0.8}
              y={100 - (bar / peak) * 100}
              height={(bar / peak) * 100}
            />
          );
        })}
      </svg>
      <div className={styles.slider}>
        <svg
          className={styles.track}
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <rect width="100" height="4" />
          <rect
            data-on=""
            x={share(low)}
            width={Math.max(0, share(high) - share(low))}
            height="4"
          />
        </svg>
        <input
          id={`${id}-low`}
          type="range"
          min={min}
          max={max}
          step={step}
          value={low}
          aria-label={lowLabel}
          aria-valuetext={lowText}
          onChange={(event) =>
            onChange([Math.max(min, Math.min(Number(event.target.value), high - step)), high])
          }
        />
        <input
          id={`${id}-high`}
          type="range"
          min={min}
          max={max}
          step={step}
          value={high}
          aria-label={highLabel}
          aria-valuetext={highText}
          onChange={(event) =>
            onChange([low, Math.min(max, Math.max(Number(event.target.value), low + step))])
          }
        />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{lowText}</span>
        <span>{highText}</span>
      </div>
    </fieldset>
  );
};
