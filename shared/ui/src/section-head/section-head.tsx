import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { chevronRightIcon } from '../icon/icons.ts';
import { inOwnElement } from '../own-element.tsx';
import type { LinkComponent } from '../types.ts';
import styles from './section-head.module.css';

export interface SectionHeadProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly link?: { readonly href: string; readonly label: string } | undefined;
  readonly as?: LinkComponent | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
  readonly id?: string | undefined;
  /** Stands at the end instead of the link. */
  readonly aside?: ReactNode;
}

/** The head of a section: title, a line below it, one way on. */
export const SectionHead = ({
  title,
  text,
  link,
  as: Link = 'a',
  level = 2,
  id,
  aside,
}: SectionHeadProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <Heading id={id}>{title}</Heading>
        {text && <p>{text}</p>}
      </div>
      {link && (
        <Link href={link.href} className={styles.link}>
          <span>{link.label}</span>
          <Icon d={chevronRightIcon} size="s" />
        </Link>
      )}
      {inOwnElement(aside)}
    </div>
  );
};
