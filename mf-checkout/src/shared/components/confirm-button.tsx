import { Button, usePressed, type ButtonProps } from '@tapnook/ui';
import type { ReactElement } from 'react';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The dialog is open. */
  readonly open: boolean;
  readonly onAsk: () => void;
}

/**
 * A button that opens a dialog. It stays pressed until the dialog is answered, and shows so before
 * the dialog is drawn.
 */
export const ConfirmButton = ({ open, onAsk, ...rest }: ConfirmButtonProps): ReactElement => {
  const [asked, ask] = usePressed(open, onAsk);
  return (
    <Button {...rest} aria-haspopup="dialog" aria-expanded={asked} onClick={() => ask(true)} />
  );
};
