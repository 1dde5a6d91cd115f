import {
  startTransition,
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import type { LinkComponent } from '../types.ts';
import { usePressed } from '../use-pressed.ts';
import styles from './tabs.module.css';

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly id: string;
    readonly label: string;
    readonly badge?: string | undefined;
  }[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

const tabAfterKey = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

/**
 * Brings the chosen tab of a row that is wider than its place into sight; the page itself stays
 * where it is.
 */
const showChosen = (row: HTMLElement | null, index: number): void => {
  const tab = row?.querySelectorAll('[role="tab"], a')[index];
  if (!row || !tab || row.scrollWidth <= row.clientWidth) return;
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right)
    row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
};

/**
 * Parts of one screen behind a row of tabs. Arrows move and choose. A press marks its tab at once;
 * what it asks for begins when that is on the screen.
 */
export const Tabs = ({ label, tabs, value: shown, onChange, children, className }: TabsProps) => {
  const id = useId();
  const [value, choose] = usePressed(shown, (next) => startTransition(() => onChange(next)));
  const row = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.id === value);
  useEffect(() => showChosen(row.current, chosen), [chosen]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = tabAfterKey(event.key, chosen, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };
  return (
    <div className={classes(styles.tabs, className)}>
      <div
        ref={row}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            <span>{tab.label}</span>
            {tab.badge && <sup>{tab.badge}</sup>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
};

export interface TabLinksProps {
  readonly label: string;
  /** `current`: the page that is shown, or one that it stands within. */
  readonly items: readonly {
    readonly href: string;
    readonly label: string;
    readonly icon?: string | undefined;
    readonly badge?: string | undefined;
    readonly after?: ReactNode;
    readonly current?: boolean | 'within' | undefined;
  }[];
  readonly as?: LinkComponent | undefined;
  readonly className?: string | undefined;
}

/** A row of links that looks like tabs, for places that have their own address. */
export const TabLinks = ({ label, items, as: Link = 'a', className }: TabLinksProps) => {
  const row = useRef<HTMLUListElement>(null);
  const current = items.findIndex((item) => item.current);
  useEffect(() => showChosen(row.current, current), [current]);
  return (
    <nav aria-label={label} className={className}>
      <ul ref={row} className={styles.list} role="list">
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              className={styles.tab}
              aria-current={item.current === 'within' ? 'true' : item.current ? 'page' : undefined}
            >
              {item.icon && <Icon d={item.icon} className={styles.icon} />}
              <span>{item.label}</span>
              {item.badge && <sup>{item.badge}</sup>}
              {item.after}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
