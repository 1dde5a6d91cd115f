import { Button, type ButtonProps } from '@tapnook/ui';
import { useState } from 'react';

/** A press that asks once more before it does what is hard to take back. */
export const ConfirmButton = ({
  sure,
  onConfirm,
  children,
  ...props
}: Omit<ButtonProps, 'onClick'> & { readonly sure: string; readonly onConfirm: () => void }) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <Button
      {...props}
      tone={isAsked ? 'danger' : (props.tone ?? 'outline')}
      onBlur={() => setAsked(false)}
      onClick={() => {
        if (isAsked) onConfirm();
        setAsked(!isAsked);
      }}
    >
      {isAsked ? sure : children}
    </Button>
  );
};
