import type { MouseEvent } from 'react';
import { focusHeading } from '../focus/focus.ts';
import { Icon } from '../icon/icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icon/icons.ts';
import type { LinkComponent } from '../types.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  readonly as?: LinkComponent | undefined;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The name of a page's link: "Page 3". */
  readonly pageLabel: (page: number) => string;
}

/** The pages to offer: first, last, and those around the current one; 0 stands for a gap. */
export const pagesAround = (page: number, pages: number): number[] => {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((each) => each >= 1 && each <= pages)
    .toSorted((a, b) => a - b);
  return wanted.flatMap((each, index) => {
    const before = wanted[index - 1] ?? each - 1;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [0, each] : [each];
  });
};

/**
 * A press that turns the page in place leads to its top; one that opens another tab, Back and
 * Forward leave the place alone.
 */
const toTop = (event: MouseEvent): void => {
  if (!event.defaultPrevented) return;
  // After the link, which moves in a task of its own: the place that is left is the one to come
  // back to.
  setTimeout(() => {
    focusHeading();
    scrollTo({ top: 0, behavior: 'instant' });
  });
};

/** Links to the pages of a list. Shows nothing for a single page. */
export const Pagination = ({
  label,
  page,
  pages,
  hrefOf,
  as: Link = 'a',
  previousLabel,
  nextLabel,
  pageLabel,
}: PaginationProps) => {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} onClick={toTop}>
      <ul className={styles.pages} role="list">
        {page > 1 && (
          <li>
            <Link href={hrefOf(page - 1)} className={styles.page} aria-label={previousLabel}>
              <Icon d={chevronLeftIcon} size="s" />
            </Link>
          </li>
        )}
        {pagesAround(page, pages).map((each, index) => (
          <li key={each || `gap-${index}`}>
            {each === 0 ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                href={hrefOf(each)}
                className={styles.page}
                aria-label={pageLabel(each)}
                aria-current={each === page ? 'page' : undefined}
              >
                {each}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link href={hrefOf(page + 1)} className={styles.page} aria-label={nextLabel}>
              <Icon d={chevronRightIcon} size="s" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
};
