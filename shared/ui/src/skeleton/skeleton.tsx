import { CardGrid } from '../card-grid/card-grid.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'block' | 'circle' | 'picture' | undefined;
  readonly width?: 'full' | 'wide' | 'half' | 'third' | undefined;
}

/**
 * A grey place in the size of what will come. Appears after 150 ms, so that a quick answer never
 * flashes.
 */
export const Skeleton = ({ shape = 'line', width = 'full' }: SkeletonProps) => (
  <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />
);

/** Some lines of text to come. */
export const SkeletonText = ({ lines = 3 }: { readonly lines?: number | undefined }) => (
  <span className={styles.lines}>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={line === lines - 1 ? 'half' : line % 2 ? 'full' : 'wide'} />
    ))}
  </span>
);

/** A product card to come. */
export const SkeletonCard = () => (
  <span className={styles.lines}>
    <Skeleton shape="picture" />
    <Skeleton width="half" />
    <Skeleton width="wide" />
    <Skeleton width="third" />
  </span>
);

export interface SkeletonGridProps {
  readonly count: number;
  /** Announced: "Loading". */
  readonly label: string;
  readonly columns?: 3 | 4 | undefined;
}

/** A grid of cards to come. */
export const SkeletonGrid = ({ count, label, columns }: SkeletonGridProps) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <CardGrid as="div" columns={columns}>
      {Array.from({ length: count }, (_, card) => (
        <SkeletonCard key={card} />
      ))}
    </CardGrid>
  </div>
);
