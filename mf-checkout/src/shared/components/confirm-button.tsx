import { Button, usePressed, type ButtonProps } from '@tapnook/ui';
import type { ReactElement } from 'react';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The question is there. */
  readonly open: boolean;
  readonly onAsk: () => void;
}

/** A button behind which a question comes. It stays pressed in until that is answered, and is so before it comes: a page that may not be touched is drawn anew as a whole. */
export const ConfirmButton = ({ open, onAsk, ...rest }: ConfirmButtonProps): ReactElement => {
  const [asked, ask] = usePressed(open, onAsk);
  return (
    <Button {...rest} aria-haspopup="dialog" aria-expanded={asked} onClick={() => ask(true)} />
  );
};
