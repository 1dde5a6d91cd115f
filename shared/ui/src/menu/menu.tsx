import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { optionIndexForKey, optionIndexForCharacter } from '../combobox/option-navigation.ts';
import { Icon } from '../icon/icon.tsx';
import { Tag } from '../tag/tag.tsx';
import type { LinkComponent } from '../types.ts';
import { useDismiss } from '../use-dismiss.ts';
import styles from './menu.module.css';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: string | undefined;
  /** A count: pending orders. */
  readonly badge?: string | undefined;
  /** A link, or else an act. */
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** A hairline above. */
  readonly divided?: boolean | undefined;
}

export interface MenuProps {
  /** The name of the button: "Account menu, Ka Yan". */
  readonly label: string;
  /** Inside the button. */
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
  readonly as?: LinkComponent | undefined;
  readonly align?: 'start' | 'end' | undefined;
}

const Entry = ({
  item,
  as: Link = 'a',
  onDone,
}: {
  readonly item: MenuItem;
  readonly as?: LinkComponent | undefined;
  readonly onDone: () => void;
}) => {
  const content = (
    <>
      {item.icon && <Icon d={item.icon} />}
      <span>{item.label}</span>
      {item.badge && <Tag tone="hot">{item.badge}</Tag>}
    </>
  );
  const props = {
    role: 'menuitem',
    tabIndex: -1,
    className: styles.item,
    onClick: () => {
      item.onSelect?.();
      onDone();
    },
  };
  return item.href ? (
    <Link {...props} href={item.href}>
      {content}
    </Link>
  ) : (
    <button {...props} type="button">
      {content}
    </button>
  );
};

/**
 * A button that opens a list of links and acts. Arrows move, a letter jumps, Esc closes and gives
 * the focus back.
 */
export const Menu = ({ label, trigger, items, as, align = 'end' }: MenuProps) => {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(container, open, close);
  const entries = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
  ];
  useEffect(() => {
    if (open) list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      close();
      if (event.key === 'Tab') return;
      button.current?.focus();
      return event.preventDefault();
    }
    const all = entries();
    const active = all.findIndex((entry) => entry === document.activeElement);
    const next =
      optionIndexForKey(event.key, active, all.length) ??
      (/^\S$/u.test(event.key)
        ? optionIndexForCharacter(
            items.map((item) => item.label),
            active,
            event.key,
          )
        : undefined);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <div className={styles.container} ref={container}>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {trigger}
      </button>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.list}
          data-align={align}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <div key={item.id} role="none" data-divided={item.divided || undefined}>
              <Entry item={item} as={as} onDone={close} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
};
