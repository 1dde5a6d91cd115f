import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import type { LinkComponent } from '../types.ts';
import styles from './product-card.module.css';

export interface ProductCardFrameProps {
  readonly href: string;
  readonly as?: LinkComponent | undefined;
  readonly title: string;
  /** A `Picture` with an empty `alt`: the name is next to it. */
  readonly picture: ReactNode;
  /** One `Ribbon` at most. */
  readonly nook?: ReactNode;
  /** An `IconButton look="art"`, above the link. */
  readonly save?: ReactNode;
  /** District. */
  readonly place?: string | undefined;
  readonly score?: ReactNode;
  readonly price?: ReactNode;
  readonly extra?: ReactNode;
  readonly soldOut?: boolean | undefined;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** The large one of a feature. */
  readonly big?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A product: the picture is the card. All of it is one link; only the heart is separate. */
export const ProductCardFrame = ({
  href,
  as: Link = 'a',
  title,
  picture,
  nook,
  save,
  place,
  score,
  price,
  extra,
  soldOut,
  headingLevel = 3,
  big,
  className,
}: ProductCardFrameProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={classes(styles.card, className)}
      data-sold-out={soldOut || undefined}
      data-big={big || undefined}
    >
      <div className={styles.picture} data-card-picture="">
        {picture}
        {nook}
      </div>
      <div className={styles.words}>
        {(place || score) && (
          <div className={styles.meta}>
            {place && <span>{place}</span>}
            {place && score && <i aria-hidden="true">·</i>}
            {score}
          </div>
        )}
        <Heading className={styles.title}>
          <Link href={href}>{title}</Link>
        </Heading>
        {price && <div className={styles.price}>{price}</div>}
        {extra}
      </div>
      {save && <div className={styles.save}>{save}</div>}
    </article>
  );
};
