import { Icon } from '@tapnook/ui';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import styles from './setting-list.module.css';

export interface SettingProps {
  /** A path of the icon set, or an element of its own. */
  readonly icon?: string | ReactElement;
  readonly lit?: boolean;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** Lets an e-mail address wrap after its `@` rather than inside a word. */
const withJoints = (text: string): ReactNode =>
  text.split(/(?<=@)/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text keep their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));

/** One row of a settings list: icon, name, current value and action. */
export const Setting = ({
  icon,
  lit,
  title,
  text,
  action,
  children,
}: SettingProps): ReactElement => (
  <li className={styles.item} data-plain={icon === undefined || undefined}>
    {icon !== undefined && (
      <span className={styles.icon} data-lit={lit || undefined} aria-hidden="true">
        {typeof icon === 'string' ? <Icon d={icon} /> : icon}
      </span>
    )}
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{typeof text === 'string' ? withJoints(text) : text}</p>}
    </div>
    {action && <div className={styles.action}>{action}</div>}
    {children && <div className={styles.below}>{children}</div>}
  </li>
);

/** A list of settings, divided by hairlines. */
export const SettingList = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <ul role="list" className={styles.list}>
    {children}
  </ul>
);
