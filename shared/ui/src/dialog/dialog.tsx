import { useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { closeIcon } from '../icon/icons.ts';
import { useModal } from './use-modal.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Asked for by Esc, by the scrim or by the cross; set `open` to false in answer. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons; the safe one first. */
  readonly actions?: ReactNode;
  /** False while money is moving: Esc and the scrim do nothing. */
  readonly dismissible?: boolean | undefined;
  /** Given, there is a cross with this name. */
  readonly closeLabel?: string | undefined;
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
}

const Layer = ({
  open,
  onClose,
  title,
  children,
  actions,
  dismissible = true,
  closeLabel,
  wide,
  className,
  kind,
}: DialogProps & { readonly kind: 'dialog' | 'sheet' }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useModal(open, heading);
  const titleId = useId();
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (dismissible) onClose();
  };
  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      className={classes(styles.layer, className)}
      data-kind={kind}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      aria-modal="true"
      onCancel={onCancel}
      onClick={(event) => dismissible && event.target === event.currentTarget && onClose()}
    >
      <div className={styles.body}>
        <span className={styles.handle} aria-hidden="true" />
        <div className={styles.head}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {closeLabel && (
            <IconButton
              icon={closeIcon}
              label={closeLabel}
              disabled={!dismissible}
              onClick={onClose}
            />
          )}
        </div>
        {children && <div className={styles.content}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
};

/** A question that must be answered first: centred from 768, a sheet from the bottom below. */
export const Dialog = (props: DialogProps) => <Layer {...props} kind="dialog" />;

/**
 * A place for more choices: a tall sheet from the bottom below 768, a panel at the right edge
 * above.
 */
export const Sheet = (props: DialogProps) => <Layer {...props} kind="sheet" />;
