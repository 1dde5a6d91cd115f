import { Icon } from '../icon/icon.tsx';
import { chevronRightIcon } from '../icon/icons.ts';
import type { LinkComponent } from '../types.ts';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  readonly label: string;
  /** From the outside in; the last is this page and takes no address. */
  readonly items: readonly { readonly label: string; readonly href?: string | undefined }[];
  readonly as?: LinkComponent | undefined;
}

/** The way back up. */
export const Breadcrumbs = ({ label, items, as: Link = 'a' }: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <ol className={styles.crumbs}>
      {items.map((item, index) => (
        <li key={`${item.href ?? ''} ${item.label}`}>
          {index > 0 && <Icon d={chevronRightIcon} size="s" />}
          {item.href ? (
            <Link href={item.href}>{item.label}</Link>
          ) : (
            <span aria-current="page">{item.label}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
