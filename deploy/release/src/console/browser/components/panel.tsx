import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  /** Stands beside the title. */
  readonly actions?: ReactNode;
  /** `alarm` is for what must be looked at. */
  readonly tone?: 'alarm' | undefined;
  readonly label?: string | undefined;
  readonly children?: ReactNode;
}

/** A box of the console: what it is, what one may do with it, and what is in it. */
export const Panel = ({ title, hint, actions, tone, label, children }: PanelProps) => {
  const id = useId();
  return (
    <section
      className={styles.panel}
      data-tone={tone}
      aria-label={label}
      aria-labelledby={tone === 'alarm' ? id : undefined}
    >
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 id={id}>{title}</h2>
          {hint && <div className={styles.hint}>{hint}</div>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
};

/** What is in a panel and brings no room of its own. */
export const PanelBody = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
);
