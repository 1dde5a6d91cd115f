import { classes } from '../classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price.module.css';

export interface PriceProps {
  /** Formatted, with its currency: `HK$1,280`. */
  readonly amount: string;
  /** The same in another currency, shown after it to those who chose that: `US$164`. */
  readonly usd?: string | undefined;
  /** The price before, struck. */
  readonly was?: string | undefined;
  /** Read before the struck price: "was". */
  readonly wasWord?: string | undefined;
  /** "From". */
  readonly before?: string | undefined;
  /** "起". */
  readonly after?: string | undefined;
  readonly special?: boolean | undefined;
  readonly size?: 'm' | 'l' | undefined;
  /** New figures are on their way; the old ones stay, dimmed. */
  readonly stale?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A price: a small currency sign, strong figures, and the old price after it. */
export const Price = ({
  amount,
  usd,
  was,
  wasWord,
  before,
  after,
  special = was !== undefined,
  size = 'm',
  stale,
  className,
}: PriceProps) => {
  const [, sign = '', figures = amount] = /^([^\d]*)(.*)$/.exec(amount) ?? [];
  return (
    <span
      className={classes(styles.price, className)}
      data-special={special || undefined}
      data-size={size}
      data-stale={stale || undefined}
    >
      {before && (
        <em>
          <span>{before}</span>{' '}
        </em>
      )}
      <b translate="no" data-usd={usd}>
        {sign && <small>{sign}</small>}
        <span>{figures}</span>
      </b>
      {after && <em>{after}</em>}
      {was && (
        <s translate="no">
          <VisuallyHidden>{`, ${wasWord ?? ''} `}</VisuallyHidden>
          <span>{was}</span>
        </s>
      )}
    </span>
  );
};
