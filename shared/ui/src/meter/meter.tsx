import { Fragment } from 'react';
import styles from './meter.module.css';

export interface MeterPart {
  /** 0 to 1 of the whole. */
  readonly share: number;
  /** Owned, waiting, held, about to expire. */
  readonly look: 'solid' | 'striped' | 'pale' | 'outlined';
}

export interface MeterProps {
  readonly label: string;
  /** What is read: "1,084 Tapcoin, 96 waiting". */
  readonly text: string;
  readonly parts: readonly MeterPart[];
}

/**
 * A bar of parts: the coins that are owned, waiting, held. The figures stand beside it in words.
 */
export const Meter = ({ label, text, parts }: MeterProps) => {
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, part) => sum + part.share, 0),
  );
  return (
    <div className={styles.meter} role="img" aria-label={`${label}: ${text}`}>
      <svg aria-hidden="true" focusable="false">
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts keep their order, unnamed
          <Fragment key={index}>
            {part.share > 0 && (
              <rect
                data-look={part.look}
                x={`${(starts[index] ?? 0) * 100}%`}
                width={`${part.share * 100}%`}
                height="16"
              />
            )}
            {part.share > 0 && part.look === 'striped' && (
              <line
                x1={`${(starts[index] ?? 0) * 100}%`}
                x2={`${((starts[index] ?? 0) + part.share) * 100}%`}
                y1="8"
                y2="8"
                strokeDasharray="4 4"
              />
            )}
          </Fragment>
        ))}
      </svg>
    </div>
  );
};
